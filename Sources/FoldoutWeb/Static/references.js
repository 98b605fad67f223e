// @ts-check
// Searches for a record while its query is typed, one request at a time, and moves by keys from the
// query to the matches.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ awaits, enqueue, fieldOf, sheet }) => {
  await Promise.resolve(sheet("/_/references.css")).catch(() => {});
  // By input: the query as typed, as requested and as last shown, and whether Enter waits for it.
  const states = new WeakMap();
  /** @type {(c: Control) => { typed: string, asked: string, seen: string, enters?: unknown }} */
  const stateOf = c => states.get(c)
    ?? states.set(c, { typed: c.value, asked: c.defaultValue, seen: c.defaultValue }).get(c);
  const inputs = () => document.querySelectorAll(".find input");
  /** @type {(c: EventTarget, of?: string) => NodeListOf<Control>} */
  const radios = (c, of = "") => c.closest(".reference").querySelectorAll(`.option${of} input`);
  /** @type {(c: Control) => void} */
  const search = c => {
    const state = stateOf(c);
    const field = fieldOf(c);
    if (state.typed === state.asked || awaits("find", field)) return;
    enqueue({ kind: "find", field, name: state.asked = state.typed });
  };
  const show = () => {
    for (const c of inputs()) {
      const state = stateOf(c);
      // The query isn't a stored value: without a name the rest of the script ignores it.
      c.removeAttribute("name");
      if (c.value !== state.typed) c.value = state.typed;
      if (state.typed !== state.asked || awaits("find", fieldOf(c))) continue;
      // Show new matches from the first one on.
      if (state.seen !== state.asked)
        c.closest(".reference").querySelector(".options").scrollTop = 0;
      state.seen = state.asked;
      // Choose the only match; of several, focus the first.
      if (!state.enters) continue;
      state.enters = 0;
      const [first, second] = radios(c, ":not(.stay)");
      if (second) first.focus(); else first?.click();
    }
  };
  addEventListener("input", ({ target: c }) => {
    if (!c.matches(".find input")) return;
    Object.assign(stateOf(c), { typed: c.value, enters: 0 });
    search(c);
  });
  addEventListener("keydown", event => {
    const { key, target: c } = event;
    if (event.isComposing || !c.closest(".reference")) return;
    const [first] = radios(c);
    if (c.type === "search") {
      if (key === "ArrowDown") ([...radios(c)].find(o => o.checked) ?? first)?.focus();
      else if (key === "Enter") {
        stateOf(c).enters = 1;
        search(c);
        show();
      } else if (key === "Escape" && c.value) {
        c.value = "";
        c.dispatchEvent(new Event("input", { bubbles: true }));
      } else return;
    } else if (c.type === "radio" && key === "Enter") c.click();
    else if (c === first && key === "ArrowUp")
      c.closest(".reference").querySelector(".find input").focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  addEventListener("enhance", show);
  // A request was answered, or failed.
  addEventListener("keep", () => {
    inputs().forEach(search);
    show();
  });
  show();
};
