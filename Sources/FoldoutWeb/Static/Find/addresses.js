// @ts-check
// The words of a search, and the addresses of its pages.
import { action, field, form } from "./find.js";

/** @type {(url: string | URL) => string} */
export const wordsOf = url => new URL(url).searchParams.get("q") ?? "";
// The query of the rows that are shown, according to the server.
export const words = () => form() && wordsOf(action());

// Removes the open row, the removed record and the fragment, which do not change what is found.
/** @type {(address: string) => URL} */
export const bare = address => {
  const url = new URL(address);
  url.searchParams.delete("open");
  url.searchParams.delete("removed");
  url.hash = "";
  return url;
};

/** @type {(url: string) => void} */
export const replace = url => history.replaceState(null, "", url);
// Adds the open row and the removed record of the page that is shown.
/** @type {(address: string, names?: string[]) => string} */
export const reopen = (address, names = ["open", "removed"]) => {
  const url = bare(address);
  if (form()) for (const [name, value] of action().searchParams) {
    if (names.includes(name)) url.searchParams.append(name, value);
  }
  return url.href;
};

// The address of the words that are typed.
export const address = () => {
  const { action, elements } = field().form;
  const url = new URL(action);
  for (const { name, value } of elements)
    if (name && value.trim())
      url.searchParams.append(name, name === field().name ? value.trim() : value);
  return url.href;
};
