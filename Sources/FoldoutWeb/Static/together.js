// @ts-check
// Sends entries that stand refused along with the next change, so that a rule over several of them
// can be met.
/** @type {(core: Core) => void} */
export const begin = core => {
  const { action, ask, bodyOf, controls, fault, fieldOf, carried, restore, settle } = core;
  // A text that is being edited again may be incomplete, so the refused one is sent.
  /** @type {(c: Element) => Change} */
  const changeOf = c => {
    const field = fieldOf(c), active = document.activeElement;
    const isEdited =
      active.matches("li[id] :is(input, select, textarea)") && fieldOf(active) === field;
    const shown = isEdited ? null : bodyOf({ field });
    const { pairs, sent } =
      shown?.pairs.length ? shown : bodyOf({ field, pairs: [[c.name, c.value]] });
    return { field, pairs, sent };
  };
  core.together = async (task, body) => {
    const isOwn = task.kind === "press"
      || task.pairs?.some(([name]) => /^~(undo|redo|keep)/.test(name));
    const others = isOwn ? [] : carried()
      .filter(c => c.matches(".standing > *") && fieldOf(c) !== task.field).map(changeOf);
    if (others.length) {
      const all = body instanceof FormData ? new FormData() : new URLSearchParams();
      for (const [name, value] of [...body, ...others.flatMap(({ pairs }) => pairs)])
        all.append(name, value);
      const answer = await ask("POST", action(), all);
      if (answer.ok) {
        for (const { field, sent } of others) {
          // Values that changed since then differ from those that were sent, and are sent next.
          for (const [c, value] of sent) settle(c, value);
          if (!sent.length) controls()
            .filter(c => fieldOf(c) === field && c !== document.activeElement).forEach(restore);
          fault(field);
        }
        return { ...answer, along: others.map(({ field }) => field) };
      }
      if (answer.status < 400 || answer.status >= 500) return answer;
    }
    // If the rule is not met, the change is sent alone.
    return ask("POST", action(), body);
  };
};
