// @ts-check
// Keeps in the tab what is not acknowledged, and sends it again when its page is loaded again.
/** @type {(core: Core) => void} */
export const begin = ({ action, ask, awaits, bodyOf, byId, controls, dated, edited, emit, enqueue,
  fieldOf, isDirty, isFile, carried, operations, row, data, waiting }) => {
  // The key has the language of the change and the file, from the end of the page's fingerprint:
  // another file may be served here next.
  const own = () => "unsaved:" + data("data-at") + "#" + data("data-from").slice(16);
  /** @type {(of: Partial<Task>) => string} */
  const textOf = of => `${new URLSearchParams(dated(of, bodyOf(of).pairs))}`;
  // The last change of each field that waits or was refused. It is sent with its token, so it
  // overwrites nothing. A refused one is sent only from its own page, where the answer can be
  // shown.
  /** @type {() => [field: string, body: string, isRefused: boolean][]} */
  const kept = () => {
    /** @type {Map<string, [body: string, isRefused: boolean]>} */
    const bodies = new Map(carried().map(c =>
      [fieldOf(c), [textOf({ field: fieldOf(c), pairs: [[c.name, c.value]] }), true]]));
    for (const field of edited()) {
      const refused = byId("e-" + field);
      // A closed popover will not show the value or the refusal again.
      if (!refused?.closest(".popover")) bodies.set(field, [textOf({ field }), !!refused]);
    }
    for (const t of waiting()) {
      if (t.kind === "change" && !t.pairs?.some(isFile)) bodies.set(t.field, [textOf(t), false]);
    }
    return [...bodies].filter(([, [body]]) => body).map(([field, rest]) => [field, ...rest]);
  };
  const keep = () => {
    // A secret is never kept. (A change without a row has only a button's value, which isn't
    // secret.)
    const list = kept().filter(([field]) => !row(field)?.querySelector(".secret"));
    sessionStorage[list.length ? "setItem" : "removeItem"](own(), JSON.stringify(list));
  };
  // Restore what was not acknowledged when the page was left, and send it from here.
  const list = JSON.parse(sessionStorage.getItem(own()) ?? "[]");
  for (const [field, body] of list) {
    const typed = new URLSearchParams(body);
    for (const c of controls()) {
      // Text that was typed since the page was loaded is sent after it.
      if (fieldOf(c) !== field || !typed.has(c.name) || isDirty(c)) continue;
      // The value is what was typed, or the token of what it was typed over.
      const value = typed.get(c.name);
      if (/box|radio/.test(c.type)) c.checked = typed.getAll(c.name).includes(c.value);
      else c.value = value;
    }
    if (row(field)) enqueue({ kind: "change", field, body });
    else operations.say(data("data-unsaved"));
  }
  if (!list.length) keep();
  addEventListener("keep", keep);
  addEventListener("beforeunload", event => {
    if (awaits("change")) event.preventDefault();
  });
  addEventListener("pagehide", () => {
    emit("settle");
    keep();
    for (const [, body, isRefused] of kept()) if (!isRefused) {
      ask("POST", action(), new URLSearchParams(body + "&from=" + data("data-from")), true)
        .catch(() => {});
    }
  });
};
