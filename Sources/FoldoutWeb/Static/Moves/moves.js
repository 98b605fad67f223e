// @ts-check
// Animates rows and sections that a batch or a reset changes, if the batch names this part: rows
// move from their old positions, new ones unfold, deleted ones fold, and sections appear and
// disappear. A second batch during an animation starts from the current positions.
import { core } from "../Core/core.js";
import {
  all, boxOf, haunt, open, readRows, readSections, rectOf, shift, shut, timing,
} from "./elements.js";

/** @type {Animation[]} */
let running = [];
/** @type {(e: Element, frames: PropertyIndexedKeyframes) => unknown} */
const animate = (e, frames) => running.push(e.animate(frames, timing));

core.travel = batch => {
  const own = new URL(import.meta.url).pathname;
  if (!batch.ops.some(([name, address]) => name === "need" && address === own)) return;
  const focused = document.activeElement;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  const was = readRows(), stood = readSections(), scrolled = scrollY;
  const heights = new Map([...stood.values()].map(({ e }) => [e, rectOf(boxOf(e)).height]));
  for (const animation of running) animation.cancel();
  running = [];

  return () => {
    // The focus stays; if its row was deleted, the next row gets it.
    if (focused.isConnected) {
      if (focused !== document.activeElement) {
        focused.focus({ preventScroll: true });
        if (selectionStart != null)
          focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
      }
    } else {
      const rows = [...was.values()], place = rows.findIndex(({ e }) => e.contains(focused));
      const next = place >= 0 && [...rows.slice(place), ...rows.slice(0, place).reverse()]
        .find(({ e }) => e.isConnected);
      if (next) core.operations.foc(next.e.id);
    }
    if (matchMedia("(prefers-reduced-motion)").matches) return;

    // Deleted sections begin with the space that they had, inserted ones with none.
    /** @type {(e: Element) => string} */
    const gap = e => -rectOf(e).height - 10 + "px";
    [...stood.values()].forEach(({ e }, place, places) => {
      if (e.isConnected) return;
      const next = places.slice(place).find(({ e }) => e.isConnected);
      haunt(e, () => core.byId("sections").insertBefore(e, next?.e),
        () => ({ opacity: [1, 0], clipPath: [open, shut], marginBottom: ["0", gap(e)] }));
    });
    for (const e of all("> section[id]")) {
      const box = boxOf(e), by = rectOf(box).height - heights.get(e);
      if (isNaN(by))
        animate(e, { opacity: [0, 1], clipPath: [shut, open], marginBottom: [gap(e), "0"] });
      if (by > 0) {
        const margin = parseFloat(getComputedStyle(box).marginBottom);
        animate(box, { marginBottom: [margin - by + "px", margin + "px"],
          clipPath: [`inset(0 0 ${by}px round 10px)`, "inset(0 round 10px)"] });
      }
      if (by < 0) animate(box, { paddingBottom: [-by + "px", "0"] });
    }

    // Now everything is at its old position except what moved. The page may have been too short
    // to be scrolled there before.
    if (scrollY !== scrolled) scrollTo(0, scrolled);
    const now = readRows(), shifts = new Map();
    /** @type {(...tops: number[]) => boolean} */
    const isSeen = (...tops) => Math.min(...tops) < innerHeight && Math.max(...tops) > -100;
    for (const [id, { e, top }] of readSections()) {
      const by = (stood.get(id)?.top ?? top) - top;
      shifts.set(e, by);
      if (Math.abs(by) >= 1) animate(e, { transform: shift(by) });
    }
    /** @type {any} */
    let list, end;
    /** @type {(place: Element, by: number) => void} */
    const enter = (place, by) => {
      if (place !== list) end = rectOf(list = place).top + by;
    };
    for (const [id, { e, top, section, list: place }] of now) {
      const old = was.get(id), moved = shifts.get(section);
      enter(place, moved);
      // A new row slides out from under the row above it.
      const by = (old?.top ?? end) - top - moved;
      const isMoved = !!old && old.section !== section;
      if (old && !isMoved) end = old.bottom;
      if (Math.abs(by) < 1 && old || !isSeen(top, top + by) || !old && !stood.has(section.id))
        continue;
      // Rows that pass each other are opaque.
      animate(e, {
        transform: shift(by), background: Array(2).fill("var(--cell)"),
        zIndex: Array(2).fill(+isMoved), ...!old && { clipPath: [shut, open] },
      });
      if (isMoved)
        animate(boxOf(section), { overflow: ["visible", "visible"], clipPath: ["none", "none"] });
    }
    // A deleted row folds towards the row above it, even if that moves.
    list = null;
    for (const [id, { e, top, list: place }] of was) {
      enter(place, 0);
      const still = now.get(id);
      if (still?.list === place) end = still.bottom;
      if (e.isConnected || !list.isConnected || list.closest("[inert]") || !isSeen(top)) continue;
      const to = end;
      haunt(e, () => {
        list.style.position = "relative";
        e.style.cssText = `position: absolute; inset-inline: 0; top: ${top - rectOf(list).top}px`;
        list.prepend(e);
      }, () => ({ transform: shift(to - top).reverse(), clipPath: [open, shut] }));
    }
  };
};
