// @ts-check
// The sizes of ribbons, and short titles if the longest does not fit.
import { scroll, wheels } from "./layout.js";
import { enhance } from "./ribbon.js";
import { go } from "./turning.js";
import { held } from "./values.js";

// Uses short titles if the longest does not fit. The list gets them, too, so that screen readers
// read what is shown.
const pen = document.createElement("canvas").getContext("2d");
/** @type {(wheel: Wheel) => void} */
export const shorten = ({ select, ribbon, unit }) => {
  if (!select.querySelector("[data-short]")) return;
  pen.font = getComputedStyle(ribbon).font;
  const isNarrow = [...select.options].some(o => pen.measureText(o.text).width > unit - 8);
  for (const o of select.options) o.label = isNarrow && o.dataset.short || o.text;
};
/** @type {(wheel: Wheel) => void} */
export const measure = wheel => {
  const { width } = wheel.ribbon.getBoundingClientRect();
  // One pixel is the line at the value's end.
  if (width) wheel.unit = width - 1;
};
// Resizing keeps the value in the middle, or the offset between two values if the ribbon is held.
export const sizes = new ResizeObserver(entries => {
  for (const { target } of entries) {
    if (!target.isConnected) continue;
    const wheel = wheels.get(target), { unit, drag, at } = wheel;
    measure(wheel);
    if (wheel.unit === unit) continue;
    if (drag) {
      drag.from = drag.path.at(-1)?.[1] ?? drag.from;
      drag.at = at * wheel.unit;
    }
    if (wheel.isHeld) scroll(wheel, at * wheel.unit);
    else {
      wheel.wasByHand = false;
      go(wheel, held(wheel), "instant");
    }
    enhance();
  }
});
