// @ts-check
// Checks texts while they are typed: "typed" from the first letter on, "left" after a refusal.
/** @type {(core: Core) => void} */
export const begin = ({
  action, ask, awaits, byId, fieldOf, isDirty, operations, original, row,
}) => {
  /** @type {Record<string, number>} */
  const timers = {};
  /** @type {(c: Control) => Promise<void>} */
  const judge = async c => {
    const field = fieldOf(c);
    const token = original(field);
    const isLeft = row(field).dataset.check === "left";
    const body = new URLSearchParams([
      [`~check.${decodeURIComponent(field)}`, isLeft ? "again" : "1"], [c.name, c.value],
      [token.name, token.value],
    ]);
    const text = c.value;
    /** @type {Answer} */
    const { batch } = await ask("POST", action(), body).catch(() => ({}));
    // The text was edited or sent meanwhile.
    if (!batch || c.value !== text || awaits("change", field)) return;
    for (const [name, ...rest] of batch.ops)
      // @ts-ignore (the arguments are the operation's own)
      if (name === "err" || name === "say") operations[name](...rest);
  };
  /** @type {(c: Control) => void} */
  const typed = c => {
    // The row has the attribute, also for a text in its drawer. Options are chosen, not typed.
    const field = fieldOf(c);
    const when = field && row(field)?.dataset.check;
    if (!when || c.id !== "i-" + field || (when === "left" && !byId("e-" + field))) return;
    clearTimeout(timers[field]);
    timers[field] = setTimeout(judge, 250, c);
  };
  addEventListener("input", ({ target }) => typed(target));
  // The answer to a change has its own check.
  addEventListener("change", ({ target }) => clearTimeout(timers[target.id.slice(2)]));
  // The text may have been typed before this file was loaded.
  const early = document.activeElement;
  if (early.matches("input, textarea") && isDirty(early)) typed(early);
};
