// @ts-check
// Values that only Save sends: files, and all other entries with them.
import { fieldOf, form, row } from "./adding.js";

// Files that were chosen in drawers which are folded by now.
const files = new Map();

export const all = () => {
  const body = new FormData(form());
  for (const [name, file] of files) body.set(name, file);
  return [...body];
};

addEventListener("change", event => {
  const c = event.target;
  if (c.form !== form() || !c.matches("[type=file],.secret")) return;
  event.stopImmediatePropagation();
  if (c.type !== "file") return;
  if (c.files[0]) files.set(c.name, c.files[0]); else files.delete(c.name);
  row(fieldOf(c)).querySelector(".row").dataset.sign = c.files[0]?.name ?? "";
}, true);
