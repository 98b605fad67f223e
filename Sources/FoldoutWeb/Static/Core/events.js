// @ts-check
// What a person does with the form, and how a page comes and comes back.
import { controls, edited, fieldOf, restore } from "./controls.js";
import { emit, form, isZoned, told } from "./page.js";
import { need, needAll } from "./parts.js";
import { awaits, enqueue, enqueueLater } from "./queue.js";
import { fault } from "./signs.js";

let isKeyed;
for (const name of ["keydown", "pointerdown"]) {
  addEventListener(name, () => { isKeyed = name === "keydown"; }, true);
}
addEventListener("click", event => {
  const { name, value, form: owner } = event.target.closest("button") ?? {};
  if (!name || owner !== form()) return;
  emit("settle");
  // A choice between two values, and what undoes, says which other it knows; what undoes all that
  // was stored at once says it of each, and stands for the first.
  const place = event.target.closest(name === "~undo" ? "#undo" : ".error, #undo p");
  const field = fieldOf(place?.querySelector("button") ?? event.target);
  if (name === "open") return enqueue({ kind: "tap", field, name: value });
  const kind = name.startsWith("~press.") ? "press" : "change";
  // A press has the page's number, by which what it adds is added once; a day has the time that is
  // shown.
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
  // Of a date that is turned and typed, what was done last counts.
  for (const o of controls()) {
    if (o.name && fieldOf(o) === field && o.name !== c.name
      && o.type !== "hidden" && !(o.options && c.options)) restore(o);
  }
  emit("dress");
  // Also what is again as it was, where something else is under way.
  if (edited().includes(field) || awaits("change", field)) {
    // A choice by hand on a ribbon is complete, and so is an option that is pointed at.
    const isStep = c.options && event.isTrusted
      || isKeyed && (c.type === "radio" || !event.isTrusted && c.closest(".mini-picker"));
    return (isStep ? enqueueLater : enqueue)({ kind: "change", field });
  }
  fault(field);
  emit("keep");
});

// Back may bring a page as it was left, or as it was loaded then.
addEventListener("pageshow", ({ persisted }) => {
  // Parts come after the first frame; on a page that is no record's, the one that sends what is
  // unsent.
  requestAnimationFrame(() => setTimeout(() => {
    needAll();
    if ((!form() || told("data-label"))
      && Object.keys(sessionStorage).some(key => key.startsWith("unsaved:"))) need("/_/resend.js");
  }));
  if (!persisted
    && performance.getEntriesByType("navigation")[0].type !== "back_forward") return;
  if (form()) enqueue({ kind: "sync" }); else location.reload();
});
addEventListener("DOMContentLoaded", () => {
  if (!form()) return;
  // A list's page leaves out the ids that are its buttons' values.
  for (const { value, parentNode } of document.querySelectorAll("#f .follow[value]")) {
    parentNode.id ||= "r-" + value;
  }
  if (!isZoned) enqueue({ kind: "sync" });
});
