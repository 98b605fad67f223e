// @ts-check
// Undo of a picture's change. The old picture is too large for the server to return it. The browser
// has shown it, so it is kept until the page is left, and sent as if it were chosen again.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ byId, element, enqueue, fieldOf, form, row, sheet }) => {
  const bar = byId("undo");
  // Without these styles a picture has its natural size.
  const styles = Promise.resolve(sheet("/_/picture.css")).catch(() => {});
  // A new record has nothing stored that could be lost.
  if (byId("add")) return styles;
  /** @type {Record<string, Promise<File | null>>} */
  const pictures = {};
  /** @type {(field: string) => Promise<any>} */
  const keepPicture = async field => {
    const image = row(field).querySelector("img");
    if (!image) return null;
    const answer = await fetch(image.src, { cache: "force-cache" });
    // If the picture has been replaced, its address is answered with the new one, which must not be
    // kept.
    return /immutable/.test(answer.headers.get("Cache-Control"))
      && new File([await answer.blob()], "picture", { type: answer.headers.get("Content-Type") });
  };
  // The change waits in the queue until the picture is kept: afterwards its address may have
  // another, or none. The change says that the picture is kept; otherwise the server asks first.
  /** @type {(field: string, pairs: Pair[]) => void} */
  const changePicture = (field, pairs) => {
    pictures[field] = keepPicture(field).catch(() => null);
    const before = pictures[field]
      .then(file => { if (file) pairs.push([`~kept.~%${field}`, "1"]); });
    enqueue({ kind: "change", field, pairs, before });
  };
  addEventListener("change", event => {
    const c = event.target;
    if (c.type !== "file" || c.form !== form()) return;
    event.stopPropagation();
    if (c.value) changePicture(fieldOf(c), [[c.name, c.files[0]]]);
  }, true);
  addEventListener("click", event => {
    const button = event.target.closest("button[name^='~clear.']");
    const field = button && fieldOf(button);
    if (!field || !byId("d-" + field)?.querySelector("[type=file]")) return;
    event.preventDefault();
    event.stopPropagation();
    const answered = button.closest(".error")?.querySelectorAll("input") ?? [];
    changePicture(field, [button, ...answered].map(({ name, value }) => [name, value]));
  }, true);

  // The bar says that a change is final if the server cannot undo it; here it can be undone.
  const offer = async () => {
    // Remove a button for an earlier change: its line has another text, or more behind it.
    for (const button of bar.querySelectorAll("[data-own]")) {
      if (button.nextSibling || button.parentNode.firstChild.textContent !== button.title)
        button.remove();
    }
    for (const line of bar.querySelectorAll("p:has(.final)")) {
      const field = fieldOf(line.firstChild);
      const old = await pictures[field];
      const final = line.querySelector(".final");
      if (!old || !final) continue;
      const label = bar.ariaLabel;
      const button = element('<button type="button" data-own data-kind="undo">');
      button.textContent = label;
      button.ariaLabel = `${label}: ${row(field).querySelector(".label").textContent}`;
      button.addEventListener("click", () =>
        changePicture(field, [[`~value.~%${field}`, old]]));
      button.title = line.firstChild.textContent;
      final.replaceWith(button);
    }
  };
  new MutationObserver(offer).observe(bar, { childList: true, characterData: true, subtree: true });
  await styles;
};
