// @ts-check
// A change as it is sent: names and values, with the token of the value that was seen.
import { controls, fieldOf, isDirty, valueOf } from "./controls.js";
import { byId } from "./page.js";
import { row, original } from "./signs.js";

// Collects what is sent for a field. If one column of a date was turned, all columns are sent.
/** @type {(field: string) => { pairs: Pair[], sent: [Element, string][] }} */
const pairsOf = field => {
  const own = controls().filter(c => c.name && c.type !== "hidden" && fieldOf(c) === field);
  const turned = own.filter(c => c.options && isDirty(c)), isTurned = turned[0];
  // Of several options send all chosen ones, and an empty value for each that was deselected.
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
    // A skipped time is refused, unless its wheel was left while it turned.
    if (turned.some(c => c.isLeft || !/^~(h|mi|dayP)/.test(c.name))) {
      pairs.push([base.name.replace("base", "settle"), "1"]);
    }
  }
  return { pairs, sent };
};

// Returns the pairs of a change with the token of its field, and the values of the controls sent.
/** @type {Core["bodyOf"]} */
export const bodyOf = ({ field, pairs, body }) => {
  if (body) return { pairs: [...new URLSearchParams(body)], sent: [] };
  /** @type {{ pairs: Pair[], sent: [Element, string][] }} */
  const own = pairs ? { pairs, sent: [] } : pairsOf(field);
  const token = original(field);
  if (token && own.pairs.length) own.pairs = [...own.pairs, [token.name, token.value]];
  return own;
};
/** @type {Core["isFile"]} */
export const isFile = ([, value]) => value instanceof File;

// Replaces the value of Today by the time of its press, because it may be sent on another day. A
// change kept in the tab already has it.
/** @type {Core["dated"]} */
export const dated = ({ time }, pairs) =>
  pairs.map(([name, value]) => [name, (/^~now/.test(name) && time) || value]);
