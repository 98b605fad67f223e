// @ts-check
// A mouse drags a ribbon, flings it, and clicks its values.
import { length, scroll, scrolled } from "./layout.js";
import { choose, go } from "./turning.js";
import { held, landing } from "./values.js";

/** @type {(wheel: Wheel, on: On) => void} */
export const drags = (wheel, on) => {
  const { select, ribbon, side } = wheel;
  // The position of a pointer in the direction of scrolling, in CSS pixels.
  /** @type {(event: MouseEvent) => number} */
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
    if (event.pointerType !== "mouse" || event.button) return;
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
    if (type !== "pointerup") return go(wheel, held(wheel));
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
};
