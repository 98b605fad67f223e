// What some entries need beyond being sent when they change: dates in the platform's own picker,
// texts that are judged while they are typed, keys that undo. It is fetched after the first view.
export const begin = core => {
  const { action, ask, awaits, enqueue, fieldOf, form, isDirty, operations, post, prefix, restore, seen } = core;

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
    if (newState === "closed") return target.querySelectorAll("[type]").forEach(c => { if (isPicker(c)) leave(c); });
    // A row without a drawer was tapped: what is open folds.
    const field = fieldOf(target);
    if (document.querySelector(".dl")) enqueue({ kind: "edit", field, name: decodeURIComponent(field) });
  }, true);

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

  // A text with changes has an undo of its own.
  addEventListener("keydown", event => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)) return;
    if (event.target.matches("input, textarea") && isDirty(event.target)) return;
    const again = key === "y" || event.shiftKey;
    // The last one undoes all, where there is more than one. What the browser remembers of a text
    // is of before it was stored, and would be put beside what stands there now.
    const kind = again ? "redo" : "undo";
    const button = [...document.querySelectorAll(`#undo :is([name^='~${kind}'], [data-kind=${kind}])`)].pop();
    if (button || event.target.form === form()) event.preventDefault();
    button?.click();
  });

  // A picture is too large for the server to give back with its answer. It was shown, so it is
  // here still: it is kept until the page is left, and sent as if it were chosen again.
  const pictures = {};
  const keepPicture = drawer => {
    const field = fieldOf(drawer);
    const input = drawer.querySelector("[type=file]");
    const image = drawer.querySelector("img.large");
    delete pictures[field];
    if (!input || !image) return;
    const { name } = input;
    // An address that is another picture's by now is answered with that one, not to be kept.
    pictures[field] = fetch(image.src, { cache: "force-cache" })
      .then(async answer => /immutable/.test(answer.headers.get("Cache-Control")) && {
        name, file: new File([await answer.blob()], "picture", { type: answer.headers.get("Content-Type") }),
      }).catch(() => null);
  };
  addEventListener("change", ({ target: c }) => { if (c.type === "file" && c.value) keepPicture(c.closest(".dl")); }, true);
  addEventListener("click", ({ target }) => {
    const drawer = target.closest("button[name^='~clear.']")?.closest(".dl");
    if (drawer?.querySelector("[type=file]")) keepPicture(drawer);
  }, true);
  const offer = async bar => {
    for (const line of bar.querySelectorAll("p[id]")) {
      const field = fieldOf(line.firstChild);
      const old = !line.querySelector("button") && await pictures[field];
      if (!old || line.querySelector("button")) continue;
      const label = bar.getAttribute("aria-label");
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
      button.dataset.kind = "undo";
      button.ariaLabel = `${label}: ${document.getElementById("r-" + field).querySelector(".k").textContent}`;
      button.addEventListener("click", () => {
        const drawer = document.getElementById("d-" + field);
        if (drawer) keepPicture(drawer); else delete pictures[field];
        enqueue({ kind: "change", field, pairs: [[old.name, old.file]] });
      });
      line.append(" ", button);
    }
  };
  const bar = document.getElementById("undo");
  if (bar) new MutationObserver(() => offer(bar)).observe(bar, { childList: true, subtree: true });

  // ---- The start page ----

  // Which zone is the browser's own, the server does not know where another is chosen.
  for (const o of document.querySelectorAll("option[data-own]")) {
    o.text = o.dataset.own.replace("{}", Intl.DateTimeFormat().resolvedOptions().timeZone);
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
};
