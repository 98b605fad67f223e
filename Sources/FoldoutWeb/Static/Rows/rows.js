// @ts-check
// The members of the core that the files of this part use. This part is for the rows of a record
// beyond the first view: a tap is requested when it begins, what unfolds is scrolled into view, and
// a row without a drawer folds open ones.
import { core } from "../Core/core.js";

export const {
  action, ask, awaits, byId, carried, controls, element, emit, enqueue, fieldOf, fold, form, html,
  isDirty, operations, data, put, row, sheet, unfold,
} = core;
