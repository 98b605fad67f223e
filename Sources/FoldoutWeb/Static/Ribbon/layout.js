// @ts-check
// The scroll position of a ribbon, and the values that have elements.
import { count, title, within } from "./values.js";

// The height of a wheel's value, as in ribbon.css.
export const height = 32;
// The maximum number of values that can be scrolled to. A longer ribbon is laid out anew around the
// value on which it rests.
export const most = 4000;
// The number of elements on each side of a mini picker's view. Twelve months need no more.
const beside = 5;
// The state of each ribbon, by its element.
/** @type {WeakMap<Element, Wheel>} */
export const wheels = new WeakMap();
export const shown = () =>
  [...document.querySelectorAll(".strip")].map(ribbon => wheels.get(ribbon));
// `side` is 0 for a wheel; for a mini picker 1, or -1 from right to left.
/** @type {(wheel: Wheel) => number} */
export const scrolled = ({ ribbon, side }) => side ? ribbon.scrollLeft * side : ribbon.scrollTop;
/** @type {(wheel: Wheel, offset: number, behavior?: any) => void} */
export const scroll = ({ ribbon, side }, offset, behavior = "instant") =>
  ribbon.scrollTo(side ? { left: offset * side, behavior } : { top: offset, behavior });
/** @type {(wheel: Wheel) => number} */
export const length = ({ texts, select }) => texts?.length ?? count(select);
/** @type {(wheel: Wheel) => number} */
export const place = wheel =>
  within(wheel.base + Math.round(scrolled(wheel) / wheel.unit || 0), length(wheel) - 1);

// Bends only the values near the middle to a cylinder: each bent value is a layer of its own.
/** @type {(wheel: Wheel, index?: number) => void} */
export const bend = (wheel, index = place(wheel)) => {
  if (wheel.side || Math.abs(index - wheel.bent) < 4) return;
  wheel.bent = index;
  [...wheel.ribbon.children].forEach((value, i) =>
    value.classList.toggle("near", Math.abs(wheel.first + i - index) < 12));
};

/** @type {(text: string) => Element} */
const value = text => {
  const i = document.createElement("i");
  i.append(Object.assign(document.createElement("b"), { textContent: text }));
  return i;
};
// Makes elements for a range of values, and keeps existing ones, which may be under a finger. The
// stylesheet reserves the space of all others.
/** @type {(wheel: Wheel, from: number, to: number) => void} */
export const draw = (wheel, from, to) => {
  const { ribbon, base, unit } = wheel, count = Math.min(length(wheel) - base, most);
  const places = `--before:${(from - base) * unit}px;--after:${(count - to + base) * unit}px`;
  if (places === wheel.places) return;
  ribbon.style = wheel.places = places;
  for (; wheel.first < Math.min(from, wheel.end); wheel.first++) ribbon.firstChild.remove();
  for (; wheel.end > Math.max(to, wheel.first); wheel.end--) ribbon.lastChild.remove();
  if (wheel.first === wheel.end) wheel.first = wheel.end = from;
  while (wheel.first > from) ribbon.prepend(value(title(wheel, --wheel.first)));
  while (wheel.end < to) ribbon.append(value(title(wheel, wheel.end++)));
  wheel.bent = NaN;
};
// Makes elements for the values in a mini picker's view, and for those beside it.
/** @type {(wheel: Wheel, at?: number) => void} */
export const drawBeside = (wheel, at = wheel.base + scrolled(wheel) / wheel.unit) => {
  const last = length(wheel) - 1;
  draw(wheel, within(Math.floor(at + .02) - beside, last),
    within(Math.ceil(at - .02) + beside, last) + 1);
};
// Makes elements for all values of a wheel. An unfolding drawer has only those in view; the others
// follow when it is open, or when the wheel is turned.
/** @type {(wheel: Wheel) => void} */
export const fill = wheel => {
  if (wheel.side || wheel.end - wheel.first === length(wheel)) return;
  const { scrollTop } = wheel.ribbon;
  draw(wheel, 0, length(wheel));
  // WebKit scrolls to the element with the same index as the one it showed before.
  if (wheel.ribbon.scrollTop !== scrollTop) wheel.ribbon.scrollTop = scrollTop;
  bend(wheel);
};
// Lays out a ribbon around a value.
/** @type {(wheel: Wheel, index: number) => void} */
export const lay = (wheel, index) => {
  wheel.base = within(index - most / 2, Math.max(0, length(wheel) - most));
  if (wheel.side) drawBeside(wheel, index);
  scroll(wheel, (index - wheel.base) * wheel.unit);
};
