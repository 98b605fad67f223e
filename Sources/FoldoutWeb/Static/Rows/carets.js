// @ts-check
// Where a tap beside the text of an input puts the caret. Browsers put it at the nearest letter:
// before the digits, if the tap hits the row to the left of a number.

const pen = document.createElement("canvas").getContext("2d");
/** @type {EventTarget} */
let pressed;
let x = 0;
addEventListener("pointerdown", event => { pressed = event.target; x = event.x; }, true);
/** @type {(input: Control) => boolean} */
const isBeside = input => {
  const { direction, font, textAlign } = getComputedStyle(input);
  const { left, right } = input.getBoundingClientRect();
  pen.font = font;
  const { width } = pen.measureText(input.value);
  const isRight = textAlign === "right" || textAlign + direction === "startrtl";
  return isRight ? x < right - width : x > left + width;
};
// A number is selected, so that typing replaces it; in a text the caret goes to the end. A tap on a
// label clicks its input, too.
/** @type {(event: { target: Control, detail: number }) => void} */
const place = ({ target: input, detail }) => {
  if (!detail || !input.matches(".row > :is(input:not(.switch), textarea)")
    || input.selectionStart !== input.selectionEnd) return;
  if (pressed === input && (input.matches("textarea") || !isBeside(input))) return;
  if (/numeric|decimal/.test(input.inputMode)) input.select();
  else input.setSelectionRange(input.value.length, input.value.length);
};
addEventListener("click", place);
