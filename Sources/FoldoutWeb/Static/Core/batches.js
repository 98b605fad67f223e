// @ts-check
// Applies a batch of operations to the page (Documentation/WireFormat.md).
import { fieldOf } from "./controls.js";
import { core } from "./core.js";
import { answering, enter, holds, morph } from "./morph.js";
import { at, byId, element, emit, html, setData } from "./page.js";
import { needAll } from "./parts.js";
import { fault, forget, row, say } from "./signs.js";

// Inserts an element after another, or first into a list.
/** @type {(e: Found, place: Found) => void} */
export const put = (e, place) => {
  const isList = place.matches("ul,#sections");
  const list = isList ? place : place.parentNode;
  enter(e, list, isList ? place.firstChild : place.nextSibling);
};
/** @type {(li: Found, place: Found) => void} */
export const unfold = (li, place) => {
  // Sections do not unfold.
  const d = li.matches("li") && li.querySelector(".fold");
  if (!d) return put(li, place);
  d.classList.add("shut");
  put(li, place);
  // Compute the styles at the transition's start before its end is set.
  d.getAnimations();
  // Begin with the first frame that shows it, however late, and one frame in. Wheels follow later.
  requestAnimationFrame(() => {
    d.classList.remove("shut");
    for (const a of d.getAnimations()) a.currentTime = 17;
    setTimeout(emit, 0, "enhance");
  });
};
/** @type {(li: Element) => void} */
export const fold = li => {
  const d = li.matches("li") && li.querySelector(".fold");
  if (!d) return li.remove();
  if (li.contains(document.activeElement)) {
    row(fieldOf(li))?.querySelector("button")?.focus({ preventScroll: true });
  }
  d.classList.add("shut");
  Promise.allSettled(d.getAnimations().map(
    /** @type {(animation: Animation) => Promise<any>} */
    a => a.finished)).then(() => {
    if (d.classList.contains("shut")) li.remove();
  });
};

/** @type {Operations} */
export const operations = {
  del: id => { forget(id); at(id, fold); },
  // The HTML has one element, or several to insert one after the other.
  ins: (id, after, text) => {
    for (const wanted of [...html(text).children]) {
      const shown = byId(wanted.id), place = byId(after);
      after = wanted.id;
      forget(after);
      // The element may exist: a drawer that is still folding, or an empty placeholder.
      if (shown) morph(shown, wanted); else if (place) unfold(wanted, place);
    }
  },
  mov: (id, after) => at(id, e => at(after, place => (core.move ?? put)(e, place))),
  rep: (id, text) => at(id, shown => morph(shown, element(text))),
  exp: (id, isOpen) =>
    at(id, li => li.querySelector("button").setAttribute("aria-expanded", isOpen)),
  foc: id => at(id, li => {
    const drawer = byId("d-" + fieldOf(li));
    (drawer?.querySelector("select,:checked") ?? drawer?.querySelector("input")
      ?? li.querySelector("button:not(.mini-picker *),textarea,select,input:not([type=hidden])")
      ?? li.parentNode.querySelector("input")).focus({ preventScroll: true });
  }),
  err: (id, text) => fault(id.slice(2), element(text)),
  say,
  go: address => location.assign(address),
};

/** @type {(batch: Batch, fields?: string[], refused?: string) => void} */
export const apply = (batch, fields = [], refused) => {
  answering(fields);
  const lost = (batch.hides ?? []).flatMap(
    ([field, text]) => holds(field) || field === refused ? text : []);
  const travel = core.travel?.(batch);
  for (const e of document.querySelectorAll(".passing")) fault(fieldOf(e));
  // A refused input that is still shown keeps its problem.
  const faults = [...document.querySelectorAll("#f .error")].map(e => [fieldOf(e), e]);
  for (const part of [...html(batch.reset ?? "").children]) {
    at(part.id, shown => morph(shown, part));
  }
  for (const [field, e] of faults) if (holds(field)) fault(field, e);
  // @ts-ignore (the arguments are the operation's own)
  for (const [name, ...rest] of batch.ops) operations[name]?.(...rest);
  travel?.();
  // An entry that goes with its row is told to all, not only to those who listen; after the words
  // about the change that hides it.
  if (lost[0]) setTimeout(say, 0, lost.join(" "), "toast");
  setData("data-from", batch.to);
  setData("action", batch.at);
  if (batch.title) document.title = batch.title;
  // Changing the history is slow in browsers: show the changes first.
  requestAnimationFrame(() => setTimeout(() => history.replaceState(null, "", batch.at)));
  needAll();
  emit("enhance");
};
