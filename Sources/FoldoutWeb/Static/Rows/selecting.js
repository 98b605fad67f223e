// @ts-check
// Selecting and copying what the button of a row shows.
import { form } from "./rows.js";

// A press on a row begins a new selection. A drag that selects text of a row is no tap on it, and
// neither is the rest of a double click.
/** @type {(target: EventTarget) => Control} */
const ownerAt = target => {
  const owner = target.closest("button.row");
  return owner?.form === form() ? owner : null;
};
/** @type {(owner: Control) => boolean} */
const isSelected = owner => !getSelection().isCollapsed && getSelection().containsNode(owner, true);
addEventListener("pointerdown", ({ target, button }) => {
  const owner = button ? null : ownerAt(target);
  if (owner && isSelected(owner)) getSelection().empty();
}, true);
addEventListener("click", event => {
  const { target, detail, pointerType } = event;
  const owner = detail && ownerAt(target);
  if (!owner) return;
  const isRepeated = detail > 1 && pointerType === "mouse" && owner.name === "open";
  if (!isRepeated && !isSelected(owner)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
// Copying without a selection copies the value of the row that has the focus.
addEventListener("copy", event => {
  const value = document.activeElement.querySelector(":scope > .value");
  if (!value || !getSelection().isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", value.textContent.trim());
});
