// @ts-check
// The row of a date follows its wheels before the server answers: it shows the texts of their
// columns, and the sign in the row says that they are not saved yet.
import { awaits, fieldOf, isDirty, row } from "./rows.js";

/** @type {(selects: any[]) => string} */
const textOf = selects => selects.map(({ name, options, selectedIndex }) =>
  (/^~minute/.test(name) ? ":" : " ") + options[selectedIndex]?.label).join("").trim();

const follow = () => {
  /** @type {Set<Element>} */
  const following = new Set();
  for (const wheels of document.querySelectorAll(".wheels")) {
    const field = fieldOf(wheels), value = row(field)?.querySelector("button .value");
    const selects = [...wheels.querySelectorAll("select")];
    // A turn that was refused is shown by the wheels only. One that was turned back while it was
    // sent is shown, too. Another month may lack the day, and only the server knows its calendar.
    if (!value || !awaits("change", field)
      || value.dataset.stored === undefined && !selects.some(isDirty)
      || selects.some(({ name, value }) => /^~d/.test(name) && value > 28)
      && selects.some(select => /^~(mo|y)/.test(select.name) && isDirty(select))) continue;
    value.dataset.stored ??= value.innerHTML;
    value.textContent = textOf(selects);
    following.add(value);
  }
  // Show the stored value again once the change is stored or refused. An answer that redraws the
  // row removes the mark itself.
  for (const value of document.querySelectorAll("[data-stored]")) {
    if (following.has(value) || awaits("change", fieldOf(value))) continue;
    value.innerHTML = value.dataset.stored;
    delete value.dataset.stored;
  }
};
for (const name of ["keep", "enhance"]) addEventListener(name, follow);
