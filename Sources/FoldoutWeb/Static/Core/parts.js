// @ts-check
// Loads and begins each part of the script once, with the first element that names it in
// `data-needs`. If loading fails, the root loses the part's class: without wheels, the lists below
// them are shown.
import { core } from "./core.js";
import { root } from "./page.js";

/** @type {Record<string, Promise<void>>} */
const parts = {};
/** @type {(address: string) => Promise<void>} */
export const need = address => {
  const name = address.split(/\W+/)[2];
  return parts[name] ??= import(address).then(async part => {
    await part.begin(core);
    root.add("has-" + name);
  }, () => root.remove(name));
};
export const needAll = () => {
  for (const e of document.querySelectorAll("[data-needs]")) {
    e.dataset.needs.split(" ").forEach(need);
  }
};
// Waits for the parts that a batch needs, but not for more than 300 ms.
/** @type {(ops: Operation[]) => Promise<any>} */
export const arrive = ops => Promise.race([
  Promise.allSettled(
    ops.filter(([name]) => name === "need").map(([, address]) => need(address))),
  new Promise(done => setTimeout(done, 300)),
]);
/** @type {Core["sheet"]} */
export const sheet = href => document.querySelector(`[href="${href}"]`)
  || new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement("link"),
      { rel: "stylesheet", href, onload, onerror }));
  });
