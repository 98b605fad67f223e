// @ts-check
// Fingers, mice and keys on a ribbon.
import {
  bend, drawBeside, fill, height, lay, length, most, place, scroll, scrolled, wheels,
} from "./layout.js";
import { measure, sizes } from "./sizes.js";
import { choose, go, rest, settle, smoothly } from "./turning.js";
import { after, chosen, count, held, landing, within } from "./values.js";

export const root = document.documentElement.classList;
const focused = ":is(.wheels, .mini-picker):focus-within";

// Fingers scroll a ribbon wherever they are, the mouse's wheel only one of a picker that has the
// focus: what the page's own scrolling brought under the mouse is not meant to be turned. (The
// stylesheet has it so; a page that is scrolled goes on being scrolled until the mouse is moved or
// pressed.)
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
  // Browsers make every scroller a stop of Tab.
  ribbon.tabIndex = -1;
  // It gets byHand: what scrolls it is a person, not go(); wasByHand: the last to scroll it was
  // one; isTurned: it was scrolled so and did not rest yet; and isHeld: a hand is on it.
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
  // A throw that outlived its own choice ends elsewhere; what is shown counts. What no hand has
  // turned goes back to what the list says.
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
      // A wheel that turns up and down leads through values side by side, too.
      event.preventDefault();
      rolled += deltaY;
      if (Math.abs(rolled) < 40) return;
      scroll(wheel, (place(wheel) + Math.sign(rolled) - wheel.base) * wheel.unit, smoothly());
      rolled = 0;
      return;
    }
    // Scrollable still, since the last hand was a finger.
    if (root.contains("touched")) event.preventDefault();
    root.remove("touched");
  });
  on("touchstart", () => { wheel.byHand = wheel.wasByHand = wheel.isHeld = true; });
  // A finger that stopped the ribbon exactly on a value lets go without another scroll. One that
  // the system took away has chosen nothing.
  on("touchend touchcancel", ({ type, targetTouches }) => {
    wheel.isHeld = targetTouches.length > 0;
    if (wheel.isHeld) return;
    if (type === "touchend") return restLater();
    wheel.wasByHand = false;
    go(wheel, held(wheel), smoothly());
  });

  // A mouse drags the ribbon, too, and throws it.
  const along = ({ clientX, clientY }) => side ? clientX * side : clientY;
  on("mousedown", event => {
    // The list keeps the focus, and its keys.
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
    // A wheel lies in the list's label, which would open the list.
    event.preventDefault();
    if (wheel.isDragged) return;
    // A mini picker shows no other value: a tap opens its list, as it does without the skin, or
    // lets one write the number.
    if (side) {
      select.focus({ preventScroll: true });
      return select.options ? select.showPicker?.() : select.select();
    }
    // A value above or below is chosen by a tap.
    const value = document.elementFromPoint(event.clientX, event.clientY).closest("i");
    if (!value) return;
    const index = wheel.first + [...ribbon.children].indexOf(value);
    // Over no value what stands in the band was not chosen, and is chosen by a tap on any of it.
    const isUntouched = [...select.closest(".wheels").querySelectorAll("select")]
      .every(({ options, selectedIndex }) => options[selectedIndex]?.defaultSelected);
    if (index === select.selectedIndex && isUntouched) {
      select.closest(".wheels").querySelector("button")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    }
    choose(wheel, index);
  });
  // A mini picker's keys count from what was asked for, which its list says only once that is
  // answered; and from right to left a browser's arrows lead the other way than they point. In a
  // number, which is a text, left, right, Home and End lead through its digits.
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
  // An arrow of a field counts from what its ribbon holds by now; over no value it says itself
  // where it leads.
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
