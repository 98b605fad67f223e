// Animates what a batch, or a reset, makes of rows and sections, where the batch names this part: rows
// travel from where they stood, new ones unfold, gone ones fold, and sections come and go. A second batch
// in the middle starts from where everything stands.
export const begin = core => {
  const { byId } = core;
  const own = new URL(import.meta.url).pathname;
  const rectOf = e => e.getBoundingClientRect();
  const sectionOf = e => e.closest("#sections > section");
  const listOf = e => e.parentNode;
  let running = [];
  const animate = (e, frames) => {
    const animation = e.animate(frames, { duration: 300, easing: "cubic-bezier(.25, .1, .25, 1)" });
    running.push(animation);
    return animation;
  };
  const read = selector => new Map([...document.querySelectorAll(selector)].map(e => {
    const { top, bottom } = rectOf(e);
    return [e.id, { e, top, bottom, list: listOf(e), section: sectionOf(e) }];
  }));
  const rows = "#sections ul[id] > li[id]", sections = "#sections > section[id]";
  const shut = "inset(0 0 100%)", open = "inset(0)";

  // What goes stays to be seen a moment: nobody can use it, and nothing of it is sent.
  const haunt = (e, put, frames) => {
    for (const c of [e, ...e.querySelectorAll("[id], [name]")]) for (const name of ["id", "name", "for"]) c.removeAttribute(name);
    e.inert = e.ariaHidden = true;
    e.dataset.own = "";
    put(e);
    e.animate(frames(), { duration: 300, easing: "cubic-bezier(.25, .1, .25, 1)" }).finished.finally(() => e.remove());
  };

  core.travel = batch => {
    if (!batch.ops.some(([name, address]) => name === "need" && address === own)) return;
    const focused = document.activeElement;
    const { selectionStart, selectionEnd, selectionDirection } = focused;
    const was = read(rows), stood = read(sections);
    const heights = new Map([...stood.values()].map(({ e }) => [e, rectOf(e.querySelector(".g")).height]));
    for (const animation of running) animation.cancel();
    running = [];

    return () => {
      // The focus stays where it was; of a row that went the next has it.
      if (focused !== document.activeElement && focused.isConnected) {
        focused.focus({ preventScroll: true });
        if (selectionStart != null) focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
      } else if (!focused.isConnected) {
        const ids = [...was.keys()], place = ids.findIndex(id => was.get(id).e.contains(focused));
        const next = place < 0 ? null : [...ids.slice(place), ...ids.slice(0, place).reverse()].map(byId).find(li => li?.querySelector("button, input, textarea"));
        next?.querySelector("button, input:not([type=hidden]), textarea")?.focus({ preventScroll: true });
      }
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

      // Sections that went or came take up the room that they did, or none, at first.
      const places = [...stood.values()];
      places.forEach(({ e }, place) => {
        if (e.isConnected) return;
        const next = places.slice(place).find(({ e }) => e.isConnected);
        haunt(e, () => byId("sections").insertBefore(e, next?.e ?? null), () => ({
          opacity: [1, 0], clipPath: [open, shut], marginBottom: ["0", -rectOf(e).height - 10 + "px"],
        }));
      });
      for (const section of document.querySelectorAll(sections)) {
        const box = section.querySelector(".g"), before = heights.get(section), { height } = rectOf(box);
        if (before === undefined) {
          animate(section, { opacity: [0, 1], clipPath: [shut, open], marginBottom: [-rectOf(section).height - 10 + "px", "0"] });
        } else if (height > before) {
          const margin = parseFloat(getComputedStyle(box).marginBottom);
          animate(box, { marginBottom: [margin + before - height + "px", margin + "px"], clipPath: [`inset(0 0 ${height - before}px round 10px)`, "inset(0 round 10px)"] });
        } else if (height < before) animate(box, { paddingBottom: [before - height + "px", "0"] });
      }

      // Now all stands as it did, but for what moved.
      const now = read(rows), stands = read(sections);
      const seen = (...tops) => Math.min(...tops) < innerHeight && Math.max(...tops) > -100;
      const shifts = new Map();
      for (const [id, { e, top }] of stands) {
        const shift = (stood.get(id)?.top ?? top) - top;
        shifts.set(e, shift);
        if (Math.abs(shift) >= 1) animate(e, { transform: [`translateY(${shift}px)`, "none"] });
      }
      const slide = (e, by, more) => animate(e, { transform: [`translateY(${by}px)`, "none"], ...more });
      let list, end;
      for (const [id, { e, top, section, list: place }] of now) {
        const old = was.get(id), shift = shifts.get(section);
        if (place !== list) {
          list = place;
          end = rectOf(list).top + shift;
        }
        if (old) {
          const by = old.top - top - shift;
          if (old.section === section) end = old.bottom;
          else if (seen(old.top, top)) {
            animate(e, { background: ["var(--cell)", "var(--cell)"], zIndex: [1, 1] });
            animate(section.querySelector(".g"), { overflow: ["visible", "visible"], clipPath: ["none", "none"] });
          }
          if (Math.abs(by) >= 1 && seen(old.top, top)) slide(e, by);
        } else if (stood.has(section.id) && seen(end, top)) slide(e, end - top - shift, { clipPath: [shut, open] });
      }
      // What went folds towards the row above it, wherever that goes.
      list = null;
      for (const [id, { e, top, list: place }] of was) {
        if (place !== list) {
          list = place;
          end = list.isConnected && rectOf(list).top;
        }
        const still = now.get(id);
        if (still?.list === place) end = still.bottom;
        if (e.isConnected || !list.isConnected || list.closest("[inert]") || !seen(top)) continue;
        const to = end;
        haunt(e, () => {
          list.style.position = "relative";
          e.style.cssText = `position: absolute; inset-inline: 0; top: ${top - rectOf(list).top}px`;
          list.prepend(e);
        }, () => ({ transform: ["none", `translateY(${to - top}px)`], clipPath: [open, shut] }));
      }
    };
  };
};
