// @ts-check
// Turns a ribbon, and chooses the value on which it comes to rest.
import { fill, lay, most, place, scroll, scrolled, shown } from "./layout.js";
import { held, title } from "./values.js";

// Turns to a value without choosing it, because it is already chosen.
/** @type {(wheel: Wheel, index: number, behavior?: Behavior) => void} */
export const go = (wheel, index, behavior = smoothly()) => {
  const { ribbon, base, unit } = wheel;
  wheel.byHand = wheel.isTurned = false;
  if (behavior !== "instant") fill(wheel);
  const offset = (index - base) * unit;
  const isThere = Math.abs(scrolled(wheel) - offset) < 1;
  ribbon.classList.toggle("drag", !isThere && ribbon.matches(".mini-picker .strip, .drag"));
  if (isThere || behavior === "instant" || offset < 0 || offset > most * unit) lay(wheel, index);
  else scroll(wheel, offset, behavior);
};
/** @type {() => Behavior} */
export const smoothly = () =>
  matchMedia("(prefers-reduced-motion)").matches ? "instant" : "smooth";

/** @type {(wheel: Wheel, index: number, behavior?: "instant" | "smooth") => void} */
export const choose = (wheel, index, behavior) => {
  const { select, texts } = wheel;
  go(wheel, index, behavior);
  // The list may have changed.
  const found = texts && select.options[index]?.label !== texts[index]
    ? [...select.options].findIndex(o => o.label === texts[index]) : index;
  if (found < 0 || held(wheel) === found) return;
  wheel.asked = found;
  if (texts) select.selectedIndex = found; else select.value = title(wheel, found);
  for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
};

// Chooses the value in the middle if the ribbon was turned and nobody holds it.
/** @type {(wheel: Wheel) => void} */
export const rest = wheel => {
  if (wheel.isHeld) return;
  wheel.ribbon.classList.remove("drag");
  if (wheel.isTurned && wheel.ribbon.isConnected) choose(wheel, place(wheel));
};

// Chooses the value in the middle of each turning ribbon, because something else happens now. A
// fling that still continues chooses nothing more.
export const settle = () => {
  for (const wheel of shown()) {
    if (!wheel?.isTurned) continue;
    choose(wheel, place(wheel), "instant");
    wheel.select.isLeft = true;
    wheel.wasByHand = false;
  }
};
