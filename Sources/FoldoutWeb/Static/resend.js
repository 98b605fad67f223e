// @ts-check
// Sends from a page without a form what another page left unsent, so that it is not forgotten. What
// was refused waits for its own page, where the answer can be seen.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ ask, operations }) => {
  const prefix = "unsaved:";
  // A page that is being left is not loaded again: that would take the place of where the person
  // goes.
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  const tell = text => {
    const note =
      Object.assign(document.createElement("p"), { className: "note", textContent: text });
    document.querySelector("main").prepend(note);
    operations.say(text);
  };
  for (const key of Object.keys(sessionStorage).filter(key => key.startsWith(prefix))) {
    const list = JSON.parse(sessionStorage.getItem(key));
    if (list.some(([, , isRefused]) => isRefused)) continue;
    // The end of the page's name says the language in which it is meant, and the file.
    const [place, name] = key.slice(prefix.length).split("#");
    const answers = await Promise.all(list.map(([, body]) =>
      ask("POST", place, new URLSearchParams(`${body}&from=0${name}`)).catch(() => ({}))));
    // What is refused is said, once, and sent no more: where its record is gone it is forgotten,
    // and otherwise it stands in its own page until that is opened.
    const refused = answers.filter(({ status }) => status >= 400 && status < 500);
    for (const { batch, text } of refused)
      tell(batch?.ops.find(([name]) => name === "say")?.[1] ?? text);
    const left = list.map(([field, body], i) => [field, body, refused.includes(answers[i])])
      .filter((_, i) => !answers[i].ok && ![404, 410].includes(answers[i].status));
    if (left.length) sessionStorage.setItem(key, JSON.stringify(left));
    else sessionStorage.removeItem(key);
    if (!left.length && !refused.length && !isLeft) location.reload();
  }
};
