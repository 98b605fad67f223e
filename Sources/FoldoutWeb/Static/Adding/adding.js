// @ts-check
// The members of the core that the files of this part use, and the requests of a new record: its
// entries are kept on the page and in the tab, and only its button stores them.
import { core } from "../Core/core.js";
import { refuse } from "./saving.js";

export const {
  action, byId, controls, element, emit, enqueue, fieldOf, form, isDirty, operations, data, row,
} = core;
// The key has the language and the file too, like that of what is kept of a record (unsent.js).
const add = action().searchParams.get("add");
export const own = `adding:${data("data-at")}?${add}#${data("data-from").slice(16)}`;
export const original = () => [...document.querySelectorAll("#f input[name^='~original.']")];

// Each request sends all entries so far in its body, so that none of them gets into an address.
core.fetch = async (url, options) => {
  const from = new URL(url, location.href);
  if (from.pathname !== action().pathname) return fetch(url, options);
  const body = options.body ?? new URLSearchParams();
  if (!options.body) for (const [name, value] of from.searchParams) {
    if (/^(from|tap|edit|find|~)/.test(name)) body.append(name, value);
  }
  for (const c of original())
    if (!body.has(c.name)) body.append(c.name.replace("original", "draft"), c.value);
  const answer = await fetch(action(), { ...options, method: "POST", body });
  if (body.has("~add") && !answer.headers.get("Content-Type").startsWith("application/"))
    refuse(await answer.clone().text());
  return answer;
};
