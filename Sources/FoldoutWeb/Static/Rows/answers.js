// @ts-check
// Answers of the server: a placeholder for a late one, and elements that one moves.
import { core } from "../Core/core.js";
import { byId, data, element, fold, operations, put, row, unfold } from "./rows.js";

// After 100 ms without an answer, folds other drawers and unfolds an empty placeholder. After
// another 500 ms it says that the answer is late, as when another program locks the file. If there
// is no answer at all, undoes both.
core.keepPlace = task => {
  /** @type {Element[]} */
  const shut = [];
  /** @type {Found} */
  let box;
  let timer = /tap|edit/.test(task?.kind) && setTimeout(() => {
    const li = row(task.field);
    shut.push(...document.querySelectorAll(".fold:not(.shut)"));
    for (const d of shut) d.classList.add("shut");
    if (!+li.dataset.h || byId("d-" + task.field)) return;
    box = element(
      `<li class="drawer" inert id="d-${task.field}"><div class="fold"><div class="content">`);
    const content = box.querySelector(".content");
    content.style.height = li.dataset.h + "px";
    unfold(box, li);
    operations.fit(li.id);
    timer = setTimeout(() => {
      const text = data("data-waiting");
      content.innerHTML = `<p class="note">`;
      content.firstChild.textContent = text;
      operations.say(text);
    }, 500);
  }, 100);
  return isAnswered => {
    clearTimeout(timer);
    for (const d of shut) d.classList.remove("shut");
    if (box && !isAnswered) fold(box);
  };
};

// Moves an element with its focus, selection and scroll positions, also in browsers that can only
// remove and insert it.
core.move = (e, place) => {
  const focused = document.activeElement;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  const scrolled =
    [...e.querySelectorAll("*")].filter(c => c.scrollTop).map(c => [c, c.scrollTop]);
  put(e, place);
  for (const [c, top] of scrolled) c.scrollTop = top;
  if (focused === document.activeElement) return;
  focused.focus({ preventScroll: true });
  if (selectionStart != null)
    focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
};
