// @ts-check
// The row of a date follows its wheels before the server answers: it shows the texts of their
// columns, and the sign in the row says that they are not saved yet.
import { awaits, fieldOf, isDirty, row } from "./rows.js";

/** @type {(wheels: Element) => string} */
const textOf = wheels => [...wheels.querySelectorAll("select")].map(
  ({ name, options, selectedIndex }) =>
    (/^~minute/.test(name) ? ":" : " ") + options[selectedIndex]?.label).join("").trim();

/** @type {(event: Event) => void} */
const follow = ({ type }) => {
  /** @type {Set<Element>} */
  const following = new Set();
  for (const wheels of document.querySelectorAll(".wheels")) {
    const field = fieldOf(wheels), value = row(field)?.querySelector("button .value");
    const isTurned = [...wheels.querySelectorAll("select")].some(isDirty);
    // A turn that was refused is shown by the wheels only.
    if (!value || !isTurned || (type !== "change" && !awaits("change", field))) continue;
    value.dataset.stored ??= value.innerHTML;
    value.textContent = textOf(wheels);
    following.add(value);
  }
  // What was stored, or refused. An answer that redraws the row removes the mark itself.
  for (const value of document.querySelectorAll("[data-stored]")) {
    if (following.has(value) || awaits("change", fieldOf(value))) continue;
    value.innerHTML = value.dataset.stored;
    delete value.dataset.stored;
  }
};
for (const name of ["change", "keep", "dress"]) addEventListener(name, follow);
