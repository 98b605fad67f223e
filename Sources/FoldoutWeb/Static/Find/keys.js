// @ts-check
// Keys of a list: they move to the search and from it to the rows, and empty it. Enter searches at
// once.
import { field } from "./find.js";
import { search } from "./searching.js";

const clear = () => {
  field().value = "";
  search();
};

addEventListener("submit", event => {
  if (event.target !== field()?.form) return;
  event.preventDefault();
  search();
});
addEventListener("keydown", event => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const first = document.querySelector("#listed .item :is(a, button)");
  if (key === "Escape" && target === field() && target.value) clear();
  else if (key === "ArrowDown" && target === field() && first) first.focus();
  else if (key === "/" && !altKey && !ctrlKey && !metaKey
    && !target.closest("input,textarea,select")) {
    field().focus();
    field().select();
  } else return;
  event.preventDefault();
});
