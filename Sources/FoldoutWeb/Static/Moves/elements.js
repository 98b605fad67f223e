// @ts-check
// Rows and sections that move: their positions, and elements that are shown once more while they
// disappear.

/** @type {(e: Element) => DOMRect} */
export const rectOf = e => e.getBoundingClientRect();
/** @type {(selector: string) => Found[]} */
export const all = selector => [...document.querySelectorAll("#sections " + selector)];
export const timing = { duration: 300, easing: "cubic-bezier(.25, .1, .25, 1)" };
export const shut = "inset(0 0 100%)", open = "inset(0)";
/** @type {(selector: string) => Map<string, Moved>} */
const read = selector => new Map(all(selector).map(e => {
  const { top, bottom } = rectOf(e);
  return [e.id, { e, top, bottom, list: e.parentNode, section: e.closest("section") }];
}));
export const readRows = () => read("ul[id] > li[id]"), readSections = () => read("> section[id]");
/** @type {(section: Element) => HTMLElement} */
export const boxOf = section => section.querySelector(".group");
/** @type {(by: number) => string[]} */
export const shift = by => [`translateY(${by}px)`, "none"];

// Shows a deleted element until its animation ends. Nobody can use it, and nothing of it is sent.
/** @type {(e: HTMLElement, put: () => void, frames: () => PropertyIndexedKeyframes) => void} */
export const haunt = (e, put, frames) => {
  for (const c of [e, ...e.querySelectorAll("*")])
    for (const name of ["id", "name"]) c.removeAttribute(name);
  e.inert = true;
  e.dataset.own = "";
  put();
  e.animate(frames(), timing).finished.finally(() => e.remove());
};
