// @ts-check
// The search of a list: "/" leads to its field, and what is typed is searched for after a pause,
// while the focus stays where it is. A search that was not finished goes on by itself for some
// seconds.
/** @type {(core: Core) => void} */
export const begin = ({ action, byId, emit, form, operations }) => {
  const field = () => byId("q");
  const pause = 300, patience = 5000, most = 100;
  const wordsOf = url => new URL(url).searchParams.get("q") ?? "";
  // The words of the rows that are shown, as the server tells them.
  const words = () => form() && wordsOf(action());
  // The address that is shown, and the one that was asked for since.
  let timer, control, shown = location.href, asked = shown, found = words(), isNew = true;
  // The open row, what was removed, and a place on the page belong to a list that is found already.
  const bare = address => {
    const url = new URL(address);
    url.searchParams.delete("open");
    url.searchParams.delete("removed");
    url.hash = "";
    return url;
  };
  const isAsked = address => bare(address).href === bare(asked).href;
  const replace = url => history.replaceState(null, "", url);
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
  // The page at an address, with what pages leave out. One that refuses is shown by the browser
  // itself.
  const load = async (url, signal) => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) return location.assign(url);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const { value, parentNode } of page.querySelectorAll(".follow[value]"))
      parentNode.id ||= "r-" + value;
    return page;
  };
  const html = (page, id) => page.getElementById(id)?.outerHTML;
  const put = (page, id) => operations.rep(id, html(page, id));
  const tell = () => operations.say(byId("found")?.textContent ?? byId("head").textContent);
  const count = () => document.querySelectorAll("#listed ul.group > .item").length;

  // The page in place of the one that is shown. What was done last can be taken back still.
  const renew = page => {
    if (byId("undo")) page.getElementById("undo")?.replaceWith(byId("undo").cloneNode(true));
    put(page, "head");
    put(page, "listed");
    keep(page);
    document.title = page.title;
  };
  // The rows that were found behind the others, and the links to what follows them; sorted ones all
  // anew.
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
  // What stands outside of the rows: another order goes on with the words.
  const keep = page => {
    // The way past the rows is there where other pages follow them.
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
      // Without an answer what is shown stays; Enter asks again.
      if (!signal.aborted) asked = shown;
    }
  };
  // The list as it was found is one step of the history, whatever is typed in it.
  const search = () => {
    const url = reopen(address(), ["removed"]);
    if (isAsked(url)) return;
    show(url, url => {
      history[isNew ? "pushState" : "replaceState"](null, "", url);
      isNew = false;
    });
  };
  const clear = () => {
    field().value = "";
    search();
  };
  // Searches for what was typed while the rows were made anew.
  const catchUp = () => { if (field().value.trim() !== wordsOf(shown).trim()) search(); };
  // Something was done with a row: once what folds has folded, the search is made anew.
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
    goOn(begun()).catch(() => {});
  });
  addEventListener("dress", () => {
    const order = byId("order");
    if (order?.href) order.href = reopen(order.href);
    if (words() === found) return;
    // The answer to a tap that came before the words brought the address of then, and writes it a
    // moment later.
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
  // Back may lead to other words before this file is there.
  if (form() && words().trim() !== wordsOf(shown).trim()) show(shown);
  else if (byId("on")) goOn(begun()).catch(() => {});
};
