// @ts-check
// Save: sends all entries once, and leaves the page, or moves the focus to a refused entry.
import { byId, element, emit, enqueue, fieldOf, operations, own } from "./adding.js";
import { all } from "./files.js";

// Shows a problem of the whole record, which has no row.
/** @type {(text: string) => void} */
export const refuse = text => {
  isSent = false;
  byId("add").querySelector("[data-own]")?.remove();
  const p = element('<p class="note" role="alert" data-own></p>');
  p.textContent = text;
  byId("add").prepend(p);
};

// True once the page is being left, so that its entries are not kept again.
/** @type {boolean} */
export let isLeft;
/** @type {boolean} */
let isSent,
  /** @type {boolean} */
  isKeyed;
addEventListener("click", event => {
  const { name, value } = event.target.closest("button:is([name='~add'],[name='~unadd'])") ?? {};
  if (!name) return;
  isKeyed = !event.detail;
  event.preventDefault();
  event.stopPropagation();
  if (isSent) return;
  // Undoing the add before leaves all entries as they are.
  isSent = name === "~add";
  emit("settle");
  // The pairs are read when its turn comes, after all earlier entries were answered.
  /** @type {() => any[]} */
  const entries = isSent ? all : () => [];
  enqueue({
    kind: "change", field: "~add",
    get pairs() { return [...entries(), [name, value]]; }, set pairs(_) {},
  });
}, true);
// With keys alone, the way back to a refused entry leads past texts, the first of which would
// fold its drawer: move the focus there. A drawer that unfolds takes the focus some frames later.
addEventListener("refused", () => {
  const e = isSent && isKeyed && document.querySelector("#f .error");
  isSent = false;
  let left = 30;
  const enter = () => {
    operations.foc("r-" + fieldOf(e));
    if (left-- && !document.activeElement.closest("li")) requestAnimationFrame(enter);
  };
  if (e) requestAnimationFrame(enter);
});
addEventListener("pageshow", () => { isSent = isLeft = false; });
// Back may load the page again. The add keeps its ticket, so that sending it again adds nothing.
const ticket = document.getElementsByName("~ticket")[0], numbered = own + "#";
if (performance.getEntriesByType("navigation")[0].type === "back_forward")
  ticket.value = sessionStorage.getItem(numbered) ?? ticket.value;
operations.go = address => {
  sessionStorage.removeItem(own);
  sessionStorage.setItem(numbered, ticket.value);
  isLeft = true;
  location.assign(address);
};
// A link at the end of the page discards the entries.
addEventListener("click", ({ target }) => {
  if (!target.closest("#add .end a")) return;
  isLeft = true;
  sessionStorage.removeItem(own);
});
