// @ts-check
// Messages in rows and below them: the state of a change, and problems.
import { at, byId, data, element } from "./page.js";

/** @type {Core["row"]} */
export const row = field => byId("r-" + field);
// The input with the token of a field.
/** @type {(field: string) => Control} */
export const original = field => row(field)?.querySelector("input[name^='~original.']");
/** @type {Operations["say"]} */
export const say = (text, look = "visually-hidden") => {
  const live = byId("live");
  live.className = look;
  live.textContent = "";
  requestAnimationFrame(() => { live.textContent = text; });
};
/** @type {Record<string, number>} */
const signs = {};
/** @type {(field: string, word?: string) => void} */
export const sign = (field, word) => at("r-" + field, li => {
  const text = data("data-" + word);
  li.dataset.sign = li.querySelector(".row").dataset.sign = word ? text ?? "✓" : "";
  li.classList.toggle("pending", word === "saving" || word === "unsaved");
  if (text && word !== "saving") say(text);
  clearTimeout(signs[field]);
  if (word === "saved" || word === "done") signs[field] = setTimeout(sign, 3000, field);
});
// Shows a problem below a row, or removes it.
/** @type {(field: string, content?: Element) => void} */
export const fault = (field, content) => at("r-" + field, li => {
  at("e-" + field, e => e.remove());
  const own = li.querySelectorAll(
    "button:not(.editor *,.mini-picker *),input,select,textarea");
  const drawer = byId("d-" + field)?.querySelectorAll("input:not([type=radio]),select") ?? [];
  for (const c of [...own, ...drawer]) {
    // @ts-ignore (the attribute's text is "true")
    c.ariaInvalid = content?.matches(":not(.notice)") || null;
    if (content) c.setAttribute("aria-describedby", "e-" + field);
    else c.removeAttribute("aria-describedby");
  }
  if (!content) return;
  // Beside the entry if it is open. The two values of a conflict are below the row.
  const entry = !content.querySelector(".actions")
    && byId("i-" + field)?.closest(".editor:not(.choice) .entry,.popover:popover-open .entry");
  (entry || li).append(content);
});
/** @type {(field: string, text: string, isPassing?: boolean) => void} */
export const faultText = (field, text, isPassing) => {
  const p = element(`<p class="error ${isPassing ? "passing" : ""}">`);
  p.id = "e-" + field;
  p.textContent = text;
  fault(field, p);
  say(text);
};

// Removes a drawer's problem with the drawer, unless it is the choice of a conflict.
/** @type {(id: string) => void} */
export const forget = id => {
  const field = id.slice(2);
  if (id.startsWith("d-") && !byId("e-" + field)?.querySelector(".actions")) fault(field);
};
