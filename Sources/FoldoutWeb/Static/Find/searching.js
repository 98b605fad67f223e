// @ts-check
// Searches when words are typed, and continues an unfinished search.
import { address, bare, reopen, replace, words, wordsOf } from "./addresses.js";
import { byId, emit, field, form, operations } from "./find.js";
import { add, answered, count, html, load, outdate, renew, tell } from "./results.js";

const pause = 300, patience = 30000, most = 100;
// The address of the rows that are shown, and the one requested last.
let shown = location.href, asked = shown, found = words(), isNew = true,
  // True until the first rows of a search arrive; true if other words wait for them.
  isBusy = false, isWaiting = false,
  /** @type {number} */
  timer,
  /** @type {AbortController} */
  control;
/** @type {(one: string, other: string) => boolean} */
const isSame = (one, other) => bare(one).href === bare(other).href;

/** @type {(signal: AbortSignal) => Promise<void>} */
const goOn = async signal => {
  const end = performance.now() + patience;
  const isFocused = document.activeElement.id === "on";
  for (let on; (on = byId("on")) && performance.now() < end
    && (on.dataset.anew || count() < most);) {
    const page = await load(on.dataset.anew ? reopen(on.href) : on.href, signal);
    if (!page || signal.aborted) return;
    add(page, on.dataset.anew);
    emit("enhance");
  }
  if (isFocused && !byId("on")) field().focus({ preventScroll: true });
  tell();
};
const begun = () => {
  clearTimeout(timer);
  isBusy = isWaiting = false;
  control?.abort();
  asked = shown;
  return (control = new AbortController()).signal;
};
const resume = () => { goOn(begun()).catch(() => {}); };
/** @type {(url: string, record?: (url: string) => void) => Promise<void>} */
const show = async (url, record) => {
  const signal = begun();
  asked = url;
  isBusy = true;
  try {
    const page = await load(url, signal);
    if (!page || signal.aborted || !byId("listed") || !html(page, "listed")) return;
    renew(page);
    shown = url;
    found = words();
    record?.(url);
    emit("enhance");
    isBusy = false;
    if (isWaiting) search();
    if (!signal.aborted) await goOn(signal);
  } catch {
    // Without an answer the rows stay, and the page says so; Enter asks again.
    if (signal.aborted) return;
    asked = shown;
    outdate(shown !== url);
  } finally {
    if (!signal.aborted) isBusy = false;
  }
};
// All searches while the input keeps the focus are one step of the history.
export const search = () => {
  const url = reopen(address(), ["removed"]);
  if (isSame(url, asked)) return answered();
  // The words of the rows that are shown: a search for others is given up.
  if (isSame(url, shown)) {
    answered();
    return resume();
  }
  show(url, url => {
    history[isNew ? "pushState" : "replaceState"](null, "", url);
    isNew = false;
  });
};
// Searches for what was typed while the rows were replaced.
const catchUp = () => { if (field().value.trim() !== wordsOf(shown).trim()) search(); };
// After an action on a row, and once folding has ended, the search is repeated.
operations.seek = async id => {
  await Promise.allSettled(document.getAnimations().map(a => a.finished));
  await show(reopen(shown), replace);
  // @ts-ignore (both operations take an id)
  if (id) for (const name of ["fit", "foc"]) operations[name]?.(id);
  catchUp();
};

addEventListener("input", ({ target, isComposing }) => {
  if (target !== field() || isComposing) return;
  clearTimeout(timer);
  // A search that is under way shows its first rows before the next one begins, if they arrive
  // within the pause.
  isWaiting = isBusy;
  if (isBusy) timer = setTimeout(search, pause);
  else search();
});
addEventListener("click", event => {
  if (event.target.id !== "on" || event.ctrlKey || event.metaKey || event.shiftKey
    || count() >= most) return;
  event.preventDefault();
  resume();
});
addEventListener("enhance", () => {
  const order = byId("order");
  if (order?.href) order.href = reopen(order.href);
  if (words() === found) return;
  // The answer to a tap before the search brought the address of that time, and sets it a moment
  // later.
  found = words();
  const url = reopen(shown);
  requestAnimationFrame(() => setTimeout(() => show(url, replace).then(catchUp)));
});
addEventListener("focusin", ({ target }) => { if (target === field()) isNew = true; });
addEventListener("popstate", () => {
  if (isSame(location.href, asked)) return;
  field().value = wordsOf(location.href);
  isNew = true;
  show(location.href);
});
// Back may have changed the query before this file was loaded.
if (form() && words().trim() !== wordsOf(shown).trim()) show(shown);
else if (byId("on")) resume();
