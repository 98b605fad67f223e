// @ts-check
// The actions of a list's rows: sharing or copying a link, and the focus after a row was removed.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ byId, fieldOf, form, operations, row, sheet }) => {
  await Promise.resolve(sheet("/_/actions.css")).catch(() => {});

  /** @type {(texts: string[]) => Set<string>} */
  const repeated = texts => {
    const seen = new Set();
    return new Set(texts.filter(text => seen.has(text) || !seen.add(text)));
  };
  // The page leaves out the labels of buttons, which follow from the titles. Rows of one title are
  // told apart by their second lines, and else by their keys. Rows may be added later.
  const label = () => {
    const rows = [...document.querySelectorAll("#f .follow")].map(button => {
      const [title, detail] = button.parentNode.querySelectorAll(".label bdi");
      const text = [title, detail].flatMap(bdi => bdi ? [bdi.textContent] : []).join(" · ");
      return { button, title: title.textContent, text };
    });
    const titles = repeated(rows.map(({ title }) => title));
    const texts = repeated(rows.map(({ text }) => text));
    for (const { button, title, text } of rows) {
      const key = texts.has(text) ? ` (${decodeURIComponent(button.value)})` : "";
      const name = titles.has(title) ? text + key : title;
      button.ariaLabel = form().dataset.label.replace("{title}", () => name);
    }
  };
  label();
  addEventListener("enhance", label);

  // The expected height of a bar is that of the one that was open last; at first, one line of
  // buttons.
  let height = 50;
  const measure = () => {
    height = document.querySelector("#f .drawer:not([inert]) .content")?.scrollHeight || height;
    for (const { parentNode } of document.querySelectorAll("#f .item > [name=open]"))
      parentNode.dataset.h = height;
  };
  measure();

  // Shows a message in the row for a moment, and announces it.
  /** @type {(li: Element, text: string) => void} */
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

  // The bar of a removed row folds with the focus in it: move the focus to the next row, or the one
  // before.
  addEventListener("enhance", () => {
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
