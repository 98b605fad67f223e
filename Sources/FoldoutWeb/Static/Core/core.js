// @ts-check
// The object that parts get when they begin. Some parts add to it, and to its operations.
import { fold, operations, put, unfold } from "./batches.js";
import { bodyOf, dated, isFile } from "./changes.js";
import { controls, edited, fieldOf, isDirty, mine, restore, settle } from "./controls.js";
import "./events.js";
import { action, byId, element, emit, form, html, told } from "./page.js";
import { sheet } from "./parts.js";
import { awaits, enqueue, waiting } from "./queue.js";
import { ask } from "./requests.js";
import { fault, faultText, row, original } from "./signs.js";

/** @type {Core} */
export const core = {
  action, ask, awaits, bodyOf, byId, controls, dated, edited, element, emit, enqueue, fault,
  faultText, fieldOf, fold, form, html, isDirty, isFile, mine, operations, original, put, restore,
  row, settle, sheet, told, unfold, waiting,
};
