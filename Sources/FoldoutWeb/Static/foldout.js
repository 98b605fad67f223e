// Foldout in the browser. The page works without this file; with it, a tap is answered by a batch
// of operations on the page that is shown (Documentation/WireFormat.md). One queue, one request
// in flight. Values that were typed and not yet acknowledged are never replaced.
"use strict";
(() => {
  const type = "application/vnd.foldout.batch+json";
  const byId = id => document.getElementById(id);
  const form = () => byId("f");
  // A form's own properties give way to inputs of their name, and a column may be called "action"
  // or "dataset": the form is asked only in ways that no name can take away.
  const told = name => Element.prototype.getAttribute.call(form(), name);
  const tell = (name, value) => Element.prototype.setAttribute.call(form(), name, value);
  const action = () => new URL(told("action"), location.href);
  const words = () => JSON.parse(told("data-words"));
  const html = text => {
    const template = document.createElement("template");
    template.innerHTML = text;
    return template.content;
  };
  document.documentElement.classList.add("js");

  // No header tells the time zone, and "today" depends on it.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) document.cookie = `zone=${encodeURIComponent(zone)};path=/;SameSite=Lax;max-age=31536000`;

  // ---- What was typed and not yet acknowledged ----

  const isDirty = c =>
    c.type === "hidden" || c.tagName === "BUTTON" ? false
    : c.type === "checkbox" ? c.checked !== c.defaultChecked
    : c.tagName === "SELECT" ? [...c.options].some(o => o.selected !== o.defaultSelected)
    : c.value !== c.defaultValue;
  const valueOf = c => c.type === "checkbox" ? (c.checked ? "1" : "") : c.value;
  const settle = c => {
    if (c.type === "checkbox") c.defaultChecked = c.checked;
    else if (c.tagName === "SELECT") for (const o of c.options) o.defaultSelected = o.selected;
    else c.defaultValue = c.value;
  };
  const controls = () => [...document.querySelectorAll("#f li :is(input, select, textarea)")];
  const restore = c => {
    if (c.type === "checkbox") c.checked = c.defaultChecked;
    else if (c.tagName === "SELECT") for (const o of c.options) o.selected = o.defaultSelected;
    else c.value = c.defaultValue;
  };

  // ---- Rows ----

  const fieldOf = element => element.closest("li[id]").id.slice(2);
  const row = field => byId("r-" + field);
  const seen = field => row(field).querySelector("input[name^='~seen.']");
  const say = text => {
    byId("live").textContent = "";
    requestAnimationFrame(() => { byId("live").textContent = text; });
  };
  const signs = {};
  const sign = (field, word) => {
    const li = row(field);
    if (!li) return;
    const text = word ? words()[word] : "";
    if (text) li.dataset.sign = text; else delete li.dataset.sign;
    li.classList.toggle("pending", word === "saving" || word === "unsaved");
    if (word && word !== "saving") say(text);
    // What is stored is the rule: it is said, and then no longer.
    clearTimeout(signs[field]);
    if (word === "saved") signs[field] = setTimeout(() => sign(field, null), 3000);
  };
  const fault = (field, content) => {
    const li = row(field);
    if (!li) return;
    li.querySelector(".err")?.remove();
    const drawer = byId("d-" + field)?.querySelectorAll("input,select") ?? [];
    for (const c of [...li.querySelectorAll("button,input,textarea"), ...drawer]) {
      for (const [name, value] of [["aria-invalid", "true"], ["aria-describedby", "e-" + field]]) {
        if (content) c.setAttribute(name, value); else c.removeAttribute(name);
      }
    }
    if (content) li.append(content);
  };
  const faultText = (field, text) => {
    const p = document.createElement("p");
    p.className = "err";
    p.id = "e-" + field;
    p.textContent = text;
    fault(field, p);
    say(text);
  };

  // What was refused in a drawer goes with it; a choice between two values stays until it is made.
  const forget = id => {
    const field = id.slice(2);
    if (id.startsWith("d-") && !row(field)?.querySelector(".err .acts")) fault(field, null);
  };

  // ---- Batches ----

  // Makes a shown element what it should be, keeping every element, and with it the focus, the
  // text being typed and the animation under way, wherever the two have the same shape.
  const morph = (shown, wanted) => {
    if (shown.nodeType !== wanted.nodeType || shown.nodeName !== wanted.nodeName) {
      shown.replaceWith(wanted);
      return;
    }
    if (shown.nodeType !== 1) {
      if (shown.data !== wanted.data) shown.data = wanted.data;
      return;
    }
    const keeps = shown.matches("input,select,textarea") && isDirty(shown);
    for (const { name } of [...shown.attributes]) {
      if (!wanted.hasAttribute(name) && name !== "data-sign") shown.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) {
      if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
    }
    if (keeps) return;
    const next = [...wanted.childNodes];
    let at = shown.firstChild;
    for (const node of next) {
      let found = at;
      if (node.id && (!at || at.id !== node.id)) {
        found = [...shown.children].find(child => child.id === node.id) ?? null;
        if (!found) {
          shown.insertBefore(node, at);
          continue;
        }
        shown.insertBefore(found, at);
      }
      if (!found) {
        shown.append(node);
        continue;
      }
      at = found.nextSibling;
      morph(found, node);
    }
    while (at) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    if (shown.matches("input,select,textarea")) restore(shown);
  };

  // Puts a shut drawer in its place, and unfolds it.
  const unfold = (li, put) => {
    const d = li.querySelector(".d");
    d?.classList.add("shut");
    put();
    d?.getBoundingClientRect(); // the start of the transition, before its end is set
    d?.classList.remove("shut");
  };

  const fold = (li) => {
    const d = li.querySelector(".d");
    if (!d) return li.remove();
    if (li.contains(document.activeElement)) {
      row(fieldOf(li)).querySelector("button")?.focus({ preventScroll: true });
    }
    d.classList.add("shut");
    d.getBoundingClientRect();
    Promise.allSettled(d.getAnimations().map(a => a.finished)).then(() => {
      if (d.classList.contains("shut")) li.remove();
    });
  };

  // Keeps the row under the finger while what is above it folds, and moves it by the least that
  // shows it whole with its drawer; to the top, where both do not fit.
  const fit = (li) => {
    const start = li.getBoundingClientRect();
    const drawer = byId("d-" + li.id.slice(2));
    const content = drawer?.querySelector(".c")?.scrollHeight ?? 0;
    const below = start.bottom + content + 16 - innerHeight;
    const shift = Math.max(start.top < 8 ? start.top - 8 : 0, Math.min(below, start.top - 8));
    const begun = performance.now();
    const length = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 300;
    let stopped = false;
    const stop = () => { stopped = true; };
    for (const name of ["wheel", "touchmove", "pointerdown"]) {
      addEventListener(name, stop, { once: true, passive: true });
    }
    let isLast = false;
    const step = now => {
      if (stopped || !li.isConnected) return;
      const part = Math.min(1, Math.max(0, (now - begun) / length));
      scrollBy(0, li.getBoundingClientRect().top - (start.top - shift * part));
      // One frame more, because the last of the folding comes with it.
      if (!isLast) requestAnimationFrame(step);
      isLast = part === 1;
    };
    requestAnimationFrame(step);
  };

  const operations = {
    del: id => { const li = byId(id); forget(id); if (li) fold(li); },
    ins: (id, after, text) => {
      const wanted = html(text).firstElementChild;
      const shown = byId(id);
      forget(id);
      if (shown) {
        // It is there already: folding still, or an empty box that kept its place.
        shown.removeAttribute("inert");
        shown.querySelector(".c")?.removeAttribute("style");
        morph(shown, wanted);
        shown.querySelector(".d")?.classList.remove("shut");
        return;
      }
      const place = byId(after);
      unfold(wanted, () => after.startsWith("g-") ? place?.prepend(wanted) : place?.after(wanted));
    },
    rep: (id, text) => { const shown = byId(id); if (shown) morph(shown, html(text).firstElementChild); },
    exp: (id, isOpen) => byId(id)?.querySelector("button[name=open]")?.setAttribute("aria-expanded", isOpen),
    fit: id => { const li = byId(id); if (li) fit(li); },
    err: (id, text) => fault(id.slice(2), html(text).firstElementChild),
    say,
  };

  const apply = batch => {
    if (batch.reset !== undefined && batch.reset !== null) {
      for (const part of [...html(batch.reset).children]) {
        const shown = byId(part.id);
        if (shown) morph(shown, part);
      }
    }
    for (const [name, ...rest] of batch.ops) operations[name](...rest);
    tell("data-from", batch.to);
    tell("action", batch.at);
    document.title = batch.title;
    history.replaceState(null, "", batch.at);
  };

  // ---- The queue ----

  const queue = [];
  let task = null; // the one under way
  let attempts = 0;
  let wake = () => {}; // ends the pause before a change is sent again
  const unsaved = () => "unsaved:" + told("data-at");

  const enqueue = wanted => {
    const same = t => t.field === wanted.field && t.kind === wanted.kind && !t.pairs && !wanted.pairs;
    if (!(wanted.kind === "change" && queue.some(same))) queue.push(wanted);
    if (wanted.kind === "change") sign(wanted.field, "saving");
    wake();
    work();
  };
  const work = async () => {
    if (task || !queue.length || !form()) return;
    task = queue.shift();
    try {
      await perform(task);
    } finally {
      task = null;
    }
    work();
  };

  // All that is sent about a field: its dirty controls, or what a button says.
  const pairsOf = field => {
    const own = controls().filter(c => c.name && fieldOf(c) === field && c.type !== "hidden");
    const selects = own.filter(c => c.tagName === "SELECT");
    const dirty = own.filter(isDirty);
    const sent = dirty.some(c => c.tagName === "SELECT") ? [...new Set([...dirty, ...selects])] : dirty;
    const pairs = sent.map(c => [c.name, valueOf(c)]);
    if (sent.some(c => c.tagName === "SELECT")) {
      for (const c of byId("d-" + field).querySelectorAll("input[name^='~stood.']")) {
        pairs.push([c.name, c.value]);
      }
      pairs.push([seen(field).name.replace("~seen.", "~settle."), "1"]);
    }
    return { pairs, sent: sent.map(c => [c, valueOf(c)]) };
  };

  // A server that says nothing for so long says nothing at all.
  const ask = async (method, url, body) => {
    const answer = await fetch(url, {
      method, body, headers: { Accept: type }, redirect: "error", signal: AbortSignal.timeout(10000),
    });
    const isBatch = answer.headers.get("Content-Type")?.startsWith(type);
    return { ok: answer.ok, status: answer.status, batch: isBatch ? await answer.json() : null,
      text: isBatch ? "" : await answer.text() };
  };

  const perform = async task => {
    if (task.kind === "change") return change(task);
    if (task.kind === "resume") return resume(task.kept);
    const url = action();
    url.searchParams.set("from", told("data-from"));
    if (task.field) url.searchParams.set(task.kind, task.name);
    const late = awaitPlace(task);
    try {
      const answer = await ask("GET", url);
      clearTimeout(late);
      if (answer.batch) follow(task, answer.batch); else refuse(task, answer.text);
    } catch {
      clearTimeout(late);
      refuse(task, words().unreached);
    }
  };
  const follow = (task, batch) => {
    apply(batch);
    const li = task?.kind === "edit" && row(task.field);
    if (li && batch.ops.length) fit(li);
  };
  const refuse = (task, text) => {
    if (task.kind !== "tap") return say(text);
    const box = byId("d-" + task.field);
    if (box?.inert) fold(box);
    faultText(task.field, text);
  };
  const awaitPlace = task => task?.kind === "tap" ? setTimeout(() => keepPlace(task.field), 100) : 0;

  // A late answer finds its place kept, so that nothing jumps when it comes.
  const keepPlace = field => {
    const li = row(field);
    const height = Number(li?.dataset.h);
    if (!height || byId("d-" + field)) return;
    const box = html('<li class="dl" inert><div class="d"><div class="c"></div></div></li>').firstElementChild;
    box.id = "d-" + field;
    box.querySelector(".c").style.height = height + "px";
    unfold(box, () => li.after(box));
  };

  const change = async task => {
    const { pairs, sent } = task.pairs ? { pairs: task.pairs, sent: [] } : pairsOf(task.field);
    const token = seen(task.field);
    if (!pairs.length || !token) return sign(task.field, null);
    const body = new URLSearchParams([...pairs, [token.name, token.value], ["from", told("data-from")]]);
    // A tap elsewhere saves first: both are one request and one update.
    const next = queue[0]?.kind === "tap" || queue[0]?.kind === "edit" ? queue.shift() : null;
    if (next) body.append(next.kind === "tap" ? "open" : "edit", next.name);
    sessionStorage.setItem(unsaved(), body.toString());
    const late = awaitPlace(next);
    try {
      const answer = await ask("POST", action(), body);
      clearTimeout(late);
      // The server's own trouble, such as a file in use by another program, is no refusal.
      if (answer.status >= 500) throw answer.text;
      attempts = 0;
      sessionStorage.removeItem(unsaved());
      if (!answer.batch) {
        sign(task.field, null);
        return faultText(task.field, answer.text);
      }
      if (answer.ok) {
        for (const [c, value] of sent) if (valueOf(c) === value) settle(c);
        if (task.pairs) controls().filter(c => fieldOf(c) === task.field).forEach(restore);
        fault(task.field, null);
      }
      follow(next, answer.batch);
      sign(task.field, answer.ok ? "saved" : null);
    } catch (reason) {
      // No answer came. The value stays, and is sent again: a change that was stored already is
      // recognised by its token. What was tapped is not done late, when nobody expects it.
      clearTimeout(late);
      if (next) refuse(next, words().unreached);
      if (typeof reason === "string") faultText(task.field, reason);
      queue.unshift(task);
      sign(task.field, "unsaved");
      attempts += 1;
      await new Promise(resolve => {
        const timer = setTimeout(resolve, Math.min(250 * 2 ** attempts, 8000));
        wake = () => { clearTimeout(timer); resolve(); };
      });
      wake = () => {};
    }
  };

  // ---- What a person does ----

  addEventListener("click", event => {
    const button = event.target.closest?.("button");
    if (!button?.form || button.form !== form()) return;
    if (button.name === "open") {
      event.preventDefault();
      enqueue({ kind: "tap", field: fieldOf(button), name: button.value });
    } else if (button.name.startsWith("~")) {
      event.preventDefault();
      enqueue({ kind: "change", field: fieldOf(button), pairs: [[button.name, button.value]] });
    }
  });
  addEventListener("submit", event => {
    if (event.target === form()) event.preventDefault();
  });
  addEventListener("change", event => {
    const c = event.target;
    if (c.form !== form() || !c.name || !c.closest("li[id]")) return;
    if (isDirty(c)) enqueue({ kind: "change", field: fieldOf(c) });
    else fault(fieldOf(c), null);
  });
  addEventListener("focusin", event => {
    const c = event.target;
    if (!c.matches?.("li.r input, li.r textarea") || c.type === "checkbox") return;
    const li = c.closest("li[id]");
    const isTapped = t => t?.kind === "tap";
    if (!document.querySelector(".dl") && !isTapped(task) && !queue.some(isTapped)) return;
    enqueue({ kind: "edit", field: fieldOf(li), name: decodeURIComponent(fieldOf(li)) });
  });
  addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing) return;
    const c = document.activeElement;
    const li = c?.closest?.("li[id]");
    if (!li || c.form !== form()) return;
    if (c.matches("input,textarea") && isDirty(c)) {
      restore(c);
      fault(fieldOf(c), null);
    } else if (li.classList.contains("dl")) {
      const owner = row(fieldOf(li)).querySelector("button[name=open]");
      owner.focus();
      owner.click();
    }
  });

  // ---- Leaving and coming back ----

  addEventListener("online", () => wake());
  addEventListener("beforeunload", event => {
    if ([task, ...queue].some(t => t?.kind === "change")) event.preventDefault();
  });
  addEventListener("pagehide", () => {
    if (!form()) return;
    const fields = new Set(controls().filter(c => c.name && isDirty(c) && !row(fieldOf(c))?.querySelector(".err")).map(fieldOf));
    const pairs = [...fields].flatMap(field => {
      const token = seen(field);
      return token ? [...pairsOf(field).pairs, [token.name, token.value]] : [];
    });
    if (!pairs.length) return;
    const body = new URLSearchParams(pairs);
    sessionStorage.setItem(unsaved(), body.toString());
    fetch(action(), { method: "POST", body, keepalive: true, headers: { Accept: type } })
      .then(answer => { if (answer.ok) sessionStorage.removeItem(unsaved()); }, () => {});
  });
  const sync = () => { if (form()) enqueue({ kind: "sync" }); };
  // What was on its way when the page was left is sent once more, and stands where it was typed.
  const resume = async kept => {
    const pairs = [...new URLSearchParams(kept)].filter(([name]) => !["from", "open", "edit"].includes(name));
    const typed = controls().filter(c => c.type !== "hidden" && pairs.some(([name]) => name === c.name));
    for (const c of typed) if (c.type !== "checkbox") c.value = pairs.find(([name]) => name === c.name)[1];
    try {
      const answer = await ask("POST", action(), new URLSearchParams(pairs));
      if (answer.status < 500) sessionStorage.removeItem(unsaved());
      if (answer.ok) typed.forEach(settle);
      if (answer.batch) apply(answer.batch);
    } catch { /* It is kept for the next time. */ }
  };
  addEventListener("popstate", () => {
    if (form() && location.pathname === action().pathname) {
      tell("action", location.pathname + location.search);
      sync();
    }
  });
  addEventListener("pageshow", event => { if (event.persisted) sync(); });
  addEventListener("DOMContentLoaded", () => {
    const kept = form() && sessionStorage.getItem(unsaved());
    if (kept) enqueue({ kind: "resume", kept });
    document.querySelector(".sum")?.focus();
  });
})();
