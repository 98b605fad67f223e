// @ts-check
// Scrolls a row with its drawer into view, and keeps it there.
import { byId, fieldOf, form, operations } from "./rows.js";

// Keeps a row under the finger while rows above it fold, and scrolls by the least that shows it
// with its drawer, or to the top if both do not fit. An on-screen keyboard or the bar of Undo may
// cover the foot of the window. A press, a key, the wheel and the next row end it.
const bar = byId("undo");
const foot = () => Math.min(visualViewport.offsetTop + visualViewport.height,
  innerHeight - bar.offsetHeight * +!bar.matches(".late"));
/** @type {any} */
let running = {};
onwheel = onkeydown = onpointerdown = () => { running = {}; };
operations.fit = id => {
  const li = byId(id);
  if (!li) return;
  const start = li.getBoundingClientRect();
  // The placeholder of a late answer may be higher than its drawer, so begin where it began.
  const from = running[id] ?? start.top, top = from - visualViewport.offsetTop - 8;
  const below = from + start.height + 16 - foot()
    + (byId("d-" + fieldOf(li))?.querySelector(".content").scrollHeight ?? 0);
  const shift = start.top - from + Math.min(top, Math.max(0, below));
  const length = matchMedia("(prefers-reduced-motion)").matches ? 1 : 300;
  const run = running = { [id]: from };
  /** @type {number} */
  let begun;
  /** @type {(now: number) => void} */
  const step = now => {
    if (running !== run || !li.isConnected) return;
    // Begin with the first frame, as folding does, so that both end together even if it is late.
    const part = Math.min(1, (now - (begun ??= now)) / length);
    scrollBy(0, li.getBoundingClientRect().top - start.top + shift * part);
    // Folding may have begun later.
    if (part < 1 || [...document.querySelectorAll(".fold")].some(d => d.getAnimations()[0]))
      requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

// Keeps an open drawer in view when the bar appears or its row grows, and likewise the element
// with the focus and a new problem. A drawer that is out of view stays there.
/** @type {(e: Element) => void} */
const refit = e => {
  const drawer = document.querySelector(".drawer:has(.fold:not(.shut))");
  const box = drawer?.getBoundingClientRect();
  if (box?.bottom > 0 && box.top < foot()) e = drawer;
  else if (drawer?.contains(e)) return;
  if (e.matches("#f :is(.drawer, :focus)")) operations.fit("r-" + fieldOf(e));
};
/** @type {number} */
let last;
new ResizeObserver(() => {
  if (bar.offsetHeight > last) refit(document.activeElement);
  last = bar.offsetHeight;
}).observe(bar);
new MutationObserver(changes => {
  for (const { addedNodes: [e] } of changes) {
    // A problem may be gone with its row already.
    if (e?.matches?.("#f .error")) {
      if (e.getBoundingClientRect().bottom < foot()) refit(bar);
      else operations.fit("r-" + fieldOf(e));
    }
  }
}).observe(form(), { childList: true, subtree: true });
