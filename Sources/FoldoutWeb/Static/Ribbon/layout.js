// @ts-check
// The place of a ribbon, and which of its values are there.
import { count, title, within } from "./values.js";

// The height of a wheel's value, as in ribbon.css.
export const height = 32;
// The values of a long ribbon that can be scrolled to; it is laid anew around the one that it rests
// on.
export const most = 4000;
// The values on each side of what is seen of a mini picker that are there: no more than twelve
// months need.
const beside = 5;
// What is known of a ribbon, by its element.
/** @type {WeakMap<Element, Wheel>} */
export const wheels = new WeakMap();
export const shown = () =>
  [...document.querySelectorAll(".strip")].map(ribbon => wheels.get(ribbon));
// `side` is 0 for a wheel; of a mini picker 1, or -1 from right to left.
export const scrolled = ({ ribbon, side }) => side ? ribbon.scrollLeft * side : ribbon.scrollTop;
export const scroll = ({ ribbon, side }, offset, behavior = "instant") =>
  ribbon.scrollTo(side ? { left: offset * side, behavior } : { top: offset, behavior });
/** @type {(wheel: Wheel) => number} */
export const length = ({ texts, select }) => texts?.length ?? count(select);
export const place = wheel =>
  within(wheel.base + Math.round(scrolled(wheel) / wheel.unit || 0), length(wheel) - 1);

// Only what is near the middle is bent to a cylinder: each bent value is a layer of its own.
export const bend = (wheel, index = place(wheel)) => {
  if (wheel.side || Math.abs(index - wheel.bent) < 4) return;
  wheel.bent = index;
  [...wheel.ribbon.children].forEach((value, i) =>
    value.classList.toggle("near", Math.abs(wheel.first + i - index) < 12));
};

const value = text => {
  const i = document.createElement("i");
  i.append(Object.assign(document.createElement("b"), { textContent: text }));
  return i;
};
// Has the values from one to another there, and keeps those that are there already: they may be
// under a finger. The stylesheet keeps the place of the others.
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
// Of a mini picker what is in view is there, and what is beside it.
export const drawBeside = (wheel, at = wheel.base + scrolled(wheel) / wheel.unit) => {
  const last = length(wheel) - 1;
  draw(wheel, within(Math.floor(at + .02) - beside, last),
    within(Math.ceil(at - .02) + beside, last) + 1);
};
// A drawer that unfolds needs only the values of a wheel that are seen; the others come when it
// stands open, or when the wheel is turned.
export const fill = wheel => {
  if (wheel.side || wheel.end - wheel.first === length(wheel)) return;
  const { scrollTop } = wheel.ribbon;
  draw(wheel, 0, length(wheel));
  // WebKit goes on to the value that is now as many from the first as the one before was.
  if (wheel.ribbon.scrollTop !== scrollTop) wheel.ribbon.scrollTop = scrollTop;
  bend(wheel);
};
// Lays a ribbon around a value.
export const lay = (wheel, index) => {
  wheel.base = within(index - most / 2, Math.max(0, length(wheel) - most));
  if (wheel.side) drawBeside(wheel, index);
  scroll(wheel, (index - wheel.base) * wheel.unit);
};
