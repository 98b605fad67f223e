// @ts-check
// The platform's own date picker, in a popover.
/** @type {(core: Core) => void} */
export const begin = ({
  awaits, byId, emit, enqueue, fault, fieldOf, isDirty, restore, row, sheet,
}) => {
  Promise.resolve(sheet("/_/picker.css")).catch(() => {});
  /** @type {(c: Control) => boolean} */
  const isPicker = c => c.name?.startsWith("~pick.");
  // A date that is typed part by part is another date after each: 2 is a year on the way to 2026.
  // It counts when the picker is left; a date chosen by pointer counts at once.
  /** @type {Control} */
  let typed = null;
  /** @type {(c: Control) => boolean} */
  const isPart = c => c.validity.badInput || (c.type !== "time" && c.value.startsWith("0"));
  /** @type {(c: Control) => void} */
  const leave = c => {
    if (typed === c && isDirty(c)) c.dispatchEvent(new Event("change", { bubbles: true }));
    if (isPart(c)) restore(c);
  };
  addEventListener("pointerdown", ({ target }) => { if (target === typed) typed = null; });
  addEventListener("keydown", ({ key, target }) => {
    if (!isPicker(target)) return;
    if (key === "Enter") leave(target); else if (key !== "Tab") typed = target;
  }, true);
  addEventListener("change", event => {
    const c = event.target;
    if (!isPicker(c)) return;
    const isCleared = !c.value && !c.validity.badInput;
    if (isPart(c) || isCleared || (c === typed && event.isTrusted)) event.stopPropagation();
    if (!isCleared || (c === typed && event.isTrusted)) return;
    // The picker was emptied by its button, or part by part.
    const clear = c.closest("li").querySelector("[name^='~clear.']");
    if (clear) clear.click(); else restore(c);
  }, true);
  addEventListener("focusout", ({ target }) => { if (isPicker(target)) leave(target); });
  addEventListener("toggle", ({ target, newState }) => {
    if (!target.matches(".popover")) return;
    if (newState === "closed") {
      for (const c of target.querySelectorAll("[type]")) if (isPicker(c)) leave(c);
      return forget(target);
    }
    // A row without a drawer was tapped: fold the open one.
    const field = fieldOf(target);
    if (document.querySelector(".drawer"))
      enqueue({ kind: "edit", field, name: decodeURIComponent(field) });
  }, true);

  // Discards what was refused in a popover when it closes, as for a drawer; the choice of a
  // conflict stays. A refusal after the popover closed is shown until the next answer.
  /** @type {(pop: EventTarget) => void} */
  const forget = pop => {
    const field = fieldOf(pop);
    if (awaits("change", field)) return;
    const refused = byId("e-" + field);
    for (const c of pop.querySelectorAll("input")) restore(c);
    if (refused?.querySelector(".actions")) fault(field, refused);
    else if (refused?.closest(".popover")) fault(field);
    else refused?.classList.add("passing");
    emit("keep");
  };
  const forgetAll = () => document.querySelectorAll(".popover:not(:popover-open)").forEach(
  /** @type {(pop: Element) => void} */
  pop => {
    if ([...pop.querySelectorAll("input")].some(isDirty)) forget(pop);
  });
  addEventListener("refused", () => {
    setTimeout(forgetAll);
    // Close the popover, because the two values of a conflict are below the row.
    for (const pop of document.querySelectorAll(".popover:popover-open")) {
      if (row(fieldOf(pop)).querySelector(".error .actions")) pop.hidePopover();
    }
  });
  forgetAll();
};
