// @ts-check
// Selecting and copying what the button of a row shows.
import { form } from "./rows.js";

// A drag that selects text of a row is no tap on it, and neither is the rest of a double click.
addEventListener("click", event => {
  const { target, detail, pointerType } = event, selection = getSelection();
  const owner = target.closest("button.row");
  if (!owner || owner.form !== form()) return;
  const isRepeated = detail > 1 && pointerType === "mouse" && owner.name === "open";
  if (!isRepeated && (selection.isCollapsed || !selection.containsNode(owner, true))) return;
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
