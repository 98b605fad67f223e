// Calendars: turns the page without a change, and leads the keys through the days. A page is turned by
// asking for another month; the answer redraws the days.
export const begin = async ({ enqueue, fieldOf, restore, sheet }) => {
  await Promise.resolve(sheet("/_/calendar.css")).catch(() => {});

  // The day that the keys lead to, and which of its month's days it is, until it is there.
  let wanted;
  const days = table => [...table.querySelectorAll("td button")];
  const inMonth = all => all.filter(day => !day.matches(".o"));
  const turn = (c, name, value) => enqueue({ kind: name, field: fieldOf(c), name: value });

  // Of all days one is a stop of Tab.
  const dress = () => {
    for (const table of document.querySelectorAll(".cal table")) {
      const all = days(table), month = inMonth(all), active = table.contains(document.activeElement);
      const found = active && wanted && (month.find(day => day.value === wanted) ?? month[Math.min(wanted, month.length) - 1]);
      const stop = found || all.find(day => day === document.activeElement)
        || table.querySelector("[aria-selected] button") || month.find(day => day.ariaCurrent) || month[0];
      for (const day of all) day.tabIndex = day === stop ? 0 : -1;
      if (!found) continue;
      wanted = null;
      found.focus({ preventScroll: true });
    }
  };
  addEventListener("dress", dress);
  dress();

  const go = (day, step) => {
    const table = day.closest("table"), all = days(table), date = new Date(day.value);
    date.setUTCDate(date.getUTCDate() + step);
    wanted = date.toJSON().slice(0, 10);
    const next = all.find(other => other.value === wanted);
    if (!next || next.matches(".o")) turn(day, "~view." + fieldOf(day), wanted);
    else dress();
  };
  addEventListener("keydown", event => {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !target.matches(".cal td button")) return;
    const all = days(target.closest("table")), column = all.indexOf(target) % 7;
    const on = target.matches(":dir(rtl)") ? -1 : 1;
    const step = { ArrowLeft: -on, ArrowRight: on, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }[key];
    const page = { PageUp: 0, PageDown: 1 }[key];
    if (step === undefined && page === undefined) return;
    event.preventDefault();
    if (page === undefined) return go(target, step);
    const picker = target.closest(".cal").querySelectorAll(".mp")[shiftKey ? 1 : 0];
    const { name, value } = picker.querySelectorAll("button")[page];
    if (!name) return;
    wanted = inMonth(all).indexOf(target) + 1 || 1;
    turn(target, name, value);
  });

  // A turn stores nothing, so it is no change of the field.
  addEventListener("click", event => {
    const button = event.target.closest?.(".cal button");
    if (!button) return;
    if (button.matches("td *")) wanted = button.value;
    if (!/^~view/.test(button.name)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    turn(button, button.name, button.value);
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
