// @ts-check
// Settings beside a page that apply as soon as an option is chosen: the order of rows, the
// environment. A choice by pointer or in the opened list applies at once. Arrow keys choose each
// option on their way, so their choice applies on Enter or when the focus leaves.
/** @type {(core: Core) => void} */
export const begin = () => {
  const canTell = CSS.supports("selector(:open)");
  for (const list of document.querySelectorAll(".settings select")) {
    const first = list.value;
    let isStepped = false;
    const go = () => {
      if (list.value === first) return;
      const { form } = list, shown = new URL(location.href).searchParams;
      for (const name of ["open", "view", "style"]) {
        for (const e of form.querySelectorAll(`[name=${name}]`)) e.remove();
        for (const value of shown.getAll(name)) form.append(
          Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
      form.requestSubmit();
    };
    list.addEventListener("pointerdown", () => { isStepped = false; });
    list.addEventListener("keydown",
    /** @type {(event: KeyboardEvent) => void} */
    ({ key, altKey }) => {
      if (key === "Enter") go();
      isStepped = !altKey && !(canTell && list.matches(":open"))
        && ![" ", "Enter", "F4"].includes(key);
    });
    list.addEventListener("change", () => { if (!isStepped) go(); });
    list.addEventListener("blur", go);
    // Back shows the page as it was left, with the option that led away from it.
    addEventListener("pageshow", ({ persisted }) => { if (persisted) list.value = first; });
  }
};
