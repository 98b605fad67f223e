// @ts-check
// Folds open drawers when a read-only row is tapped, or when editing a text in its row begins.
import { awaits, emit, enqueue, fieldOf, sheet } from "./rows.js";

/** @type {(kind: Task["kind"], element: Element) => void} */
const turnTo = (kind, element) => {
  if (!awaits("tap") && !document.querySelector(".drawer")) return;
  const field = fieldOf(element);
  enqueue({ kind, field, name: decodeURIComponent(field) });
};
// A tap on a read-only row. Selecting its text isn't a tap.
addEventListener("click", ({ target }) => {
  const li = target.closest("#f li.item:not(:has(.editor, .row :is(button, input, textarea)))");
  if (!li?.querySelector("div.row") || target.closest("a, .error") || !getSelection().isCollapsed)
    return;
  turnTo("tap", li);
});
// Editing a text begins.
/** @type {(c: Found) => void} */
const beginEditing = c => {
  if (!c.matches("li.item input:not(.switch, .option *, .editor *), li.item textarea")) return;
  emit("settle");
  turnTo("edit", c);
};
addEventListener("focusin", ({ target }) => beginEditing(target));
// Editing may have begun before this file was loaded.
beginEditing(document.activeElement);

// Without its styles nothing is animated, and all else works.
await Promise.resolve(sheet("/_/rows.css")).catch(() => {});
