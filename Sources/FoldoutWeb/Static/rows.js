// @ts-check
// How the rows of a record are used beyond what the first view has: a tap is asked for when it
// begins, what unfolds is scrolled into sight, and a row without a drawer folds what is open.
/** @type {(core: Core) => void} */
export const begin = core => {
  const {
    action, ask, awaits, byId, controls, element, emit, enqueue, fieldOf, fold, form, html, isDirty,
    mine, operations, put, row, told, unfold,
  } = core;

  // ---- What is in sight ----

  // Keeps a row under the finger while what is above it folds, and moves it by the least that shows
  // it with its drawer; to the top, where both do not fit. An on-screen keyboard covers the
  // window's foot, or the bar of Undo stands there. A press, a key or the wheel ends it, and so
  // does the next row.
  const bar = byId("undo");
  const foot = () => Math.min(visualViewport.offsetTop + visualViewport.height,
    innerHeight - bar.offsetHeight * +!bar.matches(".late"));
  let running;
  onwheel = onkeydown = onpointerdown = () => { running = 0; };
  operations.fit = id => {
    const li = byId(id);
    if (!li) return;
    const start = li.getBoundingClientRect();
    const content = byId("d-" + fieldOf(li))?.querySelector(".content").scrollHeight ?? 0;
    const top = start.top - visualViewport.offsetTop - 8;
    const below = start.bottom + content + 16 - foot();
    const shift = top < 0 || below > top ? top : Math.max(0, below);
    const length = matchMedia("(prefers-reduced-motion)").matches ? 1 : 300;
    const run = running = {};
    let begun;
    const step = now => {
      if (running !== run || !li.isConnected) return;
      // As what folds does: a late first frame makes neither end before the other.
      begun ??= now;
      const part = Math.min(1, (now - begun) / length);
      scrollBy(0, li.getBoundingClientRect().top - start.top + shift * part);
      // A little longer, for what folds may have begun later.
      if (now < begun + length + 50) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  // An open drawer stays in sight where something comes over it, or its row grows; so does what has
  // the focus, and what was refused below it.
  const refit = e => {
    e = document.querySelector(".drawer:has(.fold:not(.shut))") ?? e;
    if (e.matches("#f :is(.drawer, :focus)")) operations.fit("r-" + fieldOf(e));
  };
  let last = bar.offsetHeight;
  new ResizeObserver(() => {
    if (bar.offsetHeight > last) refit(document.activeElement);
    last = bar.offsetHeight;
  }).observe(bar);
  new MutationObserver(changes => {
    for (const { addedNodes: [e] } of changes) {
      if (!e?.matches?.(".error")) continue;
      if (e.getBoundingClientRect().bottom < foot()) refit(bar);
      else operations.fit("r-" + fieldOf(e));
    }
  }).observe(form(), { childList: true, subtree: true });

  // ---- Late answers ----

  // A late answer finds its place kept: others fold, an empty box unfolds. Without one they go
  // back.
  core.keepPlace = task => {
    const shut = [];
    let box;
    const timer = /tap|edit/.test(task?.kind) && setTimeout(() => {
      const li = row(task.field);
      shut.push(...document.querySelectorAll(".fold:not(.shut)"));
      for (const d of shut) d.classList.add("shut");
      if (!+li.dataset.h || byId("d-" + task.field)) return;
      box = element(
        `<li class="drawer" inert id="d-${task.field}"><div class="fold"><div class="content">`);
      box.querySelector(".content").style.height = li.dataset.h + "px";
      unfold(box, li);
      operations.fit(li.id);
    }, 100);
    return isAnswered => {
      clearTimeout(timer);
      for (const d of shut) d.classList.remove("shut");
      if (box && !isAnswered) fold(box);
    };
  };

  // ---- Moves ----

  // Moves an element as it is, with the focus, the selection and what is scrolled in it, also where
  // a browser can only take it out and put it in again.
  core.move = (e, place) => {
    const focused = document.activeElement;
    const { selectionStart, selectionEnd, selectionDirection } = focused;
    const scrolled =
      [...e.querySelectorAll("*")].filter(c => c.scrollTop).map(c => [c, c.scrollTop]);
    put(e, place);
    for (const [c, top] of scrolled) c.scrollTop = top;
    if (focused === document.activeElement) return;
    focused.focus({ preventScroll: true });
    if (selectionStart != null)
      focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  };

  // ---- Taps ----

  // Browsers give a touch at a drawer's edge to the row beside it. And what is pressed must not
  // move away under the finger, because then it is no click: the answer to what the press began,
  // such as a text that is left, waits for the finger to be lifted, but not for long. A finger may
  // be lifted that came down before this file.
  let touched, lift = () => {};
  addEventListener("pointerdown", ({ x, y }) => {
    touched = document.elementFromPoint(x, y);
    core.lifted = new Promise(done => {
      lift = done;
      setTimeout(done, 3000);
    });
  });
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, () => setTimeout(lift, 50));
  addEventListener("click", event => {
    const { target, detail } = event;
    if (!detail || !touched?.closest(".drawer") || target.closest(".drawer")
      || target.closest("button")?.form !== form()) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // A tap on a row is asked for when the finger comes down, and the answer waits for it to be
  // lifted. It only reads. It is forgotten where the press becomes something else than that tap;
  // and where something is to be stored first, nothing is asked.
  let ahead = {};
  const isIdle = () => !["tap", "edit", "change", "press", "sync"].some(kind => awaits(kind))
    && !controls().some(c => c.name && isDirty(c)) && !mine().length;
  const forgo = () => { ahead = {}; };
  addEventListener("pointerdown", ({ target, button, isPrimary }) => {
    forgo();
    const owner = target.closest("button[name=open]");
    if (!owner || button || !isPrimary || owner.form !== form() || !isIdle()) return;
    const url = action();
    url.searchParams.set("from", told("data-from"));
    url.searchParams.set("tap", owner.value);
    // The drawer is made meanwhile, too.
    const answer = ask("GET", url).then(given => {
      for (const op of given.batch?.ops ?? []) if (op[0] === "ins") op[3] = html(op[3]);
      return given;
    });
    ahead = { owner, url: url.href, begun: performance.now(), answer };
    answer.catch(() => {});
  });
  addEventListener("pointerup", ({ target }) => { if (!ahead.owner?.contains(target)) forgo(); });
  for (const name of ["pointercancel", "scroll", "keydown"]) addEventListener(name, forgo, true);
  core.early = url => {
    // Over a conflict a picker stands on what was entered, which the choice under the row carries.
    const field = url.searchParams.get("tap");
    const entered = field
      && document.querySelector(`.error > [name="${CSS.escape("~value." + field)}"]`);
    if (entered) url.searchParams.set(entered.name, entered.value);
    // One that is as old as a long press, or that did not come, is asked for again.
    const { url: known, begun, answer } = ahead;
    forgo();
    return known === url.href && performance.now() - begun < 1000
      && answer.catch(() => ask("GET", url));
  };

  // ---- What folds by a tap elsewhere ----

  const turnTo = (kind, element) => {
    if (!awaits("tap") && !document.querySelector(".drawer")) return;
    const field = fieldOf(element);
    enqueue({ kind, field, name: decodeURIComponent(field) });
  };
  // A row that is only read; to mark some of its text is no tap.
  addEventListener("click", ({ target }) => {
    const li = target.closest("#f li.item:not(:has(.editor, .row :is(button, input, textarea)))");
    if (!li?.querySelector("div.row") || target.closest("a, .error") || !getSelection().isCollapsed)
      return;
    turnTo("tap", li);
  });
  // A text that one begins to edit.
  const beginEditing = c => {
    if (!c.matches("li.item input:not(.switch, .option *, .editor *), li.item textarea")) return;
    emit("settle");
    turnTo("edit", c);
  };
  addEventListener("focusin", ({ target }) => beginEditing(target));
  // It may have begun before this file came.
  beginEditing(document.activeElement);
};
