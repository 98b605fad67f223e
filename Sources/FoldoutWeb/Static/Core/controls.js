// @ts-check
// The form's controls, and the values that they show and that were stored last.

// Lists the elements of a control, with their properties of the shown and of the stored value.
/** @type {(control: Control) => [element: Control, now: string, last: string][]} */
const states = c =>
  /box|radio/.test(c.type) ? [[c, "checked", "defaultChecked"]]
  : c.options ? [...c.options].map(o => [o, "selected", "defaultSelected"])
  : [[c, "value", "defaultValue"]];
/** @type {(control: Control) => boolean} */
export const isDirty = c =>
  c.type !== "file" && states(c).some(([e, now, last]) => e[now] !== e[last]);
// Marks a value as stored.
/** @type {(control: Control, value: Pair[1]) => void} */
export const settle = (c, value) => {
  if (c.type === "radio") {
    for (const o of document.getElementsByName(c.name)) o.defaultChecked = o.value === value;
  } else if (c.options) for (const o of c.options) o.defaultSelected = o.value === value;
  else if (c.type === "checkbox") c.defaultChecked = !!value;
  else c.defaultValue = value;
};
/** @type {(control: Control) => void} */
export const restore = c => { for (const [e, now, last] of states(c)) e[now] = e[last]; };
/** @type {(control: Control) => string} */
export const valueOf = c => c.type === "checkbox" && !c.checked ? "" : c.value;
export const controls = () => [...document.querySelectorAll("#f li :is(input,select,textarea)")];
// Entries that the message below the row carries: those of folded drawers that are in conflict, and
// those that stand refused until another one makes them valid.
export const carried = () => [...document.querySelectorAll("[data-mine]")];
export const edited = () => controls().filter(c => c.name && isDirty(c)).map(fieldOf);
export const unsettled = () => [...edited(), ...carried().map(fieldOf)];

// Returns the field that an element belongs to, as it is written in ids.
/** @type {(element: EventTarget) => string} */
export const fieldOf = element =>
  element.closest("li[id],.foot,#undo p").id.slice(2).split("~")[0];
