// @ts-check
// Hides the bar of Undo, moves it aside, and shows it again.
import { bar, byId, fieldOf, form } from "./undo.js";

// The bar closes by its button, and by itself if it has no other button. After a while it no
// longer covers the rows and stays at the form's end. The next change brings it back.
/** @type {number} */
let later, isAside = false;
export const hide = () => {
  bar.hidden = true;
  isAside = false;
};
const settleDown = () => {
  if (!bar.querySelector("p button")) hide();
  else if (bar.matches(":hover, :focus-within")) later = setTimeout(settleDown, 2000);
  else bar.classList.add("late");
};
const watch = () => {
  clearTimeout(later);
  isAside = false;
  if (bar.firstChild)
    later = setTimeout(settleDown, bar.querySelector("p button") ? 10000 : 6000);
};
// Beside a refusal the bar would seem to belong to it, so it is hidden until the refusal is gone.
const isBesideRefusal = () => [...bar.querySelectorAll("p")]
  .some(p => byId("e-" + fieldOf(p))?.matches(":not(.notice)"));
new MutationObserver(watch).observe(bar, { childList: true, subtree: true });
watch();
addEventListener("refused", () => {
  if (!bar.hidden && isBesideRefusal()) isAside = bar.hidden = true;
});
new MutationObserver(() => {
  if (isAside && !isBesideRefusal()) isAside = bar.hidden = false;
}).observe(form(), { childList: true, subtree: true });
