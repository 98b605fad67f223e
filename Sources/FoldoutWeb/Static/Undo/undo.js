// @ts-check
// The members of the core that the files of this part use, and the bar of Undo, whose styles are
// loaded first. This part is also for the keys of Undo, the focus after a change, and questions.
import { core } from "../Core/core.js";

export const {
  byId, emit, fault, fieldOf, form, isDirty, operations, restore, row, sheet, waiting,
} = core;
try { await sheet("/_/undo.css"); } catch {}
export const bar = byId("undo");
