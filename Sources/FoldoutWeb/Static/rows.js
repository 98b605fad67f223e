// @ts-check
// The rows of a record beyond the first view: a tap is requested when it begins, what unfolds is
// scrolled into view, and a row without a drawer folds open ones.
/** @type {(core: Core) => void} */
export const begin = core => {
  const {
    action, ask, awaits, byId, controls, element, emit, enqueue, fieldOf, fold, form, html, isDirty,
    mine, operations, put, row, told, unfold, words,
  } = core;

  // ---- Scrolling into view ----

  // Keeps a row under the finger while rows above it fold, and scrolls by the least that shows it
  // with its drawer, or to the top if both do not fit. An on-screen keyboard or the bar of Undo may
  // cover the foot of the window. A press, a key, the wheel and the next row end it.
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
      // Begin with the first frame, as folding does, so that both end together even if it is late.
      begun ??= now;
      const part = Math.min(1, (now - begun) / length);
      scrollBy(0, li.getBoundingClientRect().top - start.top + shift * part);
      // Continue for 50 ms, because folding may have begun later.
      if (now < begun + length + 50) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  // Keeps an open drawer in view when the bar appears or its row grows, and likewise the element
  // with the focus and a new problem.
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

  // After 100 ms without an answer, folds other drawers and unfolds an empty placeholder. After
  // another 500 ms it says that the answer is late, as when another program locks the file. If
  // there is no answer at all, undoes both.
  core.keepPlace = task => {
    const shut = [];
    let box;
    let timer = /tap|edit/.test(task?.kind) && setTimeout(() => {
      const li = row(task.field);
      shut.push(...document.querySelectorAll(".fold:not(.shut)"));
      for (const d of shut) d.classList.add("shut");
      if (!+li.dataset.h || byId("d-" + task.field)) return;
      box = element(
        `<li class="drawer" inert id="d-${task.field}"><div class="fold"><div class="content">`);
      box.querySelector(".content").style.height = li.dataset.h + "px";
      unfold(box, li);
      operations.fit(li.id);
      timer = setTimeout(() => {
        const note = element(`<p class="note">`);
        note.textContent = words().waiting;
        box.querySelector(".content").append(note);
      }, 500);
    }, 100);
    return isAnswered => {
      clearTimeout(timer);
      for (const d of shut) d.classList.remove("shut");
      if (box && !isAnswered) fold(box);
    };
  };

  // ---- Moves ----

  // Moves an element with its focus, selection and scroll positions, also in browsers that can only
  // remove and insert it.
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

  // Browsers attribute a touch at a drawer's edge to the row beside it, so ignore its click. And
  // what is pressed must not move from under the finger, because then there is no click: answers to
  // what the press began, such as leaving a text, wait until the finger is lifted, but at most 3 s.
  // The finger may have come down before this file was loaded.
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

  // A tap on a row is requested when the finger comes down, and the answer waits until it is
  // lifted. The request only reads. It is dropped if the press turns out to be anything but that
  // tap, and is not made if something has to be stored first.
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
    // Parse the drawer's HTML meanwhile.
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
    // In a conflict a picker shows the entered value, which the choice below the row carries.
    const field = url.searchParams.get("tap");
    const entered = field
      && document.querySelector(`.error > [name="${CSS.escape("~value." + field)}"]`);
    if (entered) url.searchParams.set(entered.name, entered.value);
    // Request it again if the answer is as old as a long press, or failed.
    const { url: known, begun, answer } = ahead;
    forgo();
    return known === url.href && performance.now() - begun < 1000
      && answer.catch(() => ask("GET", url));
  };

  // ---- Folding by a tap elsewhere ----

  const turnTo = (kind, element) => {
    if (!awaits("tap") && !document.querySelector(".drawer")) return;
    const field = fieldOf(element);
    enqueue({ kind, field, name: decodeURIComponent(field) });
  };
  // A tap on a read-only row. Selecting its text isn't a tap.
  addEventListener("click", ({ target }) => {
    const li = target.closest("#f li.item:not(:has(.editor, .row :is(button, input, textarea)))");
    if (!li?.querySelector("div.row") || target.closest("a, .error") || !getSelection().isCollapsed)
      return;
    turnTo("tap", li);
  });
  // Editing a text begins.
  const beginEditing = c => {
    if (!c.matches("li.item input:not(.switch, .option *, .editor *), li.item textarea")) return;
    emit("settle");
    turnTo("edit", c);
  };
  addEventListener("focusin", ({ target }) => beginEditing(target));
  // Editing may have begun before this file was loaded.
  beginEditing(document.activeElement);
};
