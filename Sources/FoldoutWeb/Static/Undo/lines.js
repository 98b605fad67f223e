// @ts-check
// The page's last changes: the lines of the bar, and its buttons.
import { hide } from "./bar.js";
import { bar, byId, fieldOf, form, operations, waiting } from "./undo.js";

// Removes messages that are shown once from the address, so that reloading does not repeat them.
const rest = location.search
  .replace(/\b((saved|done|altered|told|edit)=|added=again)[^&]*&?/g, "").replace(/[?&]$/, "");
if (rest !== location.search)
  history.replaceState(null, "", location.pathname + rest + location.hash);

// The bar offers to undo the last change. Once that is undone, or if a line is only a notice, it
// also offers the change before, up to twenty: one at a time, each line as its answer brought it.
// The server decides whether it still applies. A list's changes are in its address.
/** @type {HTMLElement[]} */
const earlier = [];
/** @type {Found} */
export let used;
// An answer may not have changed the bar.
addEventListener("keep", () => { if (!waiting()[0]) used = null; });
const { rep } = operations;
operations.rep = (id, text) => {
  if (id !== "undo" || form().dataset.label) return rep(id, text);
  const isAll = used?.querySelector("[data-kind=undo-all]");
  for (const p of bar.querySelectorAll("p")) if (p !== used) {
    p.remove();
    if (!isAll && p.querySelector("[data-kind=undo]")) earlier.push(p);
  }
  while (earlier[19]) earlier.shift();
  if (/<p/.test(text)) rep(id, text); else used?.remove();
  used = null;
  if (bar.querySelector("p:not(.again) [data-kind=undo]")) return;
  const p = earlier.pop();
  if (!p) return rep(id, text);
  if (byId(p.id)) p.id += "~";
  bar.querySelector(".close").before(p);
};

addEventListener("click", ({ target, detail }) => {
  used = target.closest("#undo p button")?.parentNode ?? used;
  if (!target.matches("#undo .close")) return;
  hide();
  if (!detail) operations.foc("r-" + fieldOf(bar.querySelector("p")));
});
