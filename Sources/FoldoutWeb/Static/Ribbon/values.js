// @ts-check
// The values of a ribbon, from a list or a number input, and where keys and flings lead.

/** @type {Core} */
export let core;
/** @type {(given: Core) => void} */
export const use = given => { core = given; };
/** @type {(number: number, last: number) => number} */
export const within = (number, last) => Math.max(0, Math.min(number, last));

// ---- The list, or the number ----

/** @type {(control: Control) => number} */
const zero = c => (c.dataset.zero ?? "0").charCodeAt();
/** @type {(control: Control) => number} */
const number = c => c.value.replace(/./g,
  /** @type {(digit: any) => number} */
  d => d.charCodeAt() - zero(c)) - c.dataset.min;
// The index of the control's value; -1 if the ribbon does not have it, and the control itself is
// shown.
/** @type {(control: Control) => number} */
export const chosen = c => c.options ? c.selectedIndex
  : number(c) < count(c) && title({ select: c }, number(c)) === c.value
  ? Math.max(-1, number(c)) : -1;
/** @type {(control: Control) => number} */
export const count = c => c.options ? c.length : c.dataset.max - c.dataset.min + 1;
/** @type {(wheel: Partial<Wheel>, index: number) => string} */
export const title = ({ select, texts }, index) => texts
  ? texts[index]
  : `${+select.dataset.min + index}`.replace(/\d/g, d => String.fromCharCode(zero(select) + +d));
// The index of the value to show: that of a turn that is not answered yet, or else the list's.
/** @type {(wheel: Wheel) => number} */
export const held = ({ select, asked }) =>
  select.isConnected && core.awaits(select.name, core.fieldOf(select)) ? asked : chosen(select);

// ---- Where a turn ends ----

// The value on which a released ribbon settles, given its offset and velocity. 499 is 0.998 / (1 -
// 0.998). Ribbon.landing(from:velocity:) computes the same; both are tested with
// Tests/Shared/flings.tsv.
/** @type {(count: number, unit: number, offset: number, velocity: number) => number} */
export const landing = (count, unit, offset, velocity) =>
  Math.round(within((within(offset, (count - 1) * unit) + velocity * 499) / unit, count - 1));

// The value that a key leads to. In a list the first value is above the second, as in browsers;
// among numbers the larger one is above. Ribbon.index(after:) computes the same; both are tested
// with Tests/Shared/keys.tsv.
/** @type {(key: string, index: number, count: number, side: number, isList: unknown) => number} */
export const after = (key, index, count, side, isList) => {
  const up = isList ? -1 : 1;
  const step = {
    ArrowLeft: -side, ArrowRight: side, ArrowUp: up, ArrowDown: -up,
    PageUp: 5 * up, PageDown: -5 * up, Home: -count, End: count,
  }[key];
  return step && within(index + step, count - 1);
};
