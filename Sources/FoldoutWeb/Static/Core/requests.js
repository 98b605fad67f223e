// @ts-check
// Sends the requests of tasks, and applies the answers.
import { apply, operations } from "./batches.js";
import { bodyOf, dated, isFile } from "./changes.js";
import { controls, fieldOf, restore, settle, unsettled } from "./controls.js";
import { core } from "./core.js";
import { action, byId, data, emit } from "./page.js";
import { arrive } from "./parts.js";
import { postpone, takeTap } from "./queue.js";
import { fault, faultText, row, say, sign } from "./signs.js";

const type = "application/vnd.foldout.batch+json";
/** @type {Core["ask"]} */
export const ask = async (method, url, body, keepalive) => {
  const answer = await (core.fetch ?? fetch)(url, {
    method, body, keepalive, headers: { Accept: type },
    // @ts-ignore (older than the list of the platform)
    signal: AbortSignal.timeout(body instanceof FormData ? 12e4 : 1e4),
  });
  const { ok, status } = answer;
  const isBatch = answer.headers.get("Content-Type") === type;
  if (!isBatch) return { ok, status, text: await answer.text() };
  const batch = await answer.json();
  await arrive(batch.ops);
  return { ok, status, batch };
};

/** @type {(task: Task) => Promise<void>} */
export const perform = async task => {
  if (task.kind === "change" || task.kind === "press") return change(task);
  const url = action();
  url.searchParams.set("from", data("data-from"));
  if (task.field) url.searchParams.set(task.kind, task.name);
  const release = core.keepPlace?.(task);
  /** @type {Answer} */
  const answer = await (core.early?.(url) || ask("GET", url))
    .catch(() => ({ text: data("data-unreached") }));
  release?.(answer.batch);
  if (answer.batch) follow(task, answer.batch); else refuse(task, answer.text);
};
/** @type {(task: Task, batch: Batch, answered?: string[], refused?: string) => void} */
const follow = (task, batch, answered, refused) => {
  apply(batch, answered, refused);
  if (task?.kind === "edit" && batch.ops.length) operations.fit?.("r-" + task.field);
};
/** @type {(task: Task, text: string) => void} */
const refuse = (task, text) => task.kind === "tap" ? faultText(task.field, text, true) : say(text);

/** @type {(task: Task) => Promise<void>} */
const change = async task => {
  await task.before;
  const { pairs, sent } = bodyOf(task);
  // The change was sent with the one before, whose message stays.
  if (!pairs.length) return row(task.field)?.matches(".pending") && sign(task.field);
  const isPress = task.kind === "press";
  // A button acts on the values that are shown, so unsaved ones have to be dealt with first.
  const [held] = isPress ? unsettled() : [];
  if (held) {
    operations.fit?.("r-" + held);
    operations.foc("r-" + held);
    return say(byId("e-" + held)?.textContent ?? data("data-unsaved"));
  }
  const body = pairs.some(isFile) ? new FormData() : new URLSearchParams();
  for (const [name, value] of pairs) body.append(name, value);
  body.append("from", data("data-from"));
  // A tap elsewhere saves first: both are one request and one update.
  const next = takeTap();
  // A button, a switch and a mini picker in a row fold an open drawer, as a tap on any other row
  // does.
  const folds = document.querySelector(".drawer")
    && (isPress || sent.some(([c]) => c.matches(".item label input"))
      || (!task.pairs?.[1] && row(task.field)?.querySelector(".row>.mini-picker")));
  if (next) body.append(next.kind, next.name);
  else if (folds) body.append("tap", decodeURIComponent(task.field));
  const release = core.keepPlace?.(next);
  /** @type {Answer} */
  const answer = await (core.together?.(task, body) ?? ask("POST", action(), body))
    .catch(() => ({ status: 504 }));
  await core.lifted;
  release?.(answer.ok);
  // A server error, such as a busy file, isn't a refusal: send the change again. If its value was
  // stored, the token shows it. The tap is not repeated, because nobody expects it later.
  if (answer.status >= 500 && !isPress) {
    if (next) refuse(next, data("data-unreached"));
    if (answer.text) faultText(task.field, answer.text, true);
    if (task.pairs) task.pairs = dated(task, task.pairs);
    return postpone(task);
  }
  sign(task.field);
  // A button's action is not repeated either.
  if (!answer.batch) return faultText(task.field, answer.text ?? data("data-unreached"));
  const own = () => controls().filter(c => fieldOf(c) === task.field);
  if (answer.ok) {
    // Values that changed since then differ from those that were sent, and are sent next.
    for (const [c, value] of sent) settle(c, value);
    if (!sent.length) own().forEach(restore);
    fault(task.field);
  }
  // A secret in conflict has to be entered again.
  if (answer.status === 409) own().filter(c => c.matches(".secret")).forEach(restore);
  const stored = answer.ok ? [task.field, ...answer.along ?? []] : [];
  follow(next, answer.batch, stored, answer.ok ? "" : task.field);
  for (const field of stored) sign(field, isPress ? "done" : "saved");
  if (task.pairs) core.refocus?.(task.field);
  if (!answer.ok) emit("refused");
};
