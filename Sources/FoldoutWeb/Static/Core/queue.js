// @ts-check
// The queue of tasks, with one request in flight. No other file accesses it.
import { emit, form } from "./page.js";
import { perform } from "./requests.js";
import { sign } from "./signs.js";

/** @type {Task[]} */
const queue = [];
/** @type {Task} */
let underWay = null;
// Ends the pause before a change is sent again.
let wake = () => {};
/** @type {() => Task[]} */
export const waiting = () => [underWay, ...queue].filter(task => task);
/** @type {(kind: string, field?: string) => boolean} */
export const awaits = (kind, field) =>
  waiting().some(task => task.kind === kind && task.field === (field ?? task.field));

// Typing in a list chooses a value at each letter: 2 and 20 on the way to 2026 would move the day.
// Arrow keys also choose each option on their way. The choice counts after 300 ms, or before the
// next task.
/** @type {Task} */
let typed;
/** @type {number} */
let pause;
/** @type {(wanted: Task) => void} */
export const enqueueLater = wanted => {
  if (typed && typed.field !== wanted.field) enqueue(typed);
  clearTimeout(pause);
  typed = wanted;
  pause = setTimeout(enqueue, 300, wanted);
};
/** @type {(wanted: Task) => void} */
export const enqueue = wanted => {
  const first = typed;
  typed = null;
  clearTimeout(pause);
  if (first && first !== wanted) enqueue(first);
  if (wanted.kind === "press" && awaits("press", wanted.field)) return;
  const isChange = wanted.kind === "change";
  /** @type {(task: Task) => boolean} */
  const same = task =>
    task.field === wanted.field && task.kind === "change" && !task.pairs && !wanted.pairs;
  if (!isChange || !queue.some(same)) queue.push(wanted);
  if (isChange) sign(wanted.field, "saving");
  emit("keep");
  wake();
  // Work in a microtask, so that a tap that ends a turn is sent with it.
  queueMicrotask(work);
};
const work = async () => {
  if (underWay || !queue.length || !form()) return;
  underWay = queue.shift();
  try {
    await perform(underWay);
  } finally {
    underWay = null;
    emit("keep");
  }
  work();
};

// Takes the next task out of the queue if it is a tap, which is sent with the change before it.
/** @type {() => Task} */
export const takeTap = () => /tap|edit/.test(queue[0]?.kind) ? queue.shift() : null;
// Puts a task back to the front, and waits for two seconds, the next task or a connection.
/** @type {(task: Task) => Promise<void>} */
export const postpone = task => {
  queue.unshift(task);
  sign(task.field, "unsaved");
  return new Promise(resolve => {
    wake = resolve;
    setTimeout(resolve, 2e3);
  });
};
addEventListener("online", () => wake());
