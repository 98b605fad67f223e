// What was done last, and how it is taken back; the focus beside it; and what Escape leaves.
export const begin = core => {
  const { byId, emit, fault, fieldOf, form, isDirty, operations, restore, row } = core;
  const bar = byId("undo");

  // ---- The focus ----

  // A button may go with what it did, and the focus must not go with it. But a text that takes it
  // brings a phone's keyboard, so that is for those who press keys already.
  let isKeyed = false;
  addEventListener("click", event => { isKeyed = !event.detail; }, true);
  core.refocus = field => {
    const isText = !document.querySelector(`[id="d-${field}"], [id="r-${field}"] button`);
    if (document.activeElement === document.body && (isKeyed || !isText)) operations.foc("r-" + field);
  };

  // ---- Keys ----

  // A text with changes has an undo of its own. One without has none: what the browser remembers of
  // it was typed over another text, and would be put into this one.
  const isOwn = c => c.matches("input, textarea") && (c.form !== form() || isDirty(c));
  addEventListener("keydown", event => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)) return;
    if (isOwn(event.target)) return;
    event.preventDefault();
    const again = key === "y" || event.shiftKey;
    // The last one undoes all, where there is more than one.
    const kind = again ? "redo" : "undo";
    [...bar.querySelectorAll(`[name^='~${kind}'], [data-kind=${kind}]`)].pop()?.click();
  });
  addEventListener("beforeinput", event => {
    if (event.inputType.startsWith("history") && !isOwn(event.target)) event.preventDefault();
  });

  // ---- The bar ----

  // It goes when it is told to, and by itself where it has nothing to press. After a while it
  // leaves the rows alone and stays at the form's end. The next change brings it back.
  let later, isPutAside = false;
  const hide = () => {
    bar.hidden = true;
    isPutAside = false;
  };
  const settleDown = () => {
    if (!bar.querySelector("button:not(.x)")) hide();
    else if (bar.matches(":hover, :focus-within")) later = setTimeout(settleDown, 2000);
    else bar.classList.add("late");
  };
  const watch = () => {
    clearTimeout(later);
    isPutAside = false;
    if (bar.firstChild) later = setTimeout(settleDown, bar.querySelector("button:not(.x)") ? 10000 : 6000);
  };
  // Beside what was refused it would seem to be about that; it comes back when that is gone.
  const isBesideRefusal = () => [...bar.querySelectorAll("p[id]")]
    .some(p => byId("e-" + p.id.slice(2)));
  const putAside = () => {
    if (bar.hidden || !isBesideRefusal()) return;
    hide();
    isPutAside = true;
  };
  const bringBack = () => {
    if (!isPutAside || isBesideRefusal()) return;
    isPutAside = bar.hidden = false;
  };
  new MutationObserver(watch).observe(bar, { childList: true, subtree: true });
  watch();
  addEventListener("refused", putAside);
  new MutationObserver(bringBack).observe(form(), { childList: true, subtree: true });
  bar.addEventListener("click", ({ target, detail }) => {
    if (!target.matches(".x")) return;
    const line = bar.querySelector("p[id]");
    hide();
    if (!detail) operations.foc("r-" + fieldOf(line));
  });

  // ---- Questions, before something is lost for good ----

  // The focus goes to the answer that changes nothing, which needs no server.
  const leaveIt = line => {
    const field = fieldOf(line);
    fault(field);
    const clear = document.querySelector(`:is([id="d-${field}"], [id="r-${field}"]) [name^="~clear."]`);
    if (clear) return clear.focus();
    for (const c of row(field).querySelectorAll("input, textarea")) restore(c);
    emit("keep");
    operations.foc("r-" + field);
  };
  addEventListener("refused", () => {
    const safe = document.querySelector(".ask [autofocus]");
    if (!safe) return;
    safe.removeAttribute("autofocus");
    safe.focus();
    // Nothing is wrong with the value.
    for (const c of document.querySelectorAll(`[aria-describedby="e-${fieldOf(safe)}"]`)) c.ariaInvalid = null;
  });
  addEventListener("click", event => {
    const line = event.target.closest("[name^='~keep.']")?.closest(".ask");
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
    if (li && c.matches("input:not(.opt *), textarea") && isDirty(c)) {
      restore(c);
      fault(fieldOf(c));
      emit("keep");
    } else if (li && row(fieldOf(c)).querySelector(".ask")) leaveIt(row(fieldOf(c)).querySelector(".ask"));
    else if (li?.matches(".dl")) row(fieldOf(c)).querySelector("button").click();
    else if (!document.querySelector(":popover-open")) hide();
  });
};
