// @ts-check
// Sends what another page left unsent, from a page that isn't a record's. Refused changes wait for
// their own page, where the answer can be shown.
/** @type {(core: Core) => Promise<any>} */
export const begin = async ({ ask, operations }) => {
  const prefix = "unsaved:";
  // Do not reload a page that is being left, because that would cancel the navigation.
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  /** @type {(text: string) => void} */
  const tell = text => {
    const note =
      Object.assign(document.createElement("p"), { className: "note", textContent: text });
    document.querySelector("main").prepend(note);
    operations.say(text);
  };
  for (const key of Object.keys(sessionStorage).filter(key => key.startsWith(prefix))) {
    /** @type {[field: string, body: string, isRefused: boolean][]} */
    const list = JSON.parse(sessionStorage.getItem(key));
    if (list.some(([, , isRefused]) => isRefused)) continue;
    // The end of the key has the language of the change and its file.
    const [place, name] = key.slice(prefix.length).split("#");
    /** @type {Answer[]} */
    const answers = await Promise.all(list.map(([, body]) =>
      ask("POST", place, new URLSearchParams(`${body}&from=0${name}`)).catch(() => ({}))));
    // A refusal is announced once, and not sent again. If its record is gone it is dropped;
    // otherwise its own page shows it when it is opened.
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
