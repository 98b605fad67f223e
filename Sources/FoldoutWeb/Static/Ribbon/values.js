// @ts-check
// The values of a ribbon: those of a list, or the numbers of an input, and where keys and fingers
// lead.

/** @type {Core} */
export let core;
export const use = given => { core = given; };
export const within = (number, last) => Math.max(0, Math.min(number, last));

// ---- The list, or the number ----

const zero = c => (c.dataset.zero ?? "0").charCodeAt();
const number = c => c.value.replace(/./g, d => d.charCodeAt() - zero(c)) - c.dataset.min;
// The place of what it holds; -1 where that is none of the values, and is shown as it is.
export const chosen = c => c.options ? c.selectedIndex
  : number(c) < count(c) && title({ select: c }, number(c)) === c.value
  ? Math.max(-1, number(c)) : -1;
export const count = c => c.options ? c.length : c.dataset.max - c.dataset.min + 1;
/** @type {(wheel: Partial<Wheel>, index: number) => string} */
export const title = ({ select, texts }, index) => texts
  ? texts[index]
  : `${+select.dataset.min + index}`.replace(/\d/g, d => String.fromCharCode(zero(select) + +d));
// A turn that was told and is not answered yet stands for what the list is about to say.
/** @type {(wheel: Wheel) => number} */
export const held = ({ select, asked }) =>
  select.isConnected && core.awaits(select.name, core.fieldOf(select)) ? asked : chosen(select);

// ---- Where a turn ends ----

// Where a ribbon settles that is let go of at an offset with a speed:
// Ribbon.landing(from:velocity:), whose samples test this, too (Tests/Shared/flings.tsv). 499 is
// 0.998 / (1 - 0.998).
export const landing = (count, unit, offset, velocity) =>
  Math.round(within((within(offset, (count - 1) * unit) + velocity * 499) / unit, count - 1));

// The value that a key leads to: Ribbon.index(after:), whose samples test this, too
// (Tests/Shared/keys.tsv). In a list the first value is above the second, as browsers have it; of
// numbers the larger one is above.
export const after = (key, index, count, side, isList) => {
  const up = isList ? -1 : 1;
  const step = {
    ArrowLeft: -side, ArrowRight: side, ArrowUp: up, ArrowDown: -up,
    PageUp: 5 * up, PageDown: -5 * up, Home: -count, End: count,
  }[key];
  return step && within(index + step, count - 1);
};
