// @ts-check
// Turns a ribbon by the keys and the arrows of its list or number input, and after its changes.
import { place } from "./layout.js";
import { choose, go, settle } from "./turning.js";
import { after, chosen, count, held, within } from "./values.js";

/** @type {(wheel: Wheel) => void} */
export const steps = wheel => {
  const { select, ribbon, side } = wheel;
  select.addEventListener("input", () => {
    wheel.asked = chosen(select);
    select.isLeft = false;
    ribbon.hidden = wheel.asked < 0;
    if (!wheel.isHeld && !ribbon.hidden && place(wheel) !== wheel.asked)
      go(wheel, wheel.asked);
  });
  if (!side) return;

  // Keys of a mini picker count from the pending value, which its list only has once it is
  // answered; and from right to left, browsers' arrow keys go the other way. In a number input,
  // Left, Right, Home and End move through its digits.
  select.addEventListener("keydown", event => {
    const { key, altKey } = event;
    const to = after(key, held(wheel), count(select), side, select.options);
    if (!(to >= 0) || altKey || ribbon.hidden || !(select.options || /[pn]$/.test(key))) return;
    event.preventDefault();
    choose(wheel, to);
  });
  // A field's arrow counts from the ribbon's current value. Without a value it works as a button.
  for (const arrow of select.parentNode.querySelectorAll("button")) {
    arrow.addEventListener("click", event => {
      settle();
      const to = within(held(wheel) + (arrow.nextSibling ? -1 : 1), count(select) - 1);
      if (ribbon.hidden || !select.value) return;
      event.preventDefault();
      event.stopPropagation();
      choose(wheel, to);
    });
  }
};
