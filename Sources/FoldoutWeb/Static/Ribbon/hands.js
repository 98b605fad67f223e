// @ts-check
// Touches, mice and keys on a ribbon.
import {
  bend, drawBeside, fill, height, lay, length, most, place, scroll, scrolled, wheels,
} from "./layout.js";
import { measure, sizes } from "./sizes.js";
import { choose, go, rest, settle, smoothly } from "./turning.js";
import { after, chosen, count, held, landing, within } from "./values.js";

export const root = document.documentElement.classList;
const focused = ":is(.wheels, .mini-picker):focus-within";

// Fingers scroll any ribbon. A mouse's wheel scrolls only a focused picker, because scrolling the
// page may bring other ribbons under the mouse. (The stylesheet does that by these classes; once
// the page is scrolled, the wheel only scrolls the page until the mouse is moved or pressed.)
root.toggle("touched", matchMedia("(pointer: coarse)").matches);
for (const name of ["pointerdown", "pointermove"]) {
  addEventListener(name, ({ type, pointerType, movementX, movementY }) => {
    root.toggle("touched", pointerType !== "mouse");
    if (type === "pointerdown" || movementX || movementY) root.remove("rolling");
  }, true);
}
addEventListener("focusin", () => root.remove("rolling"));
addEventListener("wheel", ({ target }) => {
  if (!target.closest(focused)) root.add("rolling");
}, { capture: true, passive: true });

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
  const on = (names, act) => {
    for (const name of names.split(" ")) ribbon.addEventListener(name, act, { passive: false });
  };

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
  on("touchstart", () => { wheel.byHand = wheel.wasByHand = wheel.isHeld = true; });
  // A finger that stops the ribbon exactly on a value causes no scroll event when it is lifted. A
  // cancelled touch chooses nothing.
  on("touchend touchcancel", ({ type, targetTouches }) => {
    wheel.isHeld = targetTouches.length > 0;
    if (wheel.isHeld) return;
    if (type === "touchend") return restLater();
    wheel.wasByHand = false;
    go(wheel, held(wheel), smoothly());
  });

  // A mouse also drags the ribbon, and flings it.
  const along = ({ clientX, clientY }) => side ? clientX * side : clientY;
  on("mousedown", event => {
    // The list keeps the focus and the keys.
    event.preventDefault();
    if (select.options && !event.sourceCapabilities?.firesTouchEvents)
      select.focus({ preventScroll: true });
  });
  on("pointerdown", event => {
    if (wheel.drag) return;
    wheel.isDragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    ribbon.setPointerCapture(event.pointerId);
    wheel.drag = { id: event.pointerId, from: along(event), at: scrolled(wheel), path: [] };
  });
  on("pointermove", event => {
    const { drag } = wheel, { pointerId, timeStamp } = event, now = along(event);
    if (drag?.id !== pointerId || (!wheel.isHeld && Math.abs(now - drag.from) < 4)) return;
    ribbon.classList.add("drag");
    wheel.isDragged = wheel.isHeld = wheel.isTurned = wheel.byHand = wheel.wasByHand = true;
    drag.path = [...drag.path.filter(([time]) => time > timeStamp - 100), [timeStamp, now]];
    scroll(wheel, drag.at + drag.from - now);
  });
  on("pointerup pointercancel", event => {
    const { drag, isHeld, base, unit } = wheel, { type, pointerId, timeStamp } = event;
    if (drag?.id !== pointerId) return;
    wheel.drag = null;
    if (!isHeld) return;
    wheel.isHeld = false;
    if (type !== "pointerup") return go(wheel, held(wheel), smoothly());
    const [time, from] = drag.path.find(([moved]) => moved > timeStamp - 100) ?? [];
    const speed = timeStamp > time ? (from - along(event)) / (timeStamp - time) : 0;
    choose(wheel, base + landing(length(wheel) - base, unit, scrolled(wheel), speed));
  });
  on("click", event => {
    // The wheel is in the list's label, whose click would open the list.
    event.preventDefault();
    if (wheel.isDragged) return;
    // A mini picker shows only one value: a tap opens its list, as without the skin, or selects the
    // number for typing.
    if (side) {
      select.focus({ preventScroll: true });
      return select.options ? select.showPicker?.() : select.select();
    }
    // A tap on a value chooses it.
    const value = document.elementFromPoint(event.clientX, event.clientY).closest("i");
    if (!value) return;
    const index = wheel.first + [...ribbon.children].indexOf(value);
    // Without a stored value the wheels show a proposal: a tap on any of its values accepts it.
    const isUntouched = [...select.closest(".wheels").querySelectorAll("select")]
      .every(({ options, selectedIndex }) => options[selectedIndex]?.defaultSelected);
    if (index === select.selectedIndex && isUntouched) {
      select.closest(".wheels").querySelector("button")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    }
    choose(wheel, index);
  });
  // Keys of a mini picker count from the pending value, which its list only has once it is
  // answered; and from right to left, browsers' arrow keys go the other way. In a number input,
  // Left, Right, Home and End move through its digits.
  if (side) select.addEventListener("keydown", event => {
    const { key, altKey } = event;
    const to = after(key, held(wheel), count(select), side, select.options);
    if (!(to >= 0) || altKey || ribbon.hidden || !(select.options || /[pn]$/.test(key))) return;
    event.preventDefault();
    choose(wheel, to);
  });
  select.addEventListener("input", () => {
    wheel.asked = chosen(select);
    select.isLeft = false;
    ribbon.hidden = wheel.asked < 0;
    if (!wheel.isHeld && !ribbon.hidden && place(wheel) !== wheel.asked)
      go(wheel, wheel.asked, smoothly());
  });
  // A field's arrow counts from the ribbon's current value. Without a value it works as a button.
  if (side) for (const arrow of select.parentNode.querySelectorAll("button")) {
    arrow.addEventListener("click", event => {
      settle();
      const to = within(held(wheel) + (arrow.nextSibling ? -1 : 1), count(select) - 1);
      if (ribbon.hidden || !select.value) return;
      event.preventDefault();
      event.stopPropagation();
      choose(wheel, to);
    });
  }
  select.after(ribbon);
  if (side) {
    measure(wheel);
    sizes.observe(ribbon);
  }
  return wheel;
};
