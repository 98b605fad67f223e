// @ts-check
// Input events of the form, and how a page is loaded and returned to.
import { controls, edited, fieldOf, restore } from "./controls.js";
import { data, emit, form, isZoned } from "./page.js";
import { need, needAll } from "./parts.js";
import { awaits, enqueue, enqueueLater } from "./queue.js";
import { fault } from "./signs.js";

/** @type {boolean} */
let isKeyed;
for (const name of ["keydown", "pointerdown"]) {
  addEventListener(name, () => { isKeyed = name === "keydown"; }, true);
}
addEventListener("click", event => {
  const { name, value, form: owner } = event.target.closest("button") ?? {};
  if (!name || owner !== form()) return;
  emit("settle");
  // The choice of a conflict and a button of Undo also send the tokens beside them. The button that
  // undoes several fields sends those of all, and counts as the first field's.
  const place = event.target.closest(name === "~undo" ? "#undo" : ".error,#undo p");
  const field = fieldOf(place?.querySelector("button") ?? event.target);
  if (name === "open") return enqueue({ kind: "tap", field, name: value });
  const kind = name.startsWith("~press.") ? "press" : "change";
  // A press also sends the page's ticket, so that it adds a record only once. A day also sends the
  // time that is shown.
  const by = kind === "press" ? "~ticket" : /^~on/.test(name) && name.replace("on", "base");
  /** @type {Pair[]} */
  const met = [...by ? document.getElementsByName(by) : place?.querySelectorAll("input") ?? []]
    .map(c => [c.name, c.value]);
  enqueue({ kind, field, pairs: [[name, value], ...met], time: Date.now() });
});
addEventListener("submit", event => {
  if (event.target === form()) event.preventDefault();
});
addEventListener("change", event => {
  const c = event.target;
  if (c.form !== form() || !c.name || !c.closest("li[id]")) return;
  const field = fieldOf(c);
  if (c.type === "file") {
    return c.value && enqueue({ kind: "change", field, pairs: [[c.name, c.files[0]]] });
  }
  // If a date was both turned and typed, the last input counts.
  for (const o of controls()) {
    if (o.name && fieldOf(o) === field && o.name !== c.name
      && o.type !== "hidden" && !(o.options && c.options)) restore(o);
  }
  emit("enhance");
  // Also send a value that is the stored one again, if another change of it is under way.
  if (edited().includes(field) || awaits("change", field)) {
    // A turn of a ribbon by hand and a click on an option are complete; steps by keys are not.
    const isStep = c.options && event.isTrusted
      || isKeyed && (c.type === "radio" || !event.isTrusted && c.closest(".mini-picker"));
    return (isStep ? enqueueLater : enqueue)({ kind: "change", field });
  }
  fault(field);
  emit("keep");
});

// Back may show a page as it was left, or as it was first loaded.
addEventListener("pageshow", ({ persisted }) => {
  // Load parts after the first frame; on a page without a record also the one that sends what
  // another page left unsent.
  requestAnimationFrame(() => setTimeout(() => {
    needAll();
    if ((!form() || data("data-label"))
      && Object.keys(sessionStorage).some(key => key.startsWith("unsaved:"))) need("/_/resend.js");
  }));
  if (!persisted
    && performance.getEntriesByType("navigation")[0].type !== "back_forward") return;
  if (form()) enqueue({ kind: "sync" }); else location.reload();
});
addEventListener("DOMContentLoaded", () => {
  if (!form()) return;
  // A list's page leaves out the ids of rows, which follow from the values of their buttons.
  for (const { value, parentNode } of document.querySelectorAll("#f .follow[value]")) {
    parentNode.id ||= "r-" + value;
  }
  if (!isZoned) enqueue({ kind: "sync" });
});
