// Foldout in the browser. Pages work without this file; with it, a tap is answered by a batch of
// operations on what is shown (Documentation/WireFormat.md). One queue, one request in flight.
// It is one file because a first view loads it whole; parts come with the elements that need them.
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
  const html = text => text.children ? text : Object.assign(document.createElement("template"), { innerHTML: text }).content;
  const element = text => html(text).firstElementChild;
  const at = (id, act) => { const found = byId(id); if (found) act(found); };
  const root = document.documentElement.classList;
  root.add("js", "ribbon");
  const emit = name => dispatchEvent(new Event(name));

  // No header tells the time zone; a page made without it is asked for once more. The tilde says
  // that it was not chosen; what a person has chosen stays.
  const zone = `zone=~${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  const isZoned = document.cookie.split("; ").some(c => c === zone || /^zone=[^~]/.test(c));
  if (!isZoned) document.cookie = `${zone};path=/;SameSite=Lax`;

  // ---- Parts ----

  // A part of the script comes with the first element that names it in `data-needs`, and begins once.
  // The root loses the class of one that does not come: without wheels the lists under them are seen.
  const parts = {};
  const need = address => {
    const name = address.split(/\W+/)[2];
    return parts[name] ??= import(address).then(async part => {
      await part.begin(core);
      root.add("has-" + name);
    }, () => root.remove(name));
  };
  const needAll = () => {
    for (const e of document.querySelectorAll("[data-needs]")) e.dataset.needs.split(" ").forEach(need);
  };
  // What a batch inserts is shown with its parts, but not long after.
  const arrive = ops => Promise.race([
    Promise.allSettled(ops.filter(([name]) => name === "need").map(([, address]) => need(address))),
    new Promise(done => setTimeout(done, 300)),
  ]);
  const sheet = href => document.querySelector(`[href="${href}"]`) || new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }));
  });

  // ---- Controls ----

  // Where a control keeps what it shows, and what was stored last.
  const states = c =>
    /box|radio/.test(c.type) ? [[c, "checked", "defaultChecked"]]
    : c.options ? [...c.options].map(o => [o, "selected", "defaultSelected"])
    : [[c, "value", "defaultValue"]];
  const isDirty = c => c.type !== "file" && states(c).some(([e, now, last]) => e[now] !== e[last]);
  const settle = (c, value) => {
    if (c.type === "radio") for (const o of document.getElementsByName(c.name)) o.defaultChecked = o.value === value;
    else if (c.options) for (const o of c.options) o.defaultSelected = o.value === value;
    else if (c.type === "checkbox") c.defaultChecked = !!value;
    else c.defaultValue = value;
  };
  const restore = c => { for (const [e, now, last] of states(c)) e[now] = e[last]; };
  const valueOf = c => c.type === "checkbox" && !c.checked ? "" : c.value;
  const controls = () => [...document.querySelectorAll("#f li :is(input, select, textarea)")];
  // What was entered in a drawer that folded, since it met another value: a choice carries it.
  const mine = () => [...document.querySelectorAll(".error > [name^='~value']")];
  const edited = () => controls().filter(c => c.name && isDirty(c)).map(fieldOf);
  const unsettled = () => [...edited(), ...mine().map(fieldOf)];

  // ---- Rows ----

  const fieldOf = element => element.closest("li[id], .foot, #undo p").id.slice(2).split("~")[0];
  const row = field => byId("r-" + field);
  const seen = field => row(field)?.querySelector("input[name^='~seen.']");
  const say = text => {
    byId("live").textContent = "";
    requestAnimationFrame(() => { byId("live").textContent = text; });
  };
  const signs = {};
  const sign = (field, word) => at("r-" + field, li => {
    li.dataset.sign = li.querySelector(".row").dataset.sign = word ? words()[word] ?? "✓" : "";
    li.classList.toggle("pending", word === "saving" || word === "unsaved");
    if (word && words()[word] && word !== "saving") say(li.dataset.sign);
    clearTimeout(signs[field]);
    if (word === "saved" || word === "done") signs[field] = setTimeout(sign, 3000, field);
  });
  const fault = (field, content) => at("r-" + field, li => {
    at("e-" + field, e => e.remove());
    const drawer = byId("d-" + field)?.querySelectorAll("input:not([type=radio]),select") ?? [];
    for (const c of [...li.querySelectorAll("button:not(.editor *, .mini-picker *), input, select, textarea"), ...drawer]) {
      c.ariaInvalid = content ? "true" : null;
      if (content) c.setAttribute("aria-describedby", "e-" + field); else c.removeAttribute("aria-describedby");
    }
    // Beside the entry where one is open. Both values of a conflict stand under the row.
    if (content) ((!content.querySelector(".actions") && byId("i-" + field)?.closest(".editor:not(.choice) .entry, .popover:popover-open .entry")) || li).append(content);
  });
  const faultText = (field, text, isPassing) => {
    const p = element(`<p class="error${isPassing ? " passing" : ""}">`);
    p.id = "e-" + field;
    p.textContent = text;
    fault(field, p);
    say(text);
  };

  // What was refused in a drawer goes with it; a choice between two values stays.
  const forget = id => {
    const field = id.slice(2);
    if (id.startsWith("d-") && !byId("e-" + field)?.querySelector(".actions")) fault(field);
  };

  // ---- Batches ----

  // The fields whose change is being answered.
  let answered = [];
  const holds = field => unsettled().includes(field) && !answered.includes(field);
  // Puts an element before another; one that is on the page moves as it is, where the browser can.
  const enter = (e, list, next) => {
    if (e.isConnected && list.moveBefore) list.moveBefore(e, next); else list.insertBefore(e, next);
  };
  // Makes a shown element what it should be, keeping every element that it can, and with it the
  // focus, the text being typed and the animation under way.
  const morph = (shown, wanted) => {
    if (shown.nodeType !== wanted.nodeType || shown.nodeName !== wanted.nodeName) {
      shown.replaceWith(wanted);
      return;
    }
    if (shown.nodeType !== 1) {
      if (shown.data !== wanted.data) shown.data = wanted.data;
      return;
    }
    // A token is what was seen when the change was begun; an answer to the change renews it.
    if (shown.name?.startsWith("~seen.") && holds(fieldOf(shown))) return;
    // A list of options may have others now: what was chosen in it is known by its value.
    const options = shown.matches(".options") && (() => [...shown.querySelectorAll("[type=radio]")]);
    const chosen = options && options().find(c => c.checked && isDirty(c))?.value;
    const isControl = shown.matches("input:not([type=radio]),select,textarea");
    // Of a date that was turned and not taken, each list stays as it was turned.
    const kept = isControl && (isDirty(shown) || (shown.options && holds(fieldOf(shown)))) ? shown.value : null;
    for (const { name } of [...shown.attributes]) {
      if (!wanted.hasAttribute(name) && name !== "data-sign") shown.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) {
      if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
    }
    // What has an id is found by it, all else by its place. What a part made is the part's.
    const theirs = node => node?.dataset?.own === undefined ? node : theirs(node.nextSibling);
    let next = theirs(shown.firstChild);
    for (const node of [...wanted.childNodes]) {
      const own = node.id && byId(node.id);
      const found = (next?.id || "") === (node.id || "") ? next : own?.parentNode === shown && own;
      if (!found || found !== next) enter(found || node, shown, next);
      if (!found) continue;
      next = theirs(found.nextSibling);
      morph(found, node);
    }
    while (next) {
      const gone = next;
      next = theirs(next.nextSibling);
      gone.remove();
    }
    if (options) {
      const kept = options().find(c => c.value === chosen) ?? options().find(c => c.defaultChecked);
      for (const c of options()) c.checked = c === kept;
    }
    // What was chosen stays, unless the list has it no more.
    if (kept !== null) shown.value = kept;
    if (isControl && (kept === null || shown.selectedIndex < 0)) restore(shown);
  };

  // Puts an element behind another, or first into a list.
  const put = (e, place) => {
    const isList = place.matches("ul,#sections");
    const list = isList ? place : place.parentNode;
    enter(e, list, isList ? place.firstChild : place.nextSibling);
  };
  const unfold = (li, place) => {
    // Sections come as they are.
    const d = li.matches("li") && li.querySelector(".fold");
    if (!d) return put(li, place);
    d.classList.add("shut");
    put(li, place);
    // The start of the transition, before its end is set.
    d.getAnimations();
    // It begins with the frame that shows it, however long that takes, one frame on; wheels come after.
    requestAnimationFrame(() => {
      d.classList.remove("shut");
      for (const a of d.getAnimations()) a.currentTime = 17;
      setTimeout(emit, 0, "dress");
    });
  };

  const fold = (li) => {
    const d = li.matches("li") && li.querySelector(".fold");
    if (!d) return li.remove();
    if (li.contains(document.activeElement)) {
      row(fieldOf(li))?.querySelector("button")?.focus({ preventScroll: true });
    }
    d.classList.add("shut");
    Promise.allSettled(d.getAnimations().map(a => a.finished)).then(() => {
      if (d.classList.contains("shut")) li.remove();
    });
  };

  const operations = {
    del: id => { forget(id); at(id, fold); },
    // One element, or several that stand one behind the other.
    ins: (id, after, text) => {
      for (const wanted of [...html(text).children]) {
        const shown = byId(wanted.id), place = byId(after);
        after = wanted.id;
        forget(after);
        // It may be there already: folding still, or an empty box that kept its place.
        if (shown) morph(shown, wanted); else if (place) unfold(wanted, place);
      }
    },
    mov: (id, after) => at(id, e => at(after, place => (core.move ?? put)(e, place))),
    rep: (id, text) => at(id, shown => morph(shown, element(text))),
    exp: (id, isOpen) => at(id, li => li.querySelector("button").setAttribute("aria-expanded", isOpen)),
    foc: id => at(id, li => {
      const drawer = byId("d-" + fieldOf(li));
      (drawer?.querySelector("select, :checked") ?? drawer?.querySelector("input") ?? li.querySelector("button:not(.mini-picker *), textarea, select, input:not([type=hidden])") ?? li.parentNode.querySelector("input"))
        .focus({ preventScroll: true });
    }),
    err: (id, text) => fault(id.slice(2), element(text)),
    say,
    go: address => location.assign(address),
  };

  const apply = batch => {
    const travel = core.travel?.(batch);
    for (const e of document.querySelectorAll(".passing")) fault(fieldOf(e));
    // What was refused and still stands there keeps its reason.
    const faults = [...document.querySelectorAll("#f .error")].map(e => [fieldOf(e), e]);
    for (const part of [...html(batch.reset ?? "").children]) at(part.id, shown => morph(shown, part));
    for (const [field, e] of faults) if (holds(field)) fault(field, e);
    for (const [name, ...rest] of batch.ops) operations[name]?.(...rest);
    travel?.();
    tell("data-from", batch.to);
    tell("action", batch.at);
    if (batch.title) document.title = batch.title;
    // The browser takes its time for that: not before what is to be seen.
    requestAnimationFrame(() => setTimeout(() => history.replaceState(null, "", batch.at)));
    needAll();
    emit("dress");
  };

  // ---- The queue ----

  const queue = [];
  // The one under way, and what ends the pause before a change is sent again.
  let task = null;
  let wake = () => {};
  const waiting = () => [task, ...queue].filter(t => t);
  const awaits = (kind, field) => waiting().some(t => t.kind === kind && t.field === (field ?? t.field));

  // In a list a value is typed letter by letter, and each is a value of its own: 2 and 20 on the way to
  // 2026 would move the day; and arrows choose each option on their way. It counts after a moment, or
  // before whatever is done next.
  let typed, pause, isKeyed;
  for (const name of ["keydown", "pointerdown"]) {
    addEventListener(name, () => { isKeyed = name === "keydown"; }, true);
  }
  const enqueue = wanted => {
    const first = typed;
    typed = null;
    clearTimeout(pause);
    if (first && first !== wanted) enqueue(first);
    if (wanted.kind === "press" && awaits("press", wanted.field)) return;
    const isChange = wanted.kind === "change";
    const same = t => t.field === wanted.field && t.kind === "change" && !t.pairs && !wanted.pairs;
    if (!isChange || !queue.some(same)) queue.push(wanted);
    if (isChange) sign(wanted.field, "saving");
    emit("keep");
    wake();
    // A tap that ends a turn is sent with it.
    queueMicrotask(work);
  };
  const work = async () => {
    if (task || !queue.length || !form()) return;
    task = queue.shift();
    try {
      await perform(task);
    } finally {
      task = null;
      emit("keep");
    }
    work();
  };

  // What is sent about a field: of a date all columns, where one was turned.
  const pairsOf = field => {
    const own = controls().filter(c => c.name && c.type !== "hidden" && fieldOf(c) === field);
    const turned = own.filter(c => c.options && isDirty(c)), isTurned = turned[0];
    // Of several options all that are chosen, and an empty one where any was given up.
    const isChanged = own.some(isDirty);
    const sent = own.filter(c => isDirty(c) ? c.type !== "radio" || c.checked : isTurned && c.options || isChanged && c.type === "checkbox" && c.checked).map(c => [c, valueOf(c)]);
    const pairs = sent.map(([c, value]) => [c.name, value]);
    const stood = (byId("d-" + field) ?? row(field)).querySelector("[name^='~stood.']");
    if (isTurned && stood) {
      pairs.push([stood.name, stood.value]);
      // A time that clocks skip is refused, unless its wheel was left while it turned.
      if (turned.some(c => c.isLeft || !/^~(h|mi|dayP)/.test(c.name))) pairs.push([stood.name.replace("stood", "settle"), "1"]);
    }
    return { pairs, sent };
  };

  // A change as it is sent: its pairs, and with them what was seen.
  const bodyOf = ({ field, pairs, body }) => {
    if (body) return { pairs: [...new URLSearchParams(body)], sent: [] };
    const own = pairs ? { pairs, sent: [] } : pairsOf(field);
    const token = seen(field);
    if (token && own.pairs.length) own.pairs = [...own.pairs, [token.name, token.value]];
    return own;
  };
  const isFile = ([, value]) => value instanceof File;

  // Today is the day on which it was pressed, also where it is sent on another. What was kept before
  // says it already.
  const dated = ({ time }, pairs) => pairs.map(([name, value]) => [name, (/^~now/.test(name) && time) || value]);

  const ask = async (method, url, body, keepalive) => {
    const answer = await (core.fetch ?? fetch)(url, {
      method, body, keepalive, headers: { Accept: type },
      signal: AbortSignal.timeout(body instanceof FormData ? 120000 : 10000),
    });
    const { ok, status } = answer;
    const isBatch = answer.headers.get("Content-Type") === type;
    if (!isBatch) return { ok, status, text: await answer.text() };
    const batch = await answer.json();
    await arrive(batch.ops);
    return { ok, status, batch };
  };

  const perform = async task => {
    if (task.kind === "change" || task.kind === "press") return change(task);
    const url = action();
    url.searchParams.set("from", told("data-from"));
    if (task.field) url.searchParams.set(task.kind, task.name);
    const late = core.keepPlace?.(task);
    const answer = await (core.early?.(url) || ask("GET", url)).catch(() => ({ text: words().unreached }));
    late?.(answer.batch);
    if (answer.batch) follow(task, answer.batch); else refuse(task, answer.text);
  };
  const follow = (task, batch) => {
    apply(batch);
    if (task?.kind === "edit" && batch.ops.length) operations.fit?.("r-" + task.field);
  };
  const refuse = (task, text) => task.kind === "tap" ? faultText(task.field, text, true) : say(text);

  const change = async task => {
    await task.before;
    const { pairs, sent } = bodyOf(task);
    // Sent already, with the change before; the word about that one stays.
    if (!pairs.length) return row(task.field)?.matches(".pending") && sign(task.field);
    const isPress = task.kind === "press";
    // A button means what is shown. What is shown and was not taken is dealt with first.
    const [held] = isPress ? unsettled() : [];
    if (held) {
      operations.fit?.("r-" + held);
      operations.foc("r-" + held);
      return say(byId("e-" + held)?.textContent ?? words().unsaved);
    }
    const body = pairs.some(isFile) ? new FormData() : new URLSearchParams();
    for (const pair of pairs) body.append(...pair);
    body.append("from", told("data-from"));
    // A tap elsewhere saves first: both are one request and one update.
    const next = /tap|edit/.test(queue[0]?.kind) ? queue.shift() : null;
    // A button and a switch fold what is open, as any other row does.
    const folds = document.querySelector(".drawer") && (isPress || sent.some(([c]) => c.matches(".item label input")) || (!task.pairs?.[1] && row(task.field)?.querySelector(".row > .mini-picker")));
    if (next) body.append(next.kind, next.name); else if (folds) body.append("tap", decodeURIComponent(task.field));
    const late = core.keepPlace?.(next);
    const answer = await ask("POST", action(), body).catch(() => ({ status: 504 }));
    await core.lifted;
    late?.(answer.ok);
    // The server's own trouble, such as a file in use, is no refusal. Sent again, a value that was
    // stored is known by its token. A tap is not done late, when nobody expects it.
    if (answer.status >= 500 && !isPress) {
      if (next) refuse(next, words().unreached);
      if (answer.text) faultText(task.field, answer.text, true);
      if (task.pairs) task.pairs = dated(task, task.pairs);
      queue.unshift(task);
      sign(task.field, "unsaved");
      await new Promise(resolve => {
        wake = resolve;
        setTimeout(resolve, 2000);
      });
      return;
    }
    sign(task.field);
    // Nor is what a button does done twice.
    if (!answer.batch) return faultText(task.field, answer.text ?? words().unreached);
    if (answer.ok) {
      // What was done since then differs from what was sent, and is sent next.
      for (const [c, value] of sent) settle(c, value);
      if (!sent.length) controls().filter(c => fieldOf(c) === task.field).forEach(restore);
      fault(task.field);
      answered = [task.field];
    }
    // A secret that met another is entered once more, over that one.
    if (answer.status === 409) controls().filter(c => c.type === "password" && fieldOf(c) === task.field).forEach(restore);
    follow(next, answer.batch);
    answered = [];
    if (answer.ok) sign(task.field, isPress ? "done" : "saved");
    if (task.pairs) core.refocus?.(task.field);
    if (!answer.ok) emit("refused");
  };

  // ---- What a person does ----

  addEventListener("click", event => {
    const { name, value, form: owner } = event.target.closest("button") ?? {};
    if (!name || owner !== form()) return;
    emit("settle");
    // A choice between two values, and what undoes, says which other it knows; what undoes all that
    // was stored at once says it of each, and stands for the first.
    const place = event.target.closest(name === "~undo" ? "#undo" : ".error, #undo p");
    const field = fieldOf(place?.querySelector("button") ?? event.target);
    if (name === "open") return enqueue({ kind: "tap", field, name: value });
    const kind = name.startsWith("~press.") ? "press" : "change";
    // A press has the page's number, by which what it adds is added once; a day has the time that is shown.
    const by = kind === "press" ? "~ticket" : /^~on/.test(name) && name.replace("on", "stood");
    const met = [...by ? document.getElementsByName(by) : place?.querySelectorAll("input") ?? []].map(c => [c.name, c.value]);
    enqueue({ kind, field, pairs: [[name, value], ...met], time: Date.now() });
  });
  addEventListener("submit", event => {
    if (event.target === form()) event.preventDefault();
  });
  addEventListener("change", event => {
    const c = event.target;
    if (c.form !== form() || !c.name || !c.closest("li[id]")) return;
    const field = fieldOf(c);
    if (c.type === "file") return c.value && enqueue({ kind: "change", field, pairs: [[c.name, c.files[0]]] });
    // Of a date that is turned and typed, what was done last counts.
    for (const o of controls()) {
      if (o.name && fieldOf(o) === field && o.name !== c.name && o.type !== "hidden" && !(o.options && c.options)) restore(o);
    }
    emit("dress");
    // Also what is again as it was, where something else is under way.
    if (edited().includes(field) || awaits("change", field)) {
      const wanted = { kind: "change", field };
      // A choice by hand on a ribbon is complete, and so is an option that is pointed at.
      if (!(c.options && event.isTrusted || isKeyed && (c.type === "radio" || !event.isTrusted && c.closest(".mini-picker")))) return enqueue(wanted);
      if (typed && typed.field !== field) enqueue(typed);
      clearTimeout(pause);
      typed = wanted;
      pause = setTimeout(enqueue, 300, wanted);
      return;
    }
    fault(field);
    emit("keep");
  });

  // ---- Coming and coming back ----

  addEventListener("online", () => wake());
  // Back may bring a page as it was left, or as it was loaded then.
  addEventListener("pageshow", ({ persisted }) => {
    // Parts come after the first frame; on a page that is no record's, the one that sends what is unsent.
    requestAnimationFrame(() => setTimeout(() => {
      needAll();
      if ((!form() || told("data-label")) && Object.keys(sessionStorage).some(key => key.startsWith("unsaved:"))) need("/_/resend.js");
    }));
    if (!persisted && performance.getEntriesByType("navigation")[0].type !== "back_forward") return;
    if (form()) enqueue({ kind: "sync" }); else location.reload();
  });
  addEventListener("DOMContentLoaded", () => {
    if (!form()) return;
    // A list's page leaves out the ids that are its buttons' values.
    for (const { value, parentNode } of document.querySelectorAll("#f .follow[value]")) parentNode.id ||= "r-" + value;
    if (!isZoned) enqueue({ kind: "sync" });
  });
  // What parts are begun with; some add to it, and to the operations, what is asked of them.
  const core = {
    action, ask, awaits, bodyOf, byId, controls, dated, edited, element, emit, enqueue, fault, faultText, fieldOf, fold, form, html, isDirty, isFile, mine, operations, put, restore, row, seen, sheet, told, unfold, waiting, words,
  };
})();
