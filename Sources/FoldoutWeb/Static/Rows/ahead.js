// @ts-check
// Requests a tap on a row when the finger comes down, before the click.
import { core } from "../Core/core.js";
import {
  action, ask, awaits, carried, controls, data, form, html, isDirty,
} from "./rows.js";

// A tap on a row is requested when the finger comes down, and the answer waits until it is
// lifted. The request only reads. It is dropped if the press turns out to be anything but that
// tap, and is not made if something has to be stored first.
/** @type {{ owner?: EventTarget, url?: string, begun?: number, answer?: Promise<Answer> }} */
let ahead = {};
const isIdle = () => !["tap", "edit", "change", "press", "sync"].some(kind => awaits(kind))
  && !controls().some(c => c.name && isDirty(c)) && !carried().length;
const forgo = () => { ahead = {}; };
addEventListener("pointerdown", ({ target, button, isPrimary }) => {
  forgo();
  const owner = target.closest("button[name=open]");
  if (!owner || button || !isPrimary || owner.form !== form() || !isIdle()) return;
  const url = action();
  url.searchParams.set("from", data("data-from"));
  url.searchParams.set("tap", owner.value);
  // Parse the drawer's HTML meanwhile.
  const answer = ask("GET", url).then(given => {
    for (const op of given.batch?.ops ?? []) if (op[0] === "ins") op[3] = html(op[3]);
    return given;
  });
  ahead = { owner, url: url.href, begun: performance.now(), answer };
  answer.catch(() => {});
});
addEventListener("pointerup", ({ target }) => { if (!ahead.owner?.contains(target)) forgo(); });
for (const name of ["pointercancel", "scroll", "keydown"]) addEventListener(name, forgo, true);
core.early = url => {
  // In a conflict a picker shows the entered value, which the choice below the row carries.
  const field = url.searchParams.get("tap");
  const entered = field
    && document.querySelector(`.error > [name="${CSS.escape("~value." + field)}"]`);
  if (entered) url.searchParams.set(entered.name, entered.value);
  // Request it again if the answer is as old as a long press, or failed.
  const { url: known, begun, answer } = ahead;
  forgo();
  return known === url.href && performance.now() - begun < 1000
    && answer.catch(() => ask("GET", url));
};
