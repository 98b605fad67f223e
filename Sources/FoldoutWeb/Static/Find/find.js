// @ts-check
// The members of the core that the files of this part use, and the input of the search. This part
// is for the search of a list: "/" moves to its input, and typing searches, while the focus stays.
// An unfinished search continues by itself for half a minute.
import { core } from "../Core/core.js";

export const { action, byId, data, emit, form, operations } = core;
export const field = () => byId("q");
