// Foldout in the browser. Pages work without this file; with it, a tap is answered by a batch of
// operations on what is shown (Documentation/WireFormat.md). One queue, one request in flight.
// What was typed and not yet acknowledged is never replaced.
"use strict";
(() => {
  const type = "application/vnd.foldout.batch+json";
  const byId = id => document.getElementById(id);
  const form = () => byId("f");
  // Inputs hide a form's own properties of their name, and a column may be called "action".
  const told = name => Element.prototype.getAttribute.call(form(), name);
  const tell = (name, value) => Element.prototype.setAttribute.call(form(), name, value);
  const action = () => new URL(told("action"), location.href);
  const words = () => JSON.parse(told("data-words"));
  const html = text => Object.assign(document.createElement("template"), { innerHTML: text }).content;
  document.documentElement.classList.add("js");

  // No header tells the time zone.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  document.cookie = `zone=${zone};path=/;SameSite=Lax;max-age=31536000`;

  // ---- Controls ----

  // Where a control keeps what it shows, and where what was stored last.
  const states = c =>
    c.type === "checkbox" ? [[c, "checked", "defaultChecked"]]
    : c.options ? [...c.options].map(o => [o, "selected", "defaultSelected"])
    : [[c, "value", "defaultValue"]];
  const isDirty = c => states(c).some(([e, now, last]) => e[now] !== e[last]);
  const settle = c => { for (const [e, now, last] of states(c)) e[last] = e[now]; };
  const restore = c => { for (const [e, now, last] of states(c)) e[now] = e[last]; };
  const valueOf = c => c.type === "checkbox" ? (c.checked ? "1" : "") : c.value;
  const controls = () => [...document.querySelectorAll("#f li :is(input, select, textarea)")];

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
    clearTimeout(signs[field]);
    if (word === "saved") signs[field] = setTimeout(() => sign(field, null), 3000);
  };
  const fault = (field, content) => {
    const li = row(field);
    if (!li) return;
    li.querySelector(".err")?.remove();
    const drawer = byId("d-" + field)?.querySelectorAll("input,select") ?? [];
    for (const c of [...li.querySelectorAll("button,input,textarea"), ...drawer]) {
      c.ariaInvalid = content ? "true" : null;
      if (content) c.setAttribute("aria-describedby", "e-" + field); else c.removeAttribute("aria-describedby");
    }
    if (content) li.append(content);
  };
  const faultText = (field, text) => {
    const p = html('<p class="err">').firstChild;
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
    const isControl = shown.matches("input,select,textarea");
    const kept = isControl && isDirty(shown) ? shown.value : null;
    for (const { name } of [...shown.attributes]) {
      if (!wanted.hasAttribute(name) && name !== "data-sign") shown.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) {
      if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
    }
    // What has an id is found by it, all else by its place.
    let at = shown.firstChild;
    for (const node of [...wanted.childNodes]) {
      const found = !node.id || at?.id === node.id ? at : [...shown.children].find(c => c.id === node.id);
      if (!found || found !== at) shown.insertBefore(found ?? node, at);
      if (!found) continue;
      at = found.nextSibling;
      morph(found, node);
    }
    while (at) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    // What was chosen and not stored yet stays, unless the list has it no more.
    if (kept !== null) shown.value = kept;
    if (isControl && (kept === null || shown.selectedIndex < 0)) restore(shown);
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
    for (const name of ["wheel", "pointerdown"]) {
      addEventListener(name, () => { stopped = true; }, { once: true });
    }
    const step = now => {
      if (stopped || !li.isConnected) return;
      const part = Math.min(1, Math.max(0, (now - begun) / length));
      scrollBy(0, li.getBoundingClientRect().top - (start.top - shift * part));
      // Some frames more: what folds may have begun a little later.
      if (now < begun + length + 50) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  const operations = {
    del: id => { const li = byId(id); forget(id); if (li) fold(li); },
    ins: (id, after, text) => {
      const wanted = html(text).firstElementChild;
      const shown = byId(id);
      forget(id);
      // It may be there already: folding still, or an empty box that kept its place.
      if (shown) return morph(shown, wanted);
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
    if (batch.reset) {
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
    const isChange = wanted.kind === "change";
    const same = t => t.field === wanted.field && t.kind === "change" && !t.pairs && !wanted.pairs;
    if (!isChange || !queue.some(same)) queue.push(wanted);
    if (isChange) sign(wanted.field, "saving");
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
    const own = controls().filter(c => c.name && c.type !== "hidden" && fieldOf(c) === field);
    const isTurned = own.some(c => c.options && isDirty(c));
    const sent = own.filter(c => isDirty(c) || (isTurned && c.options)).map(c => [c, valueOf(c)]);
    const pairs = sent.map(([c, value]) => [c.name, value]);
    if (isTurned) {
      const stood = byId("d-" + field).querySelector("input[name^='~stood.']");
      pairs.push([stood.name, stood.value], [stood.name.replace("stood", "settle"), "1"]);
    }
    return { pairs, sent };
  };

  const ask = async (method, url, body) => {
    const answer = await fetch(url, {
      method, body, headers: { Accept: type }, redirect: "error", signal: AbortSignal.timeout(10000),
    });
    const { ok, status } = answer;
    const isBatch = answer.headers.get("Content-Type")?.startsWith(type);
    return isBatch ? { ok, status, batch: await answer.json() } : { ok, status, text: await answer.text() };
  };

  const perform = async task => {
    if (task.kind === "change") return change(task);
    if (task.kind === "resume") return resume(task.kept);
    const url = action();
    url.searchParams.set("from", told("data-from"));
    if (task.field) url.searchParams.set(task.kind, task.name);
    const late = keepPlace(task);
    const answer = await ask("GET", url).catch(() => ({ text: words().unreached }));
    late(answer.batch);
    if (answer.batch) follow(task, answer.batch); else refuse(task, answer.text);
  };
  const follow = (task, batch) => {
    apply(batch);
    const li = task?.kind === "edit" && row(task.field);
    if (li && batch.ops.length) fit(li);
  };
  const refuse = (task, text) => {
    if (task.kind === "tap") faultText(task.field, text); else say(text);
  };

  // A late answer finds its place kept: others fold, and an empty box unfolds. Without an answer
  // they go back.
  const keepPlace = task => {
    const shut = [];
    let box;
    const timer = task?.kind === "tap" && setTimeout(() => {
      const li = row(task.field);
      for (const d of document.querySelectorAll(".dl .d:not(.shut)")) shut.push(d);
      for (const d of shut) d.classList.add("shut");
      if (byId("d-" + task.field)) return;
      box = html('<li class="dl" inert><div class="d"><div class="c"></div></div></li>').firstChild;
      box.id = "d-" + task.field;
      box.querySelector(".c").style.height = li.dataset.h + "px";
      unfold(box, () => li.after(box));
      fit(li);
    }, 100);
    return isAnswered => {
      clearTimeout(timer);
      for (const d of shut) d.classList.remove("shut");
      if (box && !isAnswered) fold(box);
    };
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
    const late = keepPlace(next);
    try {
      const answer = await ask("POST", action(), body);
      late(answer.ok);
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
      // The value is sent again; one that was stored is known by its token. What was tapped is not
      // done late, when nobody expects it.
      late();
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
    const { name, value, form: owner } = event.target.closest("button") ?? {};
    if (!name || owner !== form()) return;
    const field = fieldOf(event.target);
    if (name === "open") enqueue({ kind: "tap", field, name: value });
    else enqueue({ kind: "change", field, pairs: [[name, value]] });
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
    if (!c.matches("li.r input:not(.sw), li.r textarea")) return;
    const isOpening = [task, ...queue].some(t => t?.kind === "tap");
    if (!isOpening && !document.querySelector(".dl")) return;
    enqueue({ kind: "edit", field: fieldOf(c), name: decodeURIComponent(fieldOf(c)) });
  });
  addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing) return;
    const c = event.target;
    const li = c.closest("li[id]");
    if (!li) return;
    const field = fieldOf(c);
    if (c.matches("input,textarea") && isDirty(c)) {
      restore(c);
      fault(field, null);
    } else if (li.matches(".dl")) row(field).querySelector("button").click();
  });

  // ---- Leaving and coming back ----

  addEventListener("online", () => wake());
  addEventListener("beforeunload", event => {
    if ([task, ...queue].some(t => t?.kind === "change")) event.preventDefault();
  });
  addEventListener("pagehide", () => {
    if (!form()) return;
    const pairs = [], sound = [];
    for (const field of new Set(controls().filter(c => c.name && isDirty(c)).map(fieldOf))) {
      const token = seen(field);
      const own = token ? [...pairsOf(field).pairs, [token.name, token.value]] : [];
      pairs.push(...own);
      // One that was refused already would have the others refused with it.
      if (!row(field).querySelector(".err")) sound.push(...own);
    }
    if (pairs.length) sessionStorage.setItem(unsaved(), new URLSearchParams(pairs));
    if (!sound.length) return;
    fetch(action(), { method: "POST", body: new URLSearchParams(sound), keepalive: true, headers: { Accept: type } })
      .then(answer => { if (answer.ok && sound.length === pairs.length) sessionStorage.removeItem(unsaved()); }, () => {});
  });
  // What was on its way when the page was left is sent once more.
  const resume = async kept => {
    const body = new URLSearchParams(kept);
    for (const name of ["from", "open", "edit"]) body.delete(name);
    const typed = controls().filter(c => c.type !== "hidden" && c.type !== "checkbox" && body.has(c.name));
    for (const c of typed) c.value = body.get(c.name);
    try {
      const answer = await ask("POST", action(), body);
      if (answer.status < 500) sessionStorage.removeItem(unsaved());
      if (answer.ok) typed.forEach(settle);
      if (answer.batch) apply(answer.batch);
    } catch { /* It is kept for the next time. */ }
  };
  addEventListener("popstate", () => {
    if (form() && location.pathname === action().pathname) {
      tell("action", location.pathname + location.search);
      enqueue({ kind: "sync" });
    }
  });
  // Back may bring a page as it was left, or as it was loaded then.
  addEventListener("pageshow", event => {
    const isOld = event.persisted || performance.getEntriesByType("navigation")[0].type === "back_forward";
    if (isOld && form()) enqueue({ kind: "sync" }); else if (isOld) location.reload();
  });
  addEventListener("DOMContentLoaded", () => {
    const kept = form() && sessionStorage.getItem(unsaved());
    if (kept) enqueue({ kind: "resume", kept });
    document.querySelector(".sum")?.focus();
  });
})();
