// The types of the script, for its readers and for `make lint`. Nothing here is served.

/** An element that a selector finds, of any kind. */
type Found = any;

/** A control of the form, or an option. Its members depend on its kind. */
type Control = any;

/** A name and a value, as a form sends them. */
type Pair = [name: string, value: string | File];

/** A task of the queue: one request. */
interface Task {
  /** The request: a change or a press of a button sends something, all others only read. */
  kind: "change" | "press" | "tap" | "edit" | "find" | "sync" | "~view" | "~viewMonth"
    | "~viewYear";
  /** The field, as it is written in ids; absent for the whole page. */
  field?: string;
  /** The value of the parameter that `kind` names. */
  name?: string;
  /** What is sent for the field, unless it is read from its controls when its turn comes. */
  pairs?: Pair[];
  /** The same, encoded like a form, as it was kept in the tab. */
  body?: string;
  /** The moment of the press, in milliseconds since 1970. */
  time?: number;
  /** The task is sent when this is resolved. */
  before?: Promise<void>;
}

/** A field's change as it is sent, with the values of the controls that it is read from. */
interface Change {
  field: string;
  pairs: Pair[];
  sent: [Element, string][];
}

/** An operation: its name and its arguments (Documentation/WireFormat.md). */
type Operation = [name: string, ...rest: any[]];

/** A batch update, as the server answers it. */
interface Batch {
  from: string;
  to: string;
  at: string;
  title?: string;
  ops: Operation[];
  hides?: [field: string, text: string][];
  reset?: string;
}

/** An answer: a batch, or a sentence; neither if there was no answer. */
interface Answer {
  ok?: boolean;
  status?: number;
  batch?: Batch;
  text?: string;
  /** The fields whose entries were stored along. */
  along?: string[];
}

/** The operations by name. Parts add `fit` and `seek`. */
interface Operations {
  del(id: string): void;
  ins(id: string, after: string, html: string | DocumentFragment): void;
  mov(id: string, after: string): void;
  rep(id: string, html: string): void;
  exp(id: string, isOpen: boolean): void;
  foc(id: string): void;
  err(id: string, html: string): void;
  say(text: string, look?: string): void;
  go(address: string): void;
  fit?(id: string): void;
  seek?(id?: string): Promise<void>;
}

/** The object that a part gets when it begins. Parts add the last seven members. */
interface Core {
  action(): URL;
  ask(method: string, url: URL | string, body?: FormData | URLSearchParams, keepalive?: boolean):
    Promise<Answer>;
  awaits(kind: string, field?: string): boolean;
  bodyOf(task: Partial<Task>): { pairs: Pair[]; sent: [Element, string][] };
  byId(id: string): HTMLElement;
  controls(): Element[];
  dated(task: Partial<Task>, pairs: Pair[]): any[];
  edited(): string[];
  element(html: string): Element;
  emit(name: "enhance" | "keep" | "refused" | "settle"): void;
  enqueue(task: Task): void;
  fault(field: string, content?: Element): void;
  faultText(field: string, text: string, isPassing?: boolean): void;
  fieldOf(element: EventTarget): string;
  fold(row: Element): void;
  form(): HTMLFormElement;
  html(text: string | DocumentFragment): DocumentFragment;
  isDirty(control: EventTarget): boolean;
  isFile(pair: Pair): boolean;
  carried(): Element[];
  operations: Operations;
  put(element: Element, place: Element): void;
  restore(control: EventTarget): void;
  row(field: string): HTMLElement;
  original(field: string): Element;
  settle(control: Element, value: string): void;
  sheet(address: string): any;
  data(name: string): string;
  unfold(row: Element, place: Element): void;
  waiting(): Task[];

  /** Answers a read that was requested in advance. */
  early?(url: URL): false | Promise<Answer>;
  /** Sends a request in place of `fetch`. */
  fetch?(url: URL | string, options: Omit<RequestInit, "body"> & { body?: any }): Promise<Response>;
  /** Makes room for a late answer. The returned function is called with the answer; without one it
     undoes that. */
  keepPlace?(task: Task): (isAnswered: unknown) => void;
  /** Resolves when the finger is lifted. */
  lifted?: Promise<void>;
  /** Moves an element with its state. */
  move?(element: Element, place: Element): void;
  /** Moves the focus back to the row of a change. */
  refocus?(field: string): void;
  /** Sends a change, and the entries that stand refused along with it. */
  together?(task: Task, body: FormData | URLSearchParams): Promise<Answer>;
  /** Measures before a batch. The returned function, called after the batch, animates the
     difference. */
  travel?(batch: Batch): (() => void) | undefined;
}

/** A ribbon: a wheel over a list, or a mini picker. */
interface Wheel {
  /** The list, or the input of a number, that holds the value. */
  select: HTMLElement & { [name: string]: any };
  ribbon: HTMLElement & { style: any };
  /** 0 for a wheel; for a mini picker 1, or -1 from right to left. */
  side: number;
  /** The size of a value in the direction of scrolling, in CSS pixels. */
  unit: number;
  /** The index of the first value that can be scrolled to. */
  base: number;
  /** The range of the values that have elements; `end` is not included. */
  first: number;
  end: number;
  texts?: string[];
  places?: string;
  bent?: number;
  /** The index of a chosen value that is not answered yet. */
  asked?: number;
  at?: number;
  byHand?: boolean;
  wasByHand?: boolean;
  isTurned?: boolean;
  isHeld?: boolean;
  isDragged?: boolean;
  drag?: { id: number; from: number; at: number; path: [time: number, place: number][] } | null;
}

/** The speed of scrolling. */
type Behavior = "instant" | "smooth";

/** Adds a listener to a ribbon for each of several events, separated by spaces. */
type On = (names: string, act: (event: any) => void) => void;

/** An element that may move: its position before or after a batch, its list and its section. */
interface Moved { e: HTMLElement; top: number; bottom: number; list: Element; section: Element }

/** Members of the platform that the type checker does not know yet. */
interface PerformanceEntry { type?: string }
interface Event {
  clipboardData?: any; isComposing?: boolean; key?: string; movementX?: number; movementY?: number;
  newState?: string; pointerType?: string;
}

/** Members that scripts read of elements found by selectors, whatever their type. */
interface EventTarget {
  checked?: any; classList?: any; click?: any; closest?: any; contains?: any; content?: any;
  dataset?: any; defaultChecked?: any; defaultValue?: any; disabled?: any; elements?: any;
  files?: any; firstChild?: any; focus?: any; form?: any; getBoundingClientRect?: any; href?: any;
  id?: any; isConnected?: any; matches?: any; name?: any; nextElementSibling?: any;
  nextSibling?: any; options?: any; parentNode?: any; querySelector?: any; querySelectorAll?: any;
  select?: any; selectedIndex?: any; selectionDirection?: any; selectionEnd?: any;
  selectionStart?: any; setSelectionRange?: any; tabIndex?: any; text?: any; textContent?: any;
  title?: any; type?: any; validity?: any; value?: any;
}
