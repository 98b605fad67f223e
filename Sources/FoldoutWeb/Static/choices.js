// @ts-check
// Lists of options: refuses one too many at once, filters a long list, and scrolls a drawer's list
// so that the chosen option is in the middle.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ faultText, fieldOf, sheet }) => {
  // Without these styles the options look as the platform draws them.
  await Promise.resolve(sheet("/_/choices.css")).catch(() => {});

  const narrow = () => {
    for (const box of document.querySelectorAll(".narrow input")) {
      for (const option of box.closest("fieldset").querySelectorAll(".option")) {
        option.classList.toggle("passed",
          !option.textContent.toLowerCase().includes(box.value.trim().toLowerCase()));
      }
    }
  };
  for (const name of ["input", "keep"]) addEventListener(name, narrow);

  // The stored value of each list when it was last shown.
  const last = new WeakMap();
  const show = () => {
    narrow();
    for (const list of document.querySelectorAll(".options")) {
      const radios = [...list.querySelectorAll("[type=radio]")];
      /** @type {(state: string) => string} */
      const of = state => radios.find(c => c[state])?.value;
      // The rows of a section are replaced one by one. Unless another option was chosen here, the
      // one that somebody stored is.
      const isKept = of("checked") && of("checked") !== last.get(list);
      for (const c of radios) if (!isKept) c.checked = c.defaultChecked;
      const option = list.querySelector(":checked")?.parentNode;
      if (option && !last.has(list))
        list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
      last.set(list, of("defaultChecked"));
    }
  };
  addEventListener("enhance", show);
  show();

  // Text in the last line is stored by Enter or when the drawer is left. It is discarded if an
  // option or a button in the same drawer is pressed.
  /** @type {Control} */
  let begun;
  addEventListener("pointerdown", ({ target }) => {
    const c = document.activeElement;
    begun = c !== target && c.matches(".options .entry input")
      && target.closest(".drawer")?.contains(c) && c;
  }, true);
  addEventListener("change", event => {
    const c = event.target, list = c.closest(".options");
    // Uncheck an option beyond the maximum at once.
    const isMore = list && c.checked
      && list.querySelectorAll(":checked").length > list.dataset.most;
    if (isMore || c === begun) event.stopImmediatePropagation();
    if (!isMore) return;
    c.checked = false;
    faultText(fieldOf(c), list.dataset.full);
  }, true);
  addEventListener("click", ({ target }) => {
    if (begun && target.closest(".option, button")) begun.value = begun.defaultValue;
  }, true);
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, () => setTimeout(() => {
      const c = begun;
      begun = null;
      if (c && c !== document.activeElement && c.value !== c.defaultValue)
        c.dispatchEvent(new Event("change", { bubbles: true }));
    }, 50));
  }
};
