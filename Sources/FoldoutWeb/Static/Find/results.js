// @ts-check
// Loads a page of a list, and shows its rows in place of, or after, those that are shown.
import { byId, data, field, form, operations } from "./find.js";

// The line above the rows that the server did not answer.
const missed = Object.assign(document.createElement("p"), { className: "note bad" });
export const answered = () => {
  missed.remove();
  outdate(false);
};
// Hides or shows the count, which belongs to the rows and not to other words in the input.
/** @type {(isOld: boolean) => void} */
export const outdate = isOld => { if (byId("found")) byId("found").hidden = isOld; };
// Says that the server did not answer. The rows stay; Enter or the link to continue asks again.
/** @type {(signal: AbortSignal) => void} */
const miss = signal => {
  if (signal.aborted) return;
  missed.textContent = form() ? data("data-unreached") : field().form.dataset.unreached;
  byId("listed").prepend(missed);
  operations.say(missed.textContent);
};

// Loads the page at an address, and adds the ids that pages leave out. The browser itself shows
// an error page. A server that hangs counts as one that does not answer.
/** @type {(url: string, signal: AbortSignal) => Promise<Document | void>} */
export const load = async (url, signal) => {
  const timeout = new Promise((_, fail) => { setTimeout(fail, 10000); });
  const answer = await Promise.race([fetch(url, { signal }), timeout]).catch(error => {
    miss(signal);
    throw error;
  });
  answered();
  if (!answer.ok) return location.assign(url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const { value, parentNode } of page.querySelectorAll(".follow[value]"))
    parentNode.id ||= "r-" + value;
  return page;
};
/** @type {(page: Document, id: string) => string} */
export const html = (page, id) => page.getElementById(id)?.outerHTML;
/** @type {(page: Document, id: string) => void} */
const put = (page, id) => operations.rep(id, html(page, id));
export const tell = () => operations.say(byId("found")?.textContent ?? byId("head").textContent);
export const count = () => document.querySelectorAll("#listed ul.group > .item").length;

// Replaces the page that is shown. Its last changes can still be undone.
/** @type {(page: Document) => void} */
export const renew = page => {
  if (byId("undo")) page.getElementById("undo")?.replaceWith(byId("undo").cloneNode(true));
  put(page, "head");
  put(page, "listed");
  keep(page);
  document.title = page.title;
};
// Adds the rows that were found next, and the links to following pages. Sorted rows are all
// replaced.
/** @type {(page: Document, isAnew: unknown) => void} */
export const add = (page, isAnew) => {
  const list = document.querySelector("#listed ul.group");
  const more = page.querySelector("#listed ul.group");
  if (!list || isAnew) return renew(page);
  if (more) list.append(...more.children);
  put(page, "found");
  const pages = page.getElementById("pages");
  if (!byId("pages")?.querySelector("[rel=prev]"))
    pages?.querySelectorAll("[rel=prev], :first-child:not([rel])").forEach(
      /** @type {(link: Element) => void} */
      a => a.remove());
  byId("pages")?.remove();
  if (pages) byId("listed").append(pages);
};
// Updates the elements beside the rows: the skip link, and the links to other orders, which keep
// the query.
/** @type {(page: Document) => void} */
const keep = page => {
  // The link that skips the rows exists if links to other pages follow them.
  document.querySelector(".skip")?.remove();
  document.body.prepend(...page.querySelectorAll(".skip"));
  const order = byId("order"), { value } = field();
  if (order?.href) order.href = page.getElementById("order").href;
  const orders = order?.form;
  orders?.querySelector("[name=q]")?.remove();
  if (orders && value.trim()) orders.append(
    Object.assign(document.createElement("input"), { type: "hidden", name: "q", value }));
};
