// @ts-check
// The time zones on the start page, fetched after the first view because there are hundreds; and
// the name of the browser's own, which the server does not know if another one is chosen.
/** @type {(core: Core) => Promise<any>} */
export const begin = async () => {
  const list = document.getElementById("zone");
  const link = document.getElementById("zones");
  try {
    const answer = link && await fetch(link.href);
    if (answer && !answer.ok) throw answer;
    const options = answer && new DOMParser().parseFromString(await answer.text(), "text/html")
      .querySelectorAll("#zone > *");
    const { value } = list;
    if (options?.length) list.replaceChildren(...options);
    list.value = value;
  } catch {
    // Show the link to them instead.
    link.parentNode.classList.remove("nojs");
  }
  for (const o of document.querySelectorAll("option[data-zone]")) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    o.text = o.dataset.zone.replace("{}", timeZone.split("/").pop().replaceAll("_", " "));
  }
};
