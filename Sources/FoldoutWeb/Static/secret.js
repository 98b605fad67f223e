// @ts-check
// Shows what is typed as a secret while the button beside it is pressed.
/** @type {(core: Core) => void} */
export const begin = ({ fieldOf, row, sheet }) => {
  // Without these styles nothing is shown, and all else works.
  Promise.resolve(sheet("/_/secret.css")).catch(() => {});
  // The input whose text was typed before its type changed: a browser then forgets to tell of its
  // change when it is left.
  /** @type {any} */
  let untold;
  const tell = () => {
    if (untold?.value) untold.dispatchEvent(new Event("change", { bubbles: true }));
    untold = null;
  };
  /** @type {(button: any, isShown: boolean) => void} */
  const show = (button, isShown) => {
    const input = button.closest(".row").querySelector(".secret");
    button.ariaPressed = isShown;
    input.spellcheck = false;
    input.autocapitalize = "none";
    input.type = isShown ? "text" : "password";
    if (input === document.activeElement) untold = input;
  };
  addEventListener("change", ({ target }) => { if (target === untold) untold = null; }, true);
  addEventListener("focusout", ({ target }) => { if (target === untold) tell(); });
  addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter" && target === untold) setTimeout(tell);
  });
  /** @type {() => any} */
  const pressed = () => document.querySelectorAll(".reveal[aria-pressed=true]");
  // The input keeps the focus: leaving it would send what nobody has seen yet.
  addEventListener("mousedown", event => {
    if (event.target.closest(".reveal")) event.preventDefault();
  });
  // The consent to replace a secret sends what its input holds; no page keeps it.
  addEventListener("click", event => {
    const consent = event.target.closest("[name^='~value.']");
    if (!consent) return;
    consent.value = row(fieldOf(consent)).querySelector(".secret").value;
    setTimeout(() => { consent.value = ""; });
  }, true);
  addEventListener("click", event => {
    const button = event.target.closest(".reveal");
    if (button) show(button, button.ariaPressed !== "true");
  });
  // The next secret is typed unseen again.
  const hide = () => {
    for (const button of pressed()) {
      if (!button.closest(".row").querySelector(".secret").value
        && !button.closest(".row").contains(document.activeElement)) show(button, false);
    }
  };
  for (const name of ["enhance", "keep", "focusout"]) {
    addEventListener(name, () => setTimeout(hide));
  }
};
