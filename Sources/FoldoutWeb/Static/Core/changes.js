// @ts-check
// A change as it is sent: names and values, and with them what was seen.
import { controls, fieldOf, isDirty, valueOf } from "./controls.js";
import { byId } from "./page.js";
import { row, original } from "./signs.js";

// What is sent about a field: of a date all columns, where one was turned.
/** @type {(field: string) => { pairs: Pair[], sent: [Element, string][] }} */
const pairsOf = field => {
  const own = controls().filter(c => c.name && c.type !== "hidden" && fieldOf(c) === field);
  const turned = own.filter(c => c.options && isDirty(c)), isTurned = turned[0];
  // Of several options all that are chosen, and an empty one where any was given up.
  const isChanged = own.some(isDirty);
  /** @type {[any, string][]} */
  const sent = own.filter(c => isDirty(c) ? c.type !== "radio" || c.checked
    : isTurned && c.options || isChanged && c.type === "checkbox" && c.checked)
    .map(c => [c, valueOf(c)]);
  /** @type {Pair[]} */
  const pairs = sent.map(([c, value]) => [c.name, value]);
  const base = (byId("d-" + field) ?? row(field)).querySelector("[name^='~base.']");
  if (isTurned && base) {
    pairs.push([base.name, base.value]);
    // A time that clocks skip is refused, unless its wheel was left while it turned.
    if (turned.some(c => c.isLeft || !/^~(h|mi|dayP)/.test(c.name))) {
      pairs.push([base.name.replace("base", "settle"), "1"]);
    }
  }
  return { pairs, sent };
};

// A change as it is sent: its pairs, and with them what was seen.
/** @type {Core["bodyOf"]} */
export const bodyOf = ({ field, pairs, body }) => {
  if (body) return { pairs: [...new URLSearchParams(body)], sent: [] };
  /** @type {{ pairs: Pair[], sent: [Element, string][] }} */
  const own = pairs ? { pairs, sent: [] } : pairsOf(field);
  const token = original(field);
  if (token && own.pairs.length) own.pairs = [...own.pairs, [token.name, token.value]];
  return own;
};
export const isFile = ([, value]) => value instanceof File;

// Today is the day on which it was pressed, also where it is sent on another. What was kept before
// says it already.
/** @type {Core["dated"]} */
export const dated = ({ time }, pairs) =>
  pairs.map(([name, value]) => [name, (/^~now/.test(name) && time) || value]);
