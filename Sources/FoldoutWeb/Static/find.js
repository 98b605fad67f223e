// @ts-check
// The search of a list: "/" moves to its input, and typing searches after a pause, while the focus
// stays. An unfinished search continues by itself for some seconds.
/** @type {(core: Core) => void} */
export const begin = ({ action, byId, emit, form, operations }) => {
  const field = () => byId("q");
  const pause = 300, patience = 5000, most = 100;
  const wordsOf = url => new URL(url).searchParams.get("q") ?? "";
  // The query of the rows that are shown, according to the server.
  const words = () => form() && wordsOf(action());
  // The line above the rows that the server did not answer.
  const missed = Object.assign(document.createElement("p"), { className: "note bad" });
  // The address of the rows that are shown, and the one requested last.
  let timer, control, shown = location.href, asked = shown, found = words(), isNew = true;
  // Removes the open row, the removed record and the fragment, which do not change what is found.
  const bare = address => {
    const url = new URL(address);
    url.searchParams.delete("open");
    url.searchParams.delete("removed");
    url.hash = "";
    return url;
  };
  const isAsked = address => bare(address).href === bare(asked).href;
  const replace = url => history.replaceState(null, "", url);
  // Adds the open row and the removed record of the page that is shown.
  const reopen = (address, names = ["open", "removed"]) => {
    const url = bare(address);
    if (form()) for (const [name, value] of action().searchParams) {
      if (names.includes(name)) url.searchParams.append(name, value);
    }
    return url.href;
  };

  const address = () => {
    const { action, elements } = field().form;
    const url = new URL(action);
    for (const { name, value } of elements)
      if (name && value.trim()) url.searchParams.append(name, value);
    return url.href;
  };
  // Loads the page at an address, and adds the ids that pages leave out. The browser itself shows
  // an error page.
  const load = async (url, signal) => {
    const answer = await fetch(url, { signal });
    missed.remove();
    if (!answer.ok) return location.assign(url);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const { value, parentNode } of page.querySelectorAll(".follow[value]"))
      parentNode.id ||= "r-" + value;
    return page;
  };
  // Says that the server did not answer. The rows stay; Enter or the link to continue asks again.
  const miss = signal => {
    if (signal.aborted) return;
    missed.textContent = field().form.dataset.unreached;
    byId("listed").prepend(missed);
    operations.say(missed.textContent);
  };
  const html = (page, id) => page.getElementById(id)?.outerHTML;
  const put = (page, id) => operations.rep(id, html(page, id));
  const tell = () => operations.say(byId("found")?.textContent ?? byId("head").textContent);
  const count = () => document.querySelectorAll("#listed ul.group > .item").length;

  // Replaces the page that is shown. Its last changes can still be undone.
  const renew = page => {
    if (byId("undo")) page.getElementById("undo")?.replaceWith(byId("undo").cloneNode(true));
    put(page, "head");
    put(page, "listed");
    keep(page);
    document.title = page.title;
  };
  // Adds the rows that were found next, and the links to following pages. Sorted rows are all
  // replaced.
  const add = (page, isAnew) => {
    const list = document.querySelector("#listed ul.group");
    const more = page.querySelector("#listed ul.group");
    if (!list || isAnew) return renew(page);
    if (more) list.append(...more.children);
    put(page, "found");
    const pages = page.getElementById("pages");
    const hasFirst = byId("pages")?.querySelector("[rel=prev]");
    if (!hasFirst)
      pages?.querySelectorAll("[rel=prev], :first-child:not([rel])").forEach(a => a.remove());
    byId("pages")?.remove();
    if (pages) byId("listed").append(pages);
  };
  // Updates what is outside the rows: the skip link, and the links to other orders, which keep the
  // query.
  const keep = page => {
    // The link that skips the rows exists if links to other pages follow them.
    document.querySelector(".skip")?.remove();
    document.body.prepend(...page.querySelectorAll(".skip"));
    const order = byId("order"), { value } = field();
    if (order?.href) order.href = page.getElementById("order").href;
    const orders = order?.form;
    orders?.querySelector("[name=q]")?.remove();
    if (orders && value.trim()) orders.append(
      Object.assign(document.createElement("input"), { type: "hidden", name: "q", value }));
  };
  const goOn = async signal => {
    const end = performance.now() + patience;
    const isFocused = document.activeElement.id === "on";
    for (let on; (on = byId("on")) && performance.now() < end
      && (on.dataset.anew || count() < most);) {
      const page = await load(on.dataset.anew ? reopen(on.href) : on.href, signal);
      if (!page || signal.aborted) return;
      add(page, on.dataset.anew);
      emit("dress");
    }
    if (isFocused && !byId("on")) field().focus({ preventScroll: true });
    tell();
  };
  const resume = () => {
    const signal = begun();
    goOn(signal).catch(() => miss(signal));
  };
  const begun = () => {
    clearTimeout(timer);
    control?.abort();
    asked = shown;
    return (control = new AbortController()).signal;
  };
  const show = async (url, record) => {
    const signal = begun();
    asked = url;
    try {
      const page = await load(url, signal);
      if (!page || signal.aborted || !byId("listed") || !html(page, "listed")) return;
      renew(page);
      shown = url;
      found = words();
      record?.(url);
      emit("dress");
      await goOn(signal);
    } catch {
      if (!signal.aborted) asked = shown;
      miss(signal);
    }
  };
  // All searches while the input keeps the focus are one step of the history.
  const search = () => {
    const url = reopen(address(), ["removed"]);
    if (isAsked(url)) return missed.remove();
    show(url, url => {
      history[isNew ? "pushState" : "replaceState"](null, "", url);
      isNew = false;
    });
  };
  const clear = () => {
    field().value = "";
    search();
  };
  // Searches for what was typed while the rows were replaced.
  const catchUp = () => { if (field().value.trim() !== wordsOf(shown).trim()) search(); };
  // After an action on a row, and once folding has ended, the search is repeated.
  operations.seek = async id => {
    await Promise.allSettled(document.getAnimations().map(a => a.finished));
    await show(reopen(shown), replace);
    if (id) for (const name of ["fit", "foc"]) operations[name]?.(id);
    catchUp();
  };

  addEventListener("input", ({ target, isComposing }) => {
    if (target !== field() || isComposing) return;
    clearTimeout(timer);
    timer = setTimeout(search, pause);
  });
  addEventListener("submit", event => {
    if (event.target !== field()?.form) return;
    event.preventDefault();
    search();
  });
  addEventListener("click", event => {
    if (event.target.id !== "on" || event.ctrlKey || event.metaKey || event.shiftKey
      || count() >= most) return;
    event.preventDefault();
    resume();
  });
  addEventListener("dress", () => {
    const order = byId("order");
    if (order?.href) order.href = reopen(order.href);
    if (words() === found) return;
    // The answer to a tap before the search brought the address of that time, and sets it a moment
    // later.
    found = words();
    const url = reopen(shown);
    requestAnimationFrame(() => setTimeout(() => show(url, replace).then(catchUp)));
  });
  addEventListener("focusin", ({ target }) => { if (target === field()) isNew = true; });
  addEventListener("keydown", event => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const first = document.querySelector("#listed .item :is(a, button)");
    if (key === "Escape" && target === field() && target.value) clear();
    else if (key === "ArrowDown" && target === field() && first) first.focus();
    else if (key === "/" && !altKey && !ctrlKey && !metaKey
      && !target.closest("input,textarea,select")) {
      field().focus();
      field().select();
    } else return;
    event.preventDefault();
  });
  addEventListener("popstate", () => {
    if (isAsked(location.href)) return;
    field().value = wordsOf(location.href);
    isNew = true;
    show(location.href);
  });
  // Back may have changed the query before this file was loaded.
  if (form() && words().trim() !== wordsOf(shown).trim()) show(shown);
  else if (byId("on")) resume();
};
