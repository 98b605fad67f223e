// @ts-check
// Keeps the entries in the tab, and enters them again.
import { controls, enqueue, fieldOf, form, isDirty, original, own } from "./adding.js";
import { isLeft } from "./saving.js";

const begun = original().map(c => [c.name, c.value]);
const keep = () => {
  if (isLeft) return;
  const typed = controls().filter(c => c.name && isDirty(c) && /text|email|url|tel/.test(c.type)
    && !c.matches(".secret")).map(c => [c.name, c.value]);
  const drafts = original().map(c => [c.name, c.value]);
  if (!typed.length && `${drafts}` === `${begun}`) return sessionStorage.removeItem(own);
  sessionStorage.setItem(own, JSON.stringify({ drafts, typed }));
};
addEventListener("pagehide", keep);
addEventListener("keep", keep);

const kept = JSON.parse(sessionStorage.getItem(own) ?? "null");
if (kept) {
  for (const [name, value] of kept.drafts) {
    const c = original().find(c => c.name === name);
    if (c) c.value = value;
  }
  Element.prototype.setAttribute.call(form(), "data-from", "");
  enqueue({ kind: "sync" });
  for (const [name, value] of kept.typed) {
    const c = controls().find(c => c.name === name);
    if (!c || isDirty(c)) continue;
    c.value = value;
    enqueue({ kind: "change", field: fieldOf(c) });
  }
}
