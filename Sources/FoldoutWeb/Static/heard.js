// @ts-check
// Notifies the program that a text is edited, and of the text after a pause, if it asked for that.
/** @type {(core: Core) => void} */
export const begin = ({ action, ask, data, enqueue, fieldOf, isDirty, original, row }) => {
  /** @type {Record<string, number>} */
  const timers = {};
  /** @type {(c: Control, what: string) => Promise<void>} */
  const tell = async (c, what) => {
    const field = fieldOf(c), token = original(field);
    const body = new URLSearchParams([
      [`~heard.${decodeURIComponent(field)}`, what], [c.name, c.value], [token.name, token.value],
      ["from", data("data-from")],
    ]);
    /** @type {Answer} */
    const { batch } = await ask("POST", action(), body).catch(() => ({}));
    // The program may have changed other values.
    if (batch && batch.to !== data("data-from")) enqueue({ kind: "sync" });
  };
  /** @type {(c: Control, what: string) => boolean} */
  const hears = (c, what) => c.form && c.id?.startsWith("i-")
    && row(fieldOf(c))?.dataset.heard?.includes(what);
  /** @type {(c: Control) => void} */
  const typed = c => {
    if (!hears(c, "typing")) return;
    clearTimeout(timers[c.id]);
    timers[c.id] = setTimeout(tell, 250, c, "typing");
  };
  /** @type {(c: Control) => unknown} */
  const began = c => hears(c, "editing") && tell(c, "editing");
  addEventListener("input", ({ target }) => typed(target));
  // Leaving the text sends it as a change, which replaces the notice.
  addEventListener("change", ({ target }) => clearTimeout(timers[target.id]));
  addEventListener("focusin", ({ target }) => began(target));
  // Editing may have begun before this file was loaded.
  const early = document.activeElement;
  if (early?.matches("input, textarea")) {
    began(early);
    if (isDirty(early)) typed(early);
  }
};
