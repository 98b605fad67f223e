// @ts-check
// A picture is too large for the server to give back with its answer. It was shown, so it is here
// still: it is kept until the page is left, and sent as if it were chosen again.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ byId, element, enqueue, fieldOf, form, row, sheet }) => {
  const bar = byId("undo");
  // Without it a picture is as large as it is.
  const styles = Promise.resolve(sheet("/_/picture.css")).catch(() => {});
  // Of a record that is still to be added, nothing is stored that could be lost.
  if (byId("add")) return styles;
  const pictures = {};
  const keepPicture = async field => {
    const image = row(field).querySelector("img");
    if (!image) return null;
    const answer = await fetch(image.src, { cache: "force-cache" });
    // An address that is another picture's by now is answered with that one, not to be kept.
    return /immutable/.test(answer.headers.get("Cache-Control"))
      && new File([await answer.blob()], "picture", { type: answer.headers.get("Content-Type") });
  };
  // The change waits in the queue until the picture is kept: afterwards its address may have
  // another, or none. It says that it is kept; else the server asks first.
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

  // The bar says that a change is for good where the server cannot take it back; here it can.
  const offer = async () => {
    // One that is about an earlier change goes: its line says something else, or has more behind
    // it.
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
