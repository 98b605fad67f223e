// @ts-check
// The page: its elements, its form, and the form's attributes.

/** @type {(id: string) => HTMLElement} */
export const byId = id => document.getElementById(id);
/** @type {() => any} */
export const form = () => byId("f");
// Inputs hide a form's properties of the same name, and a column may be called "action".
/** @type {(name: string) => string} */
export const data = name => Element.prototype.getAttribute.call(form(), name);
/** @type {(name: string, value: string) => void} */
export const setData = (name, value) => Element.prototype.setAttribute.call(form(), name, value);
export const action = () => new URL(data("action"), location.href);
/** @type {(text: any) => DocumentFragment} */
export const html = text => text.children
  ? text : Object.assign(document.createElement("template"), { innerHTML: text }).content;
/** @type {Core["element"]} */
export const element = text => html(text).firstElementChild;
/** @type {(id: string, act: (found: Found) => void) => void} */
export const at = (id, act) => { const found = byId(id); if (found) act(found); };
export const root = document.documentElement.classList;
/** @type {(name: "enhance" | "keep" | "refused" | "settle") => unknown} */
export const emit = name => dispatchEvent(new Event(name));
root.add("js", "ribbon");

// No header carries the time zone, so a cookie does; a page made without it is requested once more.
// The tilde marks a zone that nobody chose; a chosen zone stays.
const zone = `zone=~${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
export const isZoned = document.cookie.split("; ").some(c => c === zone || /^zone=[^~]/.test(c));
if (!isZoned) document.cookie = `${zone};path=/;SameSite=Lax`;
