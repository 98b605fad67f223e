// What some entries need beyond being sent when they change: dates in the platform's own picker,
// texts that are judged while they are typed, keys that undo. It is fetched after the first view.
export const begin = core => {
  const { action, ask, awaits, element, enqueue, fault, fieldOf, form, isDirty, keep, operations, post, prefix, restore, row, seen, settle, told } = core;

  // ---- The platform's own date picker ----

  const isPicker = c => c.name?.startsWith("~pick.");
  // Typed part by part, a date is another date after each: 2 is a year on the way to 2026. What is
  // typed counts when it is left, what is pointed at counts at once.
  let typed = null;
  const isPart = c => c.validity.badInput || (c.type !== "time" && c.value.startsWith("0"));
  const leave = c => {
    if (typed === c && isDirty(c)) c.dispatchEvent(new Event("change", { bubbles: true }));
    if (isPart(c)) restore(c);
  };
  addEventListener("pointerdown", ({ target }) => { if (target === typed) typed = null; });
  addEventListener("keydown", ({ key, target }) => {
    if (!isPicker(target)) return;
    if (key === "Enter") leave(target); else if (key !== "Tab") typed = target;
  }, true);
  addEventListener("change", event => {
    const c = event.target;
    if (!isPicker(c)) return;
    const isCleared = !c.value && !c.validity.badInput;
    if (isPart(c) || isCleared || (c === typed && event.isTrusted)) event.stopPropagation();
    if (!isCleared || (c === typed && event.isTrusted)) return;
    // Emptied by the platform's own button, or part by part.
    const clear = c.closest("li").querySelector("[name^='~clear.']");
    if (clear) clear.click(); else restore(c);
  }, true);
  addEventListener("focusout", ({ target }) => { if (isPicker(target)) leave(target); });
  addEventListener("toggle", ({ target, newState }) => {
    if (!target.matches(".pop")) return;
    if (newState === "closed") {
      for (const c of target.querySelectorAll("[type]")) if (isPicker(c)) leave(c);
      return forget(target);
    }
    // A row without a drawer was tapped: what is open folds.
    const field = fieldOf(target);
    if (document.querySelector(".dl")) enqueue({ kind: "edit", field, name: decodeURIComponent(field) });
  }, true);

  // What was refused in a popover goes with it, as it does with a drawer; a choice between two
  // values stays. What was refused when it was closed already is still said, until the next answer.
  const forget = pop => {
    const field = fieldOf(pop);
    if (awaits("change", field)) return;
    const refused = document.getElementById("e-" + field);
    for (const c of pop.querySelectorAll("input")) restore(c);
    if (refused?.querySelector(".acts")) fault(field, refused); else if (refused?.closest(".pop")) fault(field);
    else refused?.classList.add("passing");
    keep();
  };
  const forgetAll = () => document.querySelectorAll(".pop:not(:popover-open)").forEach(pop => {
    if ([...pop.querySelectorAll("input")].some(isDirty)) forget(pop);
  });
  addEventListener("refused", () => {
    setTimeout(forgetAll);
    // Both values of a conflict stand under the row, and nothing else is to be looked at.
    for (const pop of document.querySelectorAll(".pop:popover-open")) {
      if (row(fieldOf(pop)).querySelector(".err .acts")) pop.hidePopover();
    }
  });
  forgetAll();

  // ---- Drawers ----

  // Browsers give a touch at a drawer's edge to the row beside it.
  let touched;
  addEventListener("pointerdown", ({ x, y }) => { touched = document.elementFromPoint(x, y); });
  addEventListener("click", event => {
    const { target, detail } = event;
    if (!detail || !touched?.closest(".dl") || target.closest(".dl") || target.closest("button")?.form !== form()) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  // A tap on a row is asked for when the finger comes down, and the answer waits for it to be
  // lifted. It only reads. It is forgotten where the press becomes something else than that tap; and
  // where something is to be stored first, nothing is asked.
  let ahead = null;
  const isIdle = () => !["tap", "edit", "change", "press", "sync"].some(kind => awaits(kind))
    && ![...document.querySelectorAll("#f li :is(input, select, textarea)")].some(c => c.name && isDirty(c))
    && !document.querySelector(".err > [name^='~value']");
  const forgo = () => { ahead = null; };
  addEventListener("pointerdown", ({ target, button, isPrimary }) => {
    forgo();
    const owner = target.closest("button[name=open]");
    if (!owner || button || !isPrimary || owner.form !== form() || !isIdle()) return;
    const url = action();
    url.searchParams.set("from", told("data-from"));
    url.searchParams.set("tap", owner.value);
    // The drawer is made meanwhile, too.
    ahead = { owner, url: url.href, begun: performance.now(), answer: ask("GET", url).then(given => {
      for (const op of given.batch?.ops ?? []) if (op[0] === "ins") op[3] = element(op[3]);
      return given;
    }) };
    ahead.answer.catch(() => {});
  });
  addEventListener("pointerup", ({ target }) => { if (!ahead?.owner.contains(target)) forgo(); });
  for (const name of ["pointercancel", "scroll", "keydown"]) addEventListener(name, forgo, true);
  operations.early = url => {
    // Over a conflict a picker stands on what was entered, which the choice under the row carries.
    const field = url.searchParams.get("tap");
    const mine = field && document.querySelector(`.err > [name="${CSS.escape("~value." + field)}"]`);
    if (mine) url.searchParams.set(mine.name, mine.value);
    // One that is as old as a long press, or that did not come, is asked for again.
    const isFresh = ahead?.url === url.href && performance.now() - ahead.begun < 1000;
    const answer = isFresh ? ahead.answer.catch(() => ask("GET", url)) : null;
    forgo();
    return answer;
  };

  // What comes over an open drawer, or makes its row higher, leaves it in sight.
  const refit = () => {
    const open = document.querySelector(".dl:has(.d:not(.shut))");
    if (open) operations.fit("r-" + fieldOf(open));
  };
  const bar = document.getElementById("undo");
  if (bar) {
    let last = bar.offsetHeight;
    new ResizeObserver(() => {
      if (bar.offsetHeight > last) refit();
      last = bar.offsetHeight;
    }).observe(bar);
    new MutationObserver(changes => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(node => node.matches?.(".err")))) refit();
    }).observe(form(), { childList: true, subtree: true });
  }

  // ---- Texts ----

  // Beginning to edit one folds what is open.
  const beginEditing = c => {
    if (!c.matches("li.r input:not(.sw), li.r textarea")) return;
    settle();
    if (!awaits("tap") && !document.querySelector(".dl")) return;
    enqueue({ kind: "edit", field: fieldOf(c), name: decodeURIComponent(fieldOf(c)) });
  };
  addEventListener("focusin", ({ target }) => beginEditing(target));

  // ---- While typing ----

  // "typed" is judged from the first letter, "left" once something was refused.
  const timers = {};
  const judge = async c => {
    const field = fieldOf(c);
    const token = seen(field);
    const isLeft = c.closest("li").dataset.check === "left";
    const body = new URLSearchParams([[`~check.${decodeURIComponent(field)}`, isLeft ? "again" : "1"], [c.name, c.value], [token.name, token.value]]);
    const text = c.value;
    const { batch } = await ask("POST", action(), body).catch(() => ({}));
    // Meanwhile it was typed on, or sent.
    if (!batch || c.value !== text || awaits("change", field)) return;
    for (const [name, ...rest] of batch.ops) if (name === "err" || name === "say") operations[name](...rest);
  };
  addEventListener("input", ({ target: c }) => {
    const li = c.closest("li[data-check]");
    if (!li || !c.matches("input, textarea") || (li.dataset.check === "left" && !li.querySelector(".err"))) return;
    clearTimeout(timers[li.id]);
    timers[li.id] = setTimeout(judge, 250, c);
  });

  // What was typed before this file came.
  const early = document.activeElement;
  beginEditing(early);
  if (early.matches("input, textarea") && isDirty(early)) early.dispatchEvent(new Event("input", { bubbles: true }));

  // ---- The focus ----

  // A button may go with what it did, and the focus must not go with it. But a text that takes it
  // brings a phone's keyboard, so that is for those who press keys already.
  let isKeyed = false;
  addEventListener("click", event => { isKeyed = !event.detail; }, true);
  operations.refocus = field => {
    const isText = !document.querySelector(`[id="d-${field}"], [id="r-${field}"] button`);
    if (document.activeElement === document.body && (isKeyed || !isText)) operations.foc("r-" + field);
  };

  // ---- Undo ----

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
    [...document.querySelectorAll(`#undo :is([name^='~${kind}'], [data-kind=${kind}])`)].pop()?.click();
  });
  addEventListener("beforeinput", event => {
    if (event.inputType.startsWith("history") && !isOwn(event.target)) event.preventDefault();
  });

  // The bar goes when it is told to, and by itself where it has nothing to press. After a while it
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
    .some(p => document.getElementById("e-" + p.id.slice(2)));
  const putAside = () => {
    if (bar.hidden || !isBesideRefusal()) return;
    hide();
    isPutAside = true;
  };
  const bringBack = () => {
    if (!isPutAside || isBesideRefusal()) return;
    isPutAside = bar.hidden = false;
  };
  if (bar) {
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
  }

  // ---- Questions, before something is lost for good ----

  // The focus goes to the answer that changes nothing, which needs no server.
  const leaveIt = line => {
    const field = fieldOf(line);
    fault(field);
    const clear = document.querySelector(`:is([id="d-${field}"], [id="r-${field}"]) [name^="~clear."]`);
    if (clear) return clear.focus();
    for (const c of row(field).querySelectorAll("input, textarea")) restore(c);
    keep();
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
    if (li && c.matches("input, textarea") && isDirty(c)) {
      restore(c);
      fault(fieldOf(c));
      keep();
    } else if (li && row(fieldOf(c)).querySelector(".ask")) leaveIt(row(fieldOf(c)).querySelector(".ask"));
    else if (li?.matches(".dl")) row(fieldOf(c)).querySelector("button").click();
    else if (bar && !document.querySelector(":popover-open")) hide();
  });

  // A picture is too large for the server to give back with its answer. It was shown, so it is here
  // still: it is kept until the page is left, and sent as if it were chosen again.
  const pictures = {};
  const keepPicture = async field => {
    const image = row(field).querySelector("img");
    if (!image) return null;
    const answer = await fetch(image.src, { cache: "force-cache" });
    // An address that is another picture's by now is answered with that one, not to be kept.
    return /immutable/.test(answer.headers.get("Cache-Control"))
      && new File([await answer.blob()], "picture", { type: answer.headers.get("Content-Type") });
  };
  // The change waits in the queue until the picture is kept: afterwards its address may have another,
  // or none. It says that it is kept; else the server asks first.
  const changePicture = (field, pairs) => {
    pictures[field] = keepPicture(field).catch(() => null);
    const before = pictures[field].then(file => { if (file) pairs.push([`~kept.${decodeURIComponent(field)}`, "1"]); });
    enqueue({ kind: "change", field, pairs, before });
  };
  addEventListener("change", event => {
    const c = event.target;
    if (c.type !== "file" || c.form !== form()) return;
    event.stopPropagation();
    if (c.value) changePicture(fieldOf(c), [[c.name, c.files[0]]]);
  }, true);
  addEventListener("click", event => {
    const button = event.target.closest("button[name^='~clear.']");
    const field = button && fieldOf(button);
    if (!field || !document.getElementById("d-" + field)?.querySelector("[type=file]")) return;
    event.preventDefault();
    event.stopPropagation();
    const answered = button.closest(".err")?.querySelectorAll("input") ?? [];
    changePicture(field, [button, ...answered].map(({ name, value }) => [name, value]));
  }, true);
  const offer = async bar => {
    for (const line of bar.querySelectorAll("p[id]")) {
      const field = fieldOf(line.firstChild);
      const old = !line.querySelector("button:not(.x)") && await pictures[field];
      if (!old || line.querySelector("button:not(.x)")) continue;
      const label = bar.getAttribute("aria-label");
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
      button.dataset.kind = "undo";
      button.ariaLabel = `${label}: ${document.getElementById("r-" + field).querySelector(".k").textContent}`;
      button.addEventListener("click", () => changePicture(field, [[`~value.${decodeURIComponent(field)}`, old]]));
      line.querySelector(".final")?.remove();
      line.append(" ", button);
    }
  };
  if (bar) new MutationObserver(() => offer(bar)).observe(bar, { childList: true, subtree: true });

  // ---- The order of a list ----

  // What is pointed at counts at once. By arrow keys each order on the way is chosen, so that counts
  // on Enter, or when the focus leaves; what is chosen from the opened list counts at once again.
  const order = document.getElementById("order");
  if (order) {
    const first = order.value;
    let isStepped = false;
    const go = () => { if (order.value !== first) order.form.requestSubmit(); };
    order.addEventListener("pointerdown", () => { isStepped = false; });
    order.addEventListener("keydown", ({ key, altKey }) => {
      if (key === "Enter") go();
      isStepped = !altKey && ![" ", "Enter", "F4"].includes(key);
    });
    order.addEventListener("change", () => { if (!isStepped) go(); });
    order.addEventListener("blur", go);
  }

  // ---- The start page ----

  // Which zone is the browser's own, the server does not know where another is chosen.
  for (const o of document.querySelectorAll("option[data-own]")) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    o.text = o.dataset.own.replace("{}", timeZone.split("/").pop().replaceAll("_", " "));
  }

  // ---- What was left unsent ----

  // From a page without a form it is sent so that it is not forgotten; but what was refused waits
  // for its own page, where the answer can be seen.
  const tell = text => {
    const note = Object.assign(document.createElement("p"), { className: "note", textContent: text });
    document.querySelector("main").prepend(note);
    operations.say(text);
  };
  const resume = async () => {
    for (const key of Object.keys(sessionStorage).filter(key => key.startsWith(prefix))) {
      const list = JSON.parse(sessionStorage.getItem(key));
      if (list.some(([, , isRefused]) => isRefused)) continue;
      const answers = await Promise.all(list.map(([, body]) => post(key.slice(prefix.length), body).catch(() => ({}))));
      // What is refused is said, once, and sent no more: where its record is gone it is forgotten,
      // and otherwise it stands in its own page until that is opened.
      const refused = answers.filter(({ status }) => status >= 400 && status < 500);
      for (const { batch, text } of refused) tell(batch?.ops.find(([name]) => name === "say")?.[1] ?? text);
      const left = list.map(([field, body], i) => [field, body, refused.includes(answers[i])])
        .filter((_, i) => !answers[i].ok && ![404, 410].includes(answers[i].status));
      if (left.length) sessionStorage.setItem(key, JSON.stringify(left)); else sessionStorage.removeItem(key);
      if (!left.length && !refused.length) location.reload();
    }
  };
  if (!form()) resume();

  // Back may bring a page as it was left, or as it was loaded then.
  const renew = () => { if (form()) enqueue({ kind: "sync" }); else location.reload(); };
  addEventListener("pageshow", ({ persisted }) => { if (persisted) renew(); });
  if (performance.getEntriesByType("navigation")[0].type === "back_forward") renew();
};
