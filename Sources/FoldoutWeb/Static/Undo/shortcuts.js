// @ts-check
// The keys of Undo and Redo, and Escape.
import { hide } from "./bar.js";
import { leaveIt } from "./focus.js";
import { used } from "./lines.js";
import { bar, emit, fault, fieldOf, form, isDirty, restore, row } from "./undo.js";

// A text with unsaved changes has the browser's undo. For any other text it is prevented, because
// the browser would insert what was typed over an earlier value.
/** @type {(control: Control) => boolean} */
const isOwn = c => c.matches("input, textarea") && (c.form !== form() || isDirty(c));
addEventListener("keydown", event => {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)
    || isOwn(event.target)) return;
  event.preventDefault();
  // Press the button that undoes all, or else the first, of the last change. The answer brings
  // the next one: pressed twice, it would overwrite what is typed by then.
  const kind = key === "y" || event.shiftKey ? "redo" : "undo";
  used || (bar.querySelector(`[data-kind=${kind}-all]`)
    ?? bar.querySelector(`p:not(.again) [data-kind=${kind}]`))?.click();
});
addEventListener("beforeinput", event => {
  if (event.inputType.startsWith("history") && !isOwn(event.target)) event.preventDefault();
});

// Escape discards a text, or else closes a question, the drawer or the bar.
addEventListener("keydown", event => {
  if (event.key !== "Escape" || event.isComposing) return;
  const c = event.target;
  const li = c.closest("li[id]");
  // A chosen option isn't a text: it already counts.
  if (li && c.matches("input:not(.option *), textarea") && isDirty(c)) {
    restore(c);
    fault(fieldOf(c));
    emit("keep");
  } else if (li && row(fieldOf(c)).querySelector(".question")) {
    leaveIt(row(fieldOf(c)).querySelector(".question"));
  }
  else if (li?.matches(".drawer")) {
    const owner = row(fieldOf(c)).querySelector("button");
    // A late answer leaves the drawer shut and hidden, which would lose the focus.
    owner.focus({ preventScroll: true });
    owner.click();
  }
  else if (!document.querySelector(":popover-open")) hide();
});
