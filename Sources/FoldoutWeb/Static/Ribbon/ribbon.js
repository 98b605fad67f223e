// @ts-check
// Ribbons: the vertical wheels over a date's lists, and the horizontal mini pickers. The list still
// holds the value, the focus and the keys. A ribbon is its skin: values that scroll and snap. The
// value in the middle when it comes to rest is chosen in the list, as if by hand. A mini picker
// with more values than a list can have is a number input.
import { bend, draw, fill, lay, place, shown, wheels } from "./layout.js";
import { make } from "./hands.js";
import { root } from "./pointers.js";
import { shorten } from "./sizes.js";
import { go, settle, smoothly } from "./turning.js";
import { after, chosen, core, landing, use } from "./values.js";

export { after, landing };

// Makes a ribbon for each list, and turns it to the list's value, unless it is held. All are made
// before one is turned, so that the page is laid out only once.
/** @type {(event?: Event) => void} */
export const enhance = event => {
  /** @type {[wheel: Wheel, isKnown: boolean][]} */
  const turned = [], isAnswered = event?.type === "keep";
  // Arrows are not in the Tab order: keys of the control between them do the same.
  for (const arrow of document.querySelectorAll(".mini-picker > button")) arrow.tabIndex = -1;
  for (const select of document.querySelectorAll(
    (isAnswered ? "" : ".wheels select, ") + ".mini-picker > :is(select, [data-max])")) {
    if (select.closest(".shut")) continue;
    const found = wheels.get(select.nextElementSibling);
    const wheel = found ?? make(select);
    shorten(wheel);
    wheel.ribbon.hidden = chosen(select) < 0;
    if (wheel.ribbon.hidden || wheel.isHeld || wheel.isTurned
      || (found && core.awaits(select.name, core.fieldOf(select)))) continue;
    const texts = select.options && [...select.options].map(o => o.label);
    const isSame = found && texts?.join("\n") === wheel.texts?.join("\n");
    const index = chosen(select);
    let from = index;
    if (!isSame) {
      // If the new list has the value in the middle, turn from there.
      const middle = found && texts?.indexOf(wheel.texts[place(wheel)]);
      if (middle >= 0) from = middle;
      draw(wheel, 0, 0);
      wheel.texts = texts;
      if (wheel.side) lay(wheel, from);
      else if (found) draw(wheel, 0, texts.length);
      else draw(wheel, Math.max(0, index - 6), Math.min(index + 7, texts.length));
      bend(wheel, index);
    }
    turned.push([wheel, found && (isSame || from !== index)]);
  }
  for (const [wheel, isKnown] of turned) {
    const index = chosen(wheel.select);
    if (!isKnown || place(wheel) !== index) go(wheel, index, isKnown ? smoothly() : "instant");
    bend(wheel);
  }
  // `getAnimations` computes all styles, so call it only if needed.
  if (isAnswered || !turned.length) return;
  const opening = [...document.querySelectorAll(".fold")].flatMap(d => d.getAnimations());
  Promise.allSettled(opening.map(a => a.finished)).then(() => {
    for (const wheel of shown()) if (wheel) fill(wheel);
  });
};

/** @type {(core: Core) => Promise<void>} */
export const begin = async c => {
  use(c);
  try {
    await c.sheet("/_/ribbon.css");
  } catch {
    // Without their styles there are no ribbons, and the lists are shown.
    return root.remove("ribbon");
  }
  addEventListener("enhance", enhance);
  addEventListener("settle", settle);
  // A pending turn was answered, or failed.
  addEventListener("keep", enhance);
  enhance();
};
