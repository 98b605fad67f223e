// @ts-check
// Keeps in the tab what is not acknowledged, and sends it once more when its page comes again.
/** @type {(core: Core) => void} */
export const begin = ({ action, ask, awaits, bodyOf, byId, controls, dated, edited, emit, enqueue,
  fieldOf, isDirty, isFile, mine, operations, row, told, waiting, words }) => {
  // By the language too, in which it is meant, and by the file, as the end of the page's name has
  // both: another may be served here next.
  const own = () => "unsaved:" + told("data-at") + "#" + told("data-from").slice(16);
  const textOf = of => `${new URLSearchParams(dated(of, bodyOf(of).pairs))}`;
  // Of each field the last: what waits to be sent, and what was typed and refused. It is sent with
  // what was seen then, so it can overwrite nothing; but what was refused only from its own page,
  // where the answer can be seen.
  /** @type {() => [field: string, body: string, isRefused: boolean][]} */
  const kept = () => {
    /** @type {Map<string, [body: string, isRefused: boolean]>} */
    const bodies = new Map(mine().map(c =>
      [fieldOf(c), [textOf({ field: fieldOf(c), pairs: [[c.name, c.value]] }), true]]));
    for (const field of edited()) {
      const refused = byId("e-" + field);
      // A popover that was closed shows neither again.
      if (!refused?.closest(".popover")) bodies.set(field, [textOf({ field }), !!refused]);
    }
    for (const t of waiting()) {
      if (t.kind === "change" && !t.pairs?.some(isFile)) bodies.set(t.field, [textOf(t), false]);
    }
    return [...bodies].filter(([, [body]]) => body).map(([field, rest]) => [field, ...rest]);
  };
  const keep = () => {
    // A secret is kept nowhere. (A row that is gone sends a button's value only, which none has.)
    const list = kept().filter(([field]) => !row(field)?.querySelector("[type=password]"));
    sessionStorage[list.length ? "setItem" : "removeItem"](own(), JSON.stringify(list));
  };
  // What was on its way when the page was left is sent from it with all that follows.
  const list = JSON.parse(sessionStorage.getItem(own()) ?? "[]");
  for (const [field, body] of list) {
    const typed = new URLSearchParams(body);
    for (const c of controls()) {
      // What is typed since the page came is sent after it.
      if (fieldOf(c) !== field || !typed.has(c.name) || isDirty(c)) continue;
      // What was typed, and the token of what it was typed over.
      const value = typed.get(c.name);
      if (/box|radio/.test(c.type)) c.checked = typed.getAll(c.name).includes(c.value);
      else c.value = value;
    }
    if (row(field)) enqueue({ kind: "change", field, body }); else operations.say(words().unsaved);
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
      ask("POST", action(), new URLSearchParams(body + "&from=" + told("data-from")), true)
        .catch(() => {});
    }
  });
};
