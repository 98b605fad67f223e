// @ts-check
// Makes a ribbon, which fingers and the wheel of a mouse scroll.
import { drags } from "./drags.js";
import {
  bend, drawBeside, fill, height, lay, length, most, place, scroll, scrolled, wheels,
} from "./layout.js";
import { focused, root } from "./pointers.js";
import { measure, sizes } from "./sizes.js";
import { steps } from "./steps.js";
import { go, rest, smoothly } from "./turning.js";
import { held } from "./values.js";

/** @type {(select: Control) => Wheel} */
export const make = select => {
  const ribbon = document.createElement("div");
  ribbon.className = "strip";
  ribbon.ariaHidden = "true";
  ribbon.dataset.own = "";
  // Browsers put every scroller into the Tab order.
  ribbon.tabIndex = -1;
  // The wheel gets these flags later: byHand: a person scrolls it, not go(); wasByHand: a person
  // scrolled it last; isTurned: it was scrolled by hand and is not at rest yet; isHeld: a finger or
  // a mouse holds it.
  const side = select.closest(".mini-picker") ? select.matches(":dir(rtl)") ? -1 : 1 : 0;
  /** @type {Wheel} */
  const wheel = { select, ribbon, side, unit: height, base: 0, first: 0, end: 0 };
  wheels.set(ribbon, wheel);
  /** @type {On} */
  const on = (names, act) => {
    for (const name of names.split(" ")) ribbon.addEventListener(name, act, { passive: false });
  };

  /** @type {number} */
  let timer;
  const restLater = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, 120, wheel);
  };
  on("scroll", () => {
    clearTimeout(timer);
    wheel.at = scrolled(wheel) / wheel.unit;
    if (side) drawBeside(wheel); else bend(wheel);
    wheel.isTurned ||= wheel.byHand;
    if (!("onscrollend" in ribbon)) restLater();
  });
  // A fling may outlast its choice and end elsewhere; the value that is shown counts. A ribbon that
  // no hand has turned returns to the value of its list.
  on("scrollend", () => {
    rest(wheel);
    if (place(wheel) === held(wheel))
      return length(wheel) > most && !wheel.isHeld && lay(wheel, held(wheel));
    if (!wheel.wasByHand) return go(wheel, held(wheel), "instant");
    wheel.isTurned = true;
    restLater();
  });
  on("pointerdown touchstart wheel", () => fill(wheel));
  let rolled = 0;
  on("wheel", event => {
    if (ribbon.matches(`:root:not(.rolling) ${focused} .strip`)) {
      wheel.byHand = wheel.wasByHand = true;
      const { deltaX, deltaY } = event;
      if (!side || Math.abs(deltaX) > Math.abs(deltaY)) return;
      // The vertical wheel of a mouse turns values that are side by side, too.
      event.preventDefault();
      rolled += deltaY;
      if (Math.abs(rolled) < 40) return;
      scroll(wheel, (place(wheel) + Math.sign(rolled) - wheel.base) * wheel.unit, smoothly());
      rolled = 0;
      return;
    }
    // The ribbon can still be scrolled, because a finger was used last.
    if (root.contains("touched")) event.preventDefault();
    root.remove("touched");
  });
  on("touchstart", () => { wheel.isHeld = wheel.byHand = wheel.wasByHand = true; });
  // A finger that stops the ribbon exactly on a value causes no scroll event when it is lifted. A
  // cancelled touch chooses nothing.
  on("touchend touchcancel", ({ type, targetTouches }) => {
    wheel.isHeld = targetTouches.length > 0;
    if (wheel.isHeld) return;
    if (type === "touchend") return restLater();
    wheel.wasByHand = false;
    go(wheel, held(wheel));
  });
  drags(wheel, on);
  steps(wheel);
  select.after(ribbon);
  if (side) {
    measure(wheel);
    sizes.observe(ribbon);
  }
  return wheel;
};
