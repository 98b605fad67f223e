// @ts-check
// Makes what is shown what it is to be, and keeps every element that it can.
import { fieldOf, isDirty, restore, unsettled } from "./controls.js";
import { byId } from "./page.js";

// The fields whose change was answered last.
let answered = [];
export const answering = fields => { answered = fields; };
export const holds = field => unsettled().includes(field) && !answered.includes(field);
// Puts an element before another; one that is on the page moves as it is, where the browser can.
export const enter = (e, list, next) => {
  if (e.isConnected && list.moveBefore) list.moveBefore(e, next); else list.insertBefore(e, next);
};
// Keeps with an element the focus, the text being typed and the animation under way.
export const morph = (shown, wanted) => {
  if (shown.nodeType !== wanted.nodeType || shown.nodeName !== wanted.nodeName) {
    shown.replaceWith(wanted);
    return;
  }
  if (shown.nodeType !== 1) {
    if (shown.data !== wanted.data) shown.data = wanted.data;
    return;
  }
  // A token is what was seen when the change was begun; an answer to the change renews it.
  if (shown.name?.startsWith("~original.") && holds(fieldOf(shown))) return;
  // A list of options may have others now: what was chosen in it is known by its value.
  const options =
    shown.matches(".options") && (() => [...shown.querySelectorAll("[type=radio]")]);
  const chosen = options && options().find(c => c.checked && isDirty(c))?.value;
  const isControl = shown.matches("input:not([type=radio]),select,textarea");
  // Of a date that was turned and not taken, each list stays as it was turned.
  const kept = isControl && (isDirty(shown) || (shown.options && holds(fieldOf(shown))))
    ? shown.value : null;
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name) && name !== "data-sign") shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  // What has an id is found by it, all else by its place. What a part made is the part's.
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
  // What was chosen stays, unless the list has it no more.
  if (kept !== null) shown.value = kept;
  if (isControl && (kept === null || shown.selectedIndex < 0)) restore(shown);
};
