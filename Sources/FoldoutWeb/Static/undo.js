// @ts-check
// What was done last, and how it is taken back; the focus beside it; and what Escape leaves.
/** @type {(core: Core) => Promise<any>} */
export const begin = async core => {
  const {
    byId, emit, fault, fieldOf, form, isDirty, operations, restore, row, sheet, waiting,
  } = core;
  try { await sheet("/_/undo.css"); } catch {}
  const bar = byId("undo");

  // ---- The focus ----

  // A button may go with what it did, and the focus must not go with it. But a text that takes it
  // brings a phone's keyboard, so that is for those who press keys already.
  let isKeyed = false;
  addEventListener("click", event => { isKeyed = !event.detail; }, true);
  core.refocus = field => {
    const isText = !document.querySelector(`[id="d-${field}"], [id="r-${field}"] button`);
    if (document.activeElement === document.body && (isKeyed || !isText))
      operations.foc("r-" + field);
  };

  // ---- The page's last changes ----

  // What the address tells once is told: loading it again is not to tell it again.
  const rest = location.search
    .replace(/\b((saved|done|altered|told|edit)=|added=again)[^&]*&?/g, "").replace(/[?&]$/, "");
  if (rest !== location.search)
    history.replaceState(null, "", location.pathname + rest + location.hash);

  // The bar offers the last change. Behind what was taken back, or a word, it offers the one before
  // it, twenty at most: each as its answer brought it, alone, and judged by the server. A list's
  // are in its address.
  const earlier = [];
  let used;
  // An answer may have said nothing of the bar.
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

  // A text with changes has an undo of its own. One without has none: what the browser remembers of
  // it was typed over another text, and would be put into this one.
  const isOwn = c => c.matches("input, textarea") && (c.form !== form() || isDirty(c));
  addEventListener("keydown", event => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)
      || isOwn(event.target)) return;
    event.preventDefault();
    // One may undo all of them; else the first is the last change. The answer brings the next:
    // asked for twice, it would come over what is typed then.
    const kind = key === "y" || event.shiftKey ? "redo" : "undo";
    used || (bar.querySelector(`[data-kind=${kind}-all]`)
      ?? bar.querySelector(`p:not(.again) [data-kind=${kind}]`))?.click();
  });
  addEventListener("beforeinput", event => {
    if (event.inputType.startsWith("history") && !isOwn(event.target)) event.preventDefault();
  });

  // ---- The bar ----

  // It goes when it is told to, and by itself where it has nothing to press. After a while it
  // leaves the rows alone and stays at the form's end. The next change brings it back.
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
  // Beside what was refused it would seem to be about that; it comes back when that is gone.
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

  // The focus goes to the answer that changes nothing, which needs no server.
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
    // Nothing is wrong with the value.
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

  // ---- Escape: what was typed goes, else a question, the drawer, the bar ----

  addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing) return;
    const c = event.target;
    const li = c.closest("li[id]");
    // What was chosen is no text: it counts.
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
