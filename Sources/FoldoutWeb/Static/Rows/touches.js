// @ts-check
// Touches: clicks that miss the row under the finger, and answers that wait until it is lifted.
import { core } from "../Core/core.js";
import { form } from "./rows.js";

// Browsers attribute a touch at a drawer's edge to the row beside it, and give a click to what has
// come to lie under a finger. So ignore a click whose press began outside of its drawer, or in one
// that it is not in. And what is pressed must not move from under the finger, because then there is
// no click: answers to what the press began, such as leaving a text, wait until the finger is
// lifted, but at most 3 s. The finger may have come down before this file was loaded.
/** @type {Element} */
let touched, lift = () => {};
addEventListener("pointerdown", ({ x, y }) => {
  touched = document.elementFromPoint(x, y);
  core.lifted = new Promise(done => {
    lift = done;
    setTimeout(done, 3000);
  });
});
for (const name of ["pointerup", "pointercancel"])
  addEventListener(name, () => setTimeout(lift, 50));
addEventListener("click", event => {
  const { target, detail } = event, began = touched, drawer = target.closest(".drawer");
  if (!detail || !began) return;
  touched = null;
  if (began.closest(".drawer") === drawer
    || !drawer && target.closest("button")?.form !== form()) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
