// @ts-check
// The actions of rows in a list: a link is shared, or copied; and the focus stays beside a row that
// went.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ byId, fieldOf, form, operations, row, sheet }) => {
  await Promise.resolve(sheet("/_/actions.css")).catch(() => {});

  // The page leaves out what follows from the rest: whose actions a button shows. Rows come later,
  // too.
  const label = () => {
    for (const button of document.querySelectorAll("#f .follow")) {
      const title = button.parentNode.querySelector("bdi").textContent;
      button.ariaLabel = form().dataset.label.replace("{title}", () => title);
    }
  };
  label();
  addEventListener("dress", label);

  // A bar is as high as the one that was open last. Before that it has one line of buttons, as far
  // as anybody knows.
  let height = 50;
  const measure = () => {
    height = document.querySelector("#f .drawer:not([inert]) .content")?.scrollHeight || height;
    for (const { parentNode } of document.querySelectorAll("#f .item > [name=open]"))
      parentNode.dataset.h = height;
  };
  measure();

  // A word about what was done stands in the row for a moment, and is said.
  const tell = (li, text) => {
    const line = li.querySelector(".row");
    line.dataset.sign = text;
    operations.say(text);
    setTimeout(() => { if (line.dataset.sign === text) line.dataset.sign = ""; }, 3000);
  };

  addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-share]");
    if (!button) return;
    const { share, title, copied } = button.dataset;
    const url = new URL(share, location.href).href;
    const li = row(fieldOf(button));
    if (navigator.share) {
      try {
        return await navigator.share({ title, url });
      } catch ({ name }) {
        if (name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      tell(li, copied);
    } catch {
      const link = button.closest(".bar").querySelector(".link");
      link.classList.remove("nojs");
      link.querySelector("input").select();
    }
  });

  // The bar of a row that was removed folds with the focus in it: the next row has it, or the one
  // before.
  addEventListener("dress", () => {
    measure();
    const bar = document.activeElement?.closest(".drawer");
    if (!bar || row(fieldOf(bar))) return;
    const rows = [...document.querySelectorAll("#f .item[id]")];
    const next = rows.find(li => bar.compareDocumentPosition(li) & Node.DOCUMENT_POSITION_FOLLOWING)
      ?? rows.pop();
    (next?.querySelector("[name=open]")
      ?? byId("undo").querySelector("button"))?.focus({ preventScroll: true });
  });
};
