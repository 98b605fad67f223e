// @ts-check
// Turns the shown elements into the wanted ones, and keeps every element that it can.
import { fieldOf, isDirty, restore, unsettled } from "./controls.js";
import { byId } from "./page.js";

// The fields whose change was answered last.
/** @type {string[]} */
let answered = [];
/** @type {(fields: string[]) => void} */
export const answering = fields => { answered = fields; };
/** @type {(field: string) => boolean} */
export const holds = field => unsettled().includes(field) && !answered.includes(field);
// Inserts an element before another. One that is on the page moves with its state, if the browser
// can.
/** @type {(e: Found, list: Found, next: Found) => void} */
export const enter = (e, list, next) => {
  if (e.isConnected && list.moveBefore) list.moveBefore(e, next); else list.insertBefore(e, next);
};
// A reused element keeps its focus, the text being typed and running animations.
/** @type {(shown: Found, wanted: Found) => void} */
export const morph = (shown, wanted) => {
  if (shown.nodeType !== wanted.nodeType || shown.nodeName !== wanted.nodeName) {
    shown.replaceWith(wanted);
    return;
  }
  if (shown.nodeType !== 1) {
    if (shown.data !== wanted.data) shown.data = wanted.data;
    return;
  }
  // Keep the token of the value that was seen when the change began; the answer to it brings a new
  // one.
  if (shown.name?.startsWith("~original.") && holds(fieldOf(shown))) return;
  // The options may have changed, so remember an unsaved choice by its value.
  const options =
    shown.matches(".options") && (() => [...shown.querySelectorAll("[type=radio]")]);
  const chosen = options && options().find(c => c.checked && isDirty(c))?.value;
  const isControl = shown.matches("input:not([type=radio]),select,textarea");
  // A date that was turned but not stored keeps all its lists as they were turned.
  const kept = isControl && (isDirty(shown) || (shown.options && holds(fieldOf(shown))))
    ? shown.value : null;
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name) && name !== "data-sign") shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  // Match an element with an id by it, others by position. Skip elements that parts created.
  /** @type {(node: Found) => Found} */
  const theirs = node => node?.dataset?.own === undefined ? node : theirs(node.nextSibling);
  let next = theirs(shown.firstChild);
  for (const node of [...wanted.childNodes]) {
    const own = node.id && byId(node.id);
    const found = (next?.id || "") === (node.id || "") ? next : own?.parentNode === shown && own;
    if (!found || found !== next) enter(found || node, shown, next);
    if (!found) continue;
    next = theirs(found.nextSibling);
    morph(found, node);
  }
  while (next) {
    const gone = next;
    next = theirs(next.nextSibling);
    gone.remove();
  }
  if (options) {
    const kept = options().find(c => c.value === chosen) ?? options().find(c => c.defaultChecked);
    for (const c of options()) c.checked = c === kept;
  }
  // Keep an unsaved choice, unless the list no longer has it.
  if (kept !== null) shown.value = kept;
  if (isControl && (kept === null || shown.selectedIndex < 0)) restore(shown);
};
