// @ts-check
// Moves the focus: after a change, and to the answer of a question that changes nothing. Questions
// are asked before something is lost for good.
import { core } from "../Core/core.js";
import { emit, fault, fieldOf, operations, restore, row } from "./undo.js";

// A button that disappears with its change must not take the focus along. But focusing a text
// opens a phone's keyboard, so that is only done for people who use keys.
let isKeyed = false;
addEventListener("click", event => { isKeyed = !event.detail; }, true);
core.refocus = field => {
  const isText =
    !document.querySelector(`[id="d-${field}"], [id="r-${field}"] button:not(.reveal)`);
  if (document.activeElement === document.body && (isKeyed || !isText))
    operations.foc("r-" + field);
};

// The focus goes to the answer that changes nothing, which needs no request.
/** @type {(line: Element) => void} */
export const leaveIt = line => {
  const field = fieldOf(line);
  fault(field);
  const clear = !line.querySelector("[name^='~value.']")
    && document.querySelector(`:is([id="d-${field}"], [id="r-${field}"]) [name^="~clear."]`);
  if (clear) return clear.focus();
  for (const c of row(field).querySelectorAll("input, textarea")) restore(c);
  emit("keep");
  operations.foc("r-" + field);
};
addEventListener("refused", () => {
  const safe = document.querySelector(".question [autofocus]");
  if (!safe) return;
  safe.autofocus = false;
  safe.focus();
  // A question does not make the value invalid.
  for (const c of document.querySelectorAll(`[aria-describedby="e-${fieldOf(safe)}"]`))
    c.ariaInvalid = null;
});
addEventListener("click", event => {
  const line = event.target.closest("[name^='~keep.']")?.closest(".question");
  if (!line?.querySelector("[name^='~clear.']")) return;
  event.preventDefault();
  event.stopPropagation();
  leaveIt(line);
}, true);
