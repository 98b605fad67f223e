// @ts-check
// Notes in classes of the root which pointer was used last, because ribbons depend on it.

export const root = document.documentElement.classList;
// A press of an arrow is no turn of the ribbon: the wheel goes on scrolling the page.
export const focused = ":is(.wheels:focus-within, .mini-picker:has(> :focus:not(button)))";

// Fingers scroll any ribbon. A mouse's wheel scrolls only a focused picker, because scrolling the
// page may bring other ribbons under the mouse. (The stylesheet does that by these classes; once
// the page is scrolled, the wheel only scrolls the page until the mouse is moved or pressed.)
root.toggle("touched", matchMedia("(pointer: coarse)").matches);
for (const name of ["pointerdown", "pointermove"]) {
  addEventListener(name, ({ type, pointerType, movementX, movementY }) => {
    root.toggle("touched", pointerType !== "mouse");
    if (type === "pointerdown" || movementX || movementY) root.remove("rolling");
  }, true);
}
addEventListener("focusin", () => root.remove("rolling"));
addEventListener("wheel", ({ target }) => {
  if (!target.closest(focused)) root.add("rolling");
}, { capture: true, passive: true });
