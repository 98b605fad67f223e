// Opens a drawer's list of options at the chosen one, in the middle of what is seen of the list.
export const begin = async ({ sheet }) => {
  // Without it the options are seen as the platform draws them.
  await Promise.resolve(sheet("/_/choices.css")).catch(() => {});
  const shown = new WeakSet();
  const show = () => {
    for (const list of document.querySelectorAll(".opts")) {
      const option = list.querySelector(":checked")?.parentNode;
      if (option && !shown.has(list)) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
      shown.add(list);
    }
  };
  addEventListener("dress", show);
  show();

  // What was begun in the last line gives way to what is pressed in the same drawer: it is stored by
  // Enter, or when the drawer is left.
  let pressed, begun;
  for (const name of ["keydown", "input"]) addEventListener(name, () => { pressed = null; }, true);
  addEventListener("pointerdown", ({ target }) => { pressed = target.closest(".dl"); }, true);
  addEventListener("change", event => {
    const c = event.target;
    if (!pressed?.contains(c) || !c.matches(".opts .type input")) return;
    event.stopImmediatePropagation();
    begun = c;
  }, true);
  addEventListener("click", ({ target }) => {
    if (begun && target.closest(".opt, button")) begun.value = begun.defaultValue;
  }, true);
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, () => setTimeout(() => {
      const c = begun;
      pressed = begun = null;
      if (c && c.value !== c.defaultValue) c.dispatchEvent(new Event("change", { bubbles: true }));
    }, 50));
  }
};
