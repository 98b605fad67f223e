// @ts-check
// A record that is still to be added: it is kept on the page and in the tab, and stored by its
// button alone.
/** @type {(core: Core) => void} */
export const begin = core => {
  const {
    action, byId, controls, element, emit, enqueue, fieldOf, form, isDirty, operations, row, told,
  } = core;
  // By its language and its file too, as what is kept of a record is (unsent.js).
  const add = action().searchParams.get("add");
  const own = `adding:${told("data-at")}?${add}#${told("data-from").slice(16)}`;
  const original = () => [...document.querySelectorAll("#f input[name^='~original.']")];
  // Files of drawers that are folded by now.
  const files = new Map();

  // The entries so far go with each request, and none of them into an address.
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
  // A sentence about the whole record has no row to stand under.
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
    // What takes the add before back leaves all that was entered where it stands.
    isSent = name === "~add";
    emit("settle");
    // Its pairs are read when what was entered before is taken.
    const entries = isSent ? all : () => [];
    enqueue({
      kind: "change", field: "~add",
      get pairs() { return [...entries(), [name, value]]; }, set pairs(_) {},
    });
  }, true);
  // By keys the way back to what was refused leads past texts, and the first of them would fold its
  // drawer. A drawer that unfolds takes the focus some frames later.
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
  // Back may make the page anew: then the add still has its number, and sent again it adds nothing.
  const ticket = document.getElementsByName("~ticket")[0], numbered = own + "#";
  if (performance.getEntriesByType("navigation")[0].type === "back_forward")
    ticket.value = sessionStorage.getItem(numbered) ?? ticket.value;
  operations.go = address => {
    sessionStorage.removeItem(own);
    sessionStorage.setItem(numbered, ticket.value);
    isLeft = true;
    location.assign(address);
  };

  // ---- What only goes with Save ----

  addEventListener("change", event => {
    const c = event.target;
    if (c.form !== form() || !/file|password/.test(c.type)) return;
    event.stopImmediatePropagation();
    if (c.type !== "file") return;
    if (c.files[0]) files.set(c.name, c.files[0]); else files.delete(c.name);
    row(fieldOf(c)).querySelector(".row").dataset.sign = c.files[0]?.name ?? "";
  }, true);

  // ---- What is kept in the tab ----

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
