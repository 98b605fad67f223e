// @ts-check
// The object that parts get when they begin. Some parts add to it, and to its operations.
import { fold, operations, put, unfold } from "./batches.js";
import { bodyOf, dated, isFile } from "./changes.js";
import { carried, controls, edited, fieldOf, isDirty, restore, settle } from "./controls.js";
import "./events.js";
import { action, byId, data, element, emit, form, html } from "./page.js";
import { sheet } from "./parts.js";
import { awaits, enqueue, waiting } from "./queue.js";
import { ask } from "./requests.js";
import { fault, faultText, row, original } from "./signs.js";

/** @type {Core} */
export const core = {
  action, ask, awaits, bodyOf, byId, controls, dated, edited, element, emit, enqueue, fault,
  carried, faultText, fieldOf, fold, form, html, isDirty, isFile, operations, original, data,
  put, restore, row, settle, sheet, unfold, waiting,
};
