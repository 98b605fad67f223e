// @ts-check
// Calendars: turns pages without changing the date, and moves through the days by keys. Turning
// asks for another month; the answer redraws the days.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ emit, enqueue, fieldOf, restore, sheet, waiting }) => {
  await Promise.resolve(sheet("/_/calendar.css")).catch(() => {});

  // The day to focus once it is shown: a date, or the number of a day in the month.
  /** @type {any} */
  let wanted;
  // Presses of keys and arrows that wait for a page, from which they count.
  /** @type {(() => void)[]} */
  const later = [];
  /** @type {(e: EventTarget) => NodeListOf<Control>} */
  const arrows = e => e.closest(".calendar").querySelectorAll(".mini-picker button");
  /** @type {(e: EventTarget) => Control[]} */
  const inMonth = e => [...e.closest("table").querySelectorAll("td button:not(.outside)")];
  const waits = () => waiting().some(({ kind }) => /^~view/.test(kind));
  /** @type {(c: EventTarget, name: Task["kind"], value: string) => void} */
  const turn = (c, name, value) => enqueue({ kind: name, field: fieldOf(c), name: value });
  /** @type {(act: () => void) => void} */
  const soon = act => { if (waits()) later.push(act); else act(); };

  // One of the days is in the Tab order.
  const enhance = () => {
    for (const table of document.querySelectorAll(".calendar table")) {
      const all = [...table.querySelectorAll("td button")], month = inMonth(table);
      const active = table.contains(document.activeElement);
      const found = active && wanted && !waits()
        && (month.find(day => day.value === wanted) ?? month[Math.min(wanted, month.length) - 1]);
      const stop = found || all.find(day => day === document.activeElement)
        || table.querySelector("[aria-selected] button")
        || month.find(day => day.ariaCurrent) || month[0];
      for (const day of all) day.tabIndex = day === stop ? 0 : -1;
      if (!found) continue;
      wanted = null;
      found.focus({ preventScroll: true });
    }
    if (!waits()) later.splice(0).forEach(soon);
  };
  addEventListener("enhance", enhance);
  // A page was answered, or failed.
  addEventListener("keep", enhance);
  enhance();

  // Turns the page as an arrow does, or to a day. On the first and the last page the arrow has no
  // name.
  /** @type {(arrow: Control, place?: string | number, day?: string) => void} */
  const step = (arrow, place, day = arrow.value) => {
    if (!arrow.isConnected || !arrow.name) return;
    turn(arrow, arrow.name, day);
    wanted = place;
  };
  /** @type {(day: Control, by: number) => void} */
  const go = (day, by) => {
    const date = new Date(day.value);
    date.setUTCDate(date.getUTCDate() + by);
    const to = date.toJSON().slice(0, 10);
    if (inMonth(day).some(other => other.value === to)) {
      wanted = to;
      enhance();
      // The days end with the years 1 and 9999.
    } else if (by && /^(?!0000)\d/.test(to)) step(arrows(day)[+(by > 0)], to, to);
  };
  addEventListener("keydown", event => {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey, repeat } = event;
    if (altKey || ctrlKey || metaKey || !target.matches("td *")) return;
    const on = target.matches(":dir(rtl)") ? -1 : 1, column = target.parentNode.cellIndex;
    const by = {
      ArrowLeft: -on, ArrowRight: on, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column,
    }[key];
    const page = { PageUp: 0, PageDown: 1 }[key];
    if (by === page) return;
    event.preventDefault();
    // A key that is held down repeats as fast as pages arrive.
    if (!repeat || !waits()) soon(() => {
      const day = document.activeElement;
      if (!day.matches("td *")) return;
      if (by !== undefined) return go(day, by);
      step(arrows(day)[page + 2 * +shiftKey], inMonth(day).indexOf(day) + 1 || 1);
    });
  });

  // Turning stores nothing, so it isn't a change of the field.
  addEventListener("click", event => {
    const button = event.target.closest?.(".calendar button");
    if (!button) return;
    if (button.matches("td *")) wanted = button.value;
    if (!/^~view/.test(button.name)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    emit("settle");
    soon(() => step(button));
  }, true);
  addEventListener("change", event => {
    const c = event.target;
    if (!/^~view/.test(c.name)) return;
    event.stopImmediatePropagation();
    const { name, value } = c;
    restore(c);
    turn(c, name, value);
  }, true);
};
