// @ts-check
// The bar of Undo and its keys, the focus after a change, questions, and Escape.
/** @type {(core: Core) => Promise<any>} */
export const begin = async core => {
  const {
    byId, emit, fault, fieldOf, form, isDirty, operations, restore, row, sheet, waiting,
  } = core;
  try { await sheet("/_/undo.css"); } catch {}
  const bar = byId("undo");

  // ---- The focus ----

  // A button that disappears with its change must not take the focus along. But focusing a text
  // opens a phone's keyboard, so that is only done for people who use keys.
  let isKeyed = false;
  addEventListener("click", event => { isKeyed = !event.detail; }, true);
  core.refocus = field => {
    const isText = !document.querySelector(`[id="d-${field}"], [id="r-${field}"] button`);
    if (document.activeElement === document.body && (isKeyed || !isText))
      operations.foc("r-" + field);
  };

  // ---- The page's last changes ----

  // Removes messages that are shown once from the address, so that reloading does not repeat them.
  const rest = location.search
    .replace(/\b((saved|done|altered|told|edit)=|added=again)[^&]*&?/g, "").replace(/[?&]$/, "");
  if (rest !== location.search)
    history.replaceState(null, "", location.pathname + rest + location.hash);

  // The bar offers to undo the last change. Once that is undone, or if a line is only a notice, it
  // also offers the change before, up to twenty: one at a time, each line as its answer brought it.
  // The server decides whether it still applies. A list's changes are in its address.
  const earlier = [];
  let used;
  // An answer may not have changed the bar.
  addEventListener("keep", () => { if (!waiting()[0]) used = null; });
  const { rep } = operations;
  operations.rep = (id, text) => {
    if (id !== "undo" || form().dataset.label) return rep(id, text);
    const isAll = used?.querySelector("[data-kind=undo-all]");
    for (const p of bar.querySelectorAll("p")) if (p !== used) {
      p.remove();
      if (!isAll && p.querySelector("[data-kind=undo]")) earlier.push(p);
    }
    while (earlier[19]) earlier.shift();
    if (/<p/.test(text)) rep(id, text); else used?.remove();
    used = null;
    if (bar.querySelector("p:not(.again) [data-kind=undo]")) return;
    const p = earlier.pop();
    if (!p) return rep(id, text);
    if (byId(p.id)) p.id += "~";
    bar.querySelector(".close").before(p);
  };

  // ---- Keys ----

  // A text with unsaved changes has the browser's undo. For any other text it is prevented, because
  // the browser would insert what was typed over an earlier value.
  const isOwn = c => c.matches("input, textarea") && (c.form !== form() || isDirty(c));
  addEventListener("keydown", event => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)
      || isOwn(event.target)) return;
    event.preventDefault();
    // Press the button that undoes all, or else the first, of the last change. The answer brings
    // the next one: pressed twice, it would overwrite what is typed by then.
    const kind = key === "y" || event.shiftKey ? "redo" : "undo";
    used || (bar.querySelector(`[data-kind=${kind}-all]`)
      ?? bar.querySelector(`p:not(.again) [data-kind=${kind}]`))?.click();
  });
  addEventListener("beforeinput", event => {
    if (event.inputType.startsWith("history") && !isOwn(event.target)) event.preventDefault();
  });

  // ---- The bar ----

  // The bar closes by its button, and by itself if it has no other button. After a while it no
  // longer covers the rows and stays at the form's end. The next change brings it back.
  let later, isAside = false;
  const hide = () => {
    bar.hidden = true;
    isAside = false;
  };
  const settleDown = () => {
    if (!bar.querySelector("p button")) hide();
    else if (bar.matches(":hover, :focus-within")) later = setTimeout(settleDown, 2000);
    else bar.classList.add("late");
  };
  const watch = () => {
    clearTimeout(later);
    isAside = false;
    if (bar.firstChild)
      later = setTimeout(settleDown, bar.querySelector("p button") ? 10000 : 6000);
  };
  // Beside a refusal the bar would seem to belong to it, so it is hidden until the refusal is gone.
  const isBesideRefusal = () => [...bar.querySelectorAll("p")]
    .some(p => byId("e-" + fieldOf(p)));
  new MutationObserver(watch).observe(bar, { childList: true, subtree: true });
  watch();
  addEventListener("refused", () => {
    if (!bar.hidden && isBesideRefusal()) isAside = bar.hidden = true;
  });
  new MutationObserver(() => {
    if (isAside && !isBesideRefusal()) isAside = bar.hidden = false;
  }).observe(form(), { childList: true, subtree: true });
  addEventListener("click", ({ target, detail }) => {
    used = target.closest("#undo p button")?.parentNode ?? used;
    if (!target.matches("#undo .close")) return;
    hide();
    if (!detail) operations.foc("r-" + fieldOf(bar.querySelector("p")));
  });

  // ---- Questions, before something is lost for good ----

  // The focus goes to the answer that changes nothing, which needs no request.
  const leaveIt = line => {
    const field = fieldOf(line);
    fault(field);
    const clear =
      document.querySelector(`:is([id="d-${field}"], [id="r-${field}"]) [name^="~clear."]`);
    if (clear) return clear.focus();
    for (const c of row(field).querySelectorAll("input, textarea")) restore(c);
    emit("keep");
    operations.foc("r-" + field);
  };
  addEventListener("refused", () => {
    const safe = document.querySelector(".question [autofocus]");
    if (!safe) return;
    safe.autofocus = false;
    safe.focus();
    // A question does not make the value invalid.
    for (const c of document.querySelectorAll(`[aria-describedby="e-${fieldOf(safe)}"]`))
      c.ariaInvalid = null;
  });
  addEventListener("click", event => {
    const line = event.target.closest("[name^='~keep.']")?.closest(".question");
    if (!line?.querySelector("[name^='~clear.']")) return;
    event.preventDefault();
    event.stopPropagation();
    leaveIt(line);
  }, true);

  // ---- Escape: discards a text, else closes a question, the drawer or the bar ----

  addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing) return;
    const c = event.target;
    const li = c.closest("li[id]");
    // A chosen option isn't a text: it already counts.
    if (li && c.matches("input:not(.option *), textarea") && isDirty(c)) {
      restore(c);
      fault(fieldOf(c));
      emit("keep");
    } else if (li && row(fieldOf(c)).querySelector(".question")) {
      leaveIt(row(fieldOf(c)).querySelector(".question"));
    }
    else if (li?.matches(".drawer")) row(fieldOf(c)).querySelector("button").click();
    else if (!document.querySelector(":popover-open")) hide();
  });
};
