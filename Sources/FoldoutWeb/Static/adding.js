// @ts-check
// A new record: its entries are kept on the page and in the tab, and only its button stores them.
/** @type {(core: Core) => void} */
export const begin = core => {
  const {
    action, byId, controls, element, emit, enqueue, fieldOf, form, isDirty, operations, row, told,
  } = core;
  // The key has the language and the file too, like that of what is kept of a record (unsent.js).
  const add = action().searchParams.get("add");
  const own = `adding:${told("data-at")}?${add}#${told("data-from").slice(16)}`;
  const original = () => [...document.querySelectorAll("#f input[name^='~original.']")];
  // Files that were chosen in drawers which are folded by now.
  const files = new Map();

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
  // Shows a problem of the whole record, which has no row.
  const refuse = text => {
    isSent = false;
    byId("add").querySelector("[data-own]")?.remove();
    const p = element('<p class="note" role="alert" data-own></p>');
    p.textContent = text;
    byId("add").prepend(p);
  };

  // ---- Save ----

  const all = () => {
    const body = new FormData(form());
    for (const [name, file] of files) body.set(name, file);
    return [...body];
  };
  let isSent, isKeyed;
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

  // ---- What only Save sends ----

  addEventListener("change", event => {
    const c = event.target;
    if (c.form !== form() || !/file|password/.test(c.type)) return;
    event.stopImmediatePropagation();
    if (c.type !== "file") return;
    if (c.files[0]) files.set(c.name, c.files[0]); else files.delete(c.name);
    row(fieldOf(c)).querySelector(".row").dataset.sign = c.files[0]?.name ?? "";
  }, true);

  // ---- Entries kept in the tab ----

  let isLeft;
  const begun = original().map(c => [c.name, c.value]);
  const keep = () => {
    if (isLeft) return;
    const typed = controls().filter(c => c.name && isDirty(c) && /text|email|url|tel/.test(c.type))
      .map(c => [c.name, c.value]);
    const drafts = original().map(c => [c.name, c.value]);
    if (!typed.length && `${drafts}` === `${begun}`) return sessionStorage.removeItem(own);
    sessionStorage.setItem(own, JSON.stringify({ drafts, typed }));
  };
  addEventListener("pagehide", keep);
  addEventListener("keep", keep);
  addEventListener("click", ({ target }) => {
    if (!target.closest("#add .end a")) return;
    isLeft = true;
    sessionStorage.removeItem(own);
  });
  const kept = JSON.parse(sessionStorage.getItem(own) ?? "null");
  if (kept) {
    for (const [name, value] of kept.drafts) {
      const c = original().find(c => c.name === name);
      if (c) c.value = value;
    }
    Element.prototype.setAttribute.call(form(), "data-from", "");
    enqueue({ kind: "sync" });
    for (const [name, value] of kept.typed) {
      const c = controls().find(c => c.name === name);
      if (!c || isDirty(c)) continue;
      c.value = value;
      enqueue({ kind: "change", field: fieldOf(c) });
    }
  }
};
