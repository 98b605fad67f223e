// Ribbons: the wheels over a date's lists, from top to bottom, and the mini pickers, from side to side.
// The list stays what it is: it holds the value, the focus and the keys. A ribbon is its skin, values
// that scroll and snap, and what stands in its middle when it comes to rest is chosen in the list, as if
// by hand. Under a mini picker of more values than a list can have is an input of a number.
// The height of a wheel's value, as in ribbon.css.
const height = 32;
// The values of a long ribbon that can be scrolled to; it is laid anew around the one that it rests on.
const most = 4000;
// The values on each side of what is seen of a mini picker that are there: no more than twelve months need.
const beside = 5;
// What is known of a ribbon, by its element.
const wheels = new WeakMap();
const shown = () => [...document.querySelectorAll(".strip")].map(ribbon => wheels.get(ribbon));
const isStill = matchMedia("(prefers-reduced-motion)");
const root = document.documentElement.classList;
const within = (number, last) => Math.max(0, Math.min(number, last));
const focused = ":is(.wheels, .mini-picker):focus-within";
let core;

// Fingers scroll a ribbon wherever they are, the mouse's wheel only one of a picker that has the focus:
// what the page's own scrolling brought under the mouse is not meant to be turned. (The stylesheet
// has it so; a page that is scrolled goes on being scrolled until the mouse is moved or pressed.)
root.toggle("touched", matchMedia("(pointer: coarse)").matches);
for (const name of ["pointerdown", "pointermove"]) {
  addEventListener(name, ({ type, pointerType, movementX, movementY }) => {
    root.toggle("touched", pointerType !== "mouse");
    if (type === "pointerdown" || movementX || movementY) root.remove("rolling");
  }, true);
}
addEventListener("focusin", () => root.remove("rolling"));
addEventListener("wheel", ({ target }) => {
  if (!target.closest(focused)) root.add("rolling");
}, { capture: true, passive: true });

// ---- The list, or the number ----

const zero = c => (c.dataset.zero ?? "0").charCodeAt();
const number = c => c.value.replace(/./g, d => d.charCodeAt() - zero(c)) - c.dataset.min;
// The place of what it holds; -1 where that is none of the values, and is shown as it is.
const chosen = c => c.options ? c.selectedIndex : number(c) < count(c) && title({ select: c }, number(c)) === c.value ? Math.max(-1, number(c)) : -1;
const count = c => c.options ? c.length : c.dataset.max - c.dataset.min + 1;
const title = ({ select, texts }, index) => texts
  ? texts[index] : `${+select.dataset.min + index}`.replace(/\d/g, d => String.fromCharCode(zero(select) + +d));
// A turn that was told and is not answered yet stands for what the list is about to say.
const held = ({ select, asked }) => select.isConnected && core.awaits(select.name, core.fieldOf(select)) ? asked : chosen(select);

// ---- Where a ribbon stands ----

// `side` is 0 for a wheel; of a mini picker 1, or -1 from right to left.
const scrolled = ({ ribbon, side }) => side ? ribbon.scrollLeft * side : ribbon.scrollTop;
const scroll = ({ ribbon, side }, offset, behavior = "instant") =>
  ribbon.scrollTo(side ? { left: offset * side, behavior } : { top: offset, behavior });
const length = ({ texts, select }) => texts?.length ?? count(select);
const place = wheel => within(wheel.base + Math.round(scrolled(wheel) / wheel.unit || 0), length(wheel) - 1);

// Where a ribbon settles that is let go of at an offset with a speed: Ribbon.landing(from:velocity:), whose
// samples test this, too (Tests/Shared/flings.tsv). 499 is 0.998 / (1 - 0.998).
export const landing = (count, unit, offset, velocity) =>
  Math.round(within((within(offset, (count - 1) * unit) + velocity * 499) / unit, count - 1));

// The value that a key leads to: Ribbon.index(after:), whose samples test this, too (Tests/Shared/keys.tsv). In
// a list the first value is above the second, as browsers have it; of numbers the larger one is above.
export const after = (key, index, count, side, isList) => {
  const up = isList ? -1 : 1;
  const step = { ArrowLeft: -side, ArrowRight: side, ArrowUp: up, ArrowDown: -up, PageUp: 5 * up, PageDown: -5 * up, Home: -count, End: count }[key];
  return step && within(index + step, count - 1);
};

// Only what is near the middle is bent to a cylinder: each bent value is a layer of its own.
const bend = (wheel, index = place(wheel)) => {
  if (wheel.side || Math.abs(index - wheel.bent) < 4) return;
  wheel.bent = index;
  [...wheel.ribbon.children].forEach((value, i) =>
    value.classList.toggle("near", Math.abs(wheel.first + i - index) < 12));
};

const value = text => {
  const i = document.createElement("i");
  i.append(Object.assign(document.createElement("b"), { textContent: text }));
  return i;
};
// Has the values from one to another there, and keeps those that are there already: they may be under a
// finger. The stylesheet keeps the place of the others.
const draw = (wheel, from, to) => {
  const { ribbon, base, unit } = wheel, count = Math.min(length(wheel) - base, most);
  const places = `--before:${(from - base) * unit}px;--after:${(count - to + base) * unit}px`;
  if (places === wheel.places) return;
  ribbon.style = wheel.places = places;
  for (; wheel.first < Math.min(from, wheel.end); wheel.first++) ribbon.firstChild.remove();
  for (; wheel.end > Math.max(to, wheel.first); wheel.end--) ribbon.lastChild.remove();
  if (wheel.first === wheel.end) wheel.first = wheel.end = from;
  while (wheel.first > from) ribbon.prepend(value(title(wheel, --wheel.first)));
  while (wheel.end < to) ribbon.append(value(title(wheel, wheel.end++)));
  wheel.bent = NaN;
};
// Of a mini picker what is in view is there, and what is beside it.
const drawBeside = (wheel, at = wheel.base + scrolled(wheel) / wheel.unit) => {
  const last = length(wheel) - 1;
  draw(wheel, within(Math.floor(at + .02) - beside, last), within(Math.ceil(at - .02) + beside, last) + 1);
};
// A drawer that unfolds needs only the values of a wheel that are seen; the others come when it stands
// open, or when the wheel is turned.
const fill = wheel => {
  if (wheel.side || wheel.end - wheel.first === length(wheel)) return;
  const { scrollTop } = wheel.ribbon;
  draw(wheel, 0, length(wheel));
  // WebKit goes on to the value that is now as many from the first as the one before was.
  if (wheel.ribbon.scrollTop !== scrollTop) wheel.ribbon.scrollTop = scrollTop;
  bend(wheel);
};
// Lays a ribbon around a value.
const lay = (wheel, index) => {
  wheel.base = within(index - most / 2, Math.max(0, length(wheel) - most));
  if (wheel.side) drawBeside(wheel, index);
  scroll(wheel, (index - wheel.base) * wheel.unit);
};

// Turns to a value without choosing it: it is chosen already.
const go = (wheel, index, behavior) => {
  const { ribbon, base, unit } = wheel;
  wheel.byHand = wheel.isTurned = false;
  if (behavior !== "instant") fill(wheel);
  const offset = (index - base) * unit;
  const isThere = Math.abs(scrolled(wheel) - offset) < 1;
  ribbon.classList.toggle("drag", !isThere && ribbon.matches(".mini-picker .strip, .drag"));
  if (isThere || behavior === "instant" || offset < 0 || offset > most * unit) lay(wheel, index); else scroll(wheel, offset, behavior);
};
const smoothly = () => isStill.matches ? "instant" : "smooth";

const choose = (wheel, index, behavior = smoothly()) => {
  const { select, texts } = wheel;
  go(wheel, index, behavior);
  // The list may have others by now.
  const found = texts && select.options[index]?.label !== texts[index] ? [...select.options].findIndex(o => o.label === texts[index]) : index;
  if (found < 0 || held(wheel) === found) return;
  wheel.asked = found;
  if (texts) select.selectedIndex = found; else select.value = title(wheel, found);
  for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
};

// A turn has ended where no hand is on the ribbon and it has come to rest.
const rest = wheel => {
  if (wheel.isHeld) return;
  wheel.ribbon.classList.remove("drag");
  if (wheel.isTurned && wheel.ribbon.isConnected) choose(wheel, place(wheel));
};

// ---- Hands ----

const make = select => {
  const ribbon = document.createElement("div");
  ribbon.className = "strip";
  ribbon.ariaHidden = "true";
  ribbon.dataset.own = "";
  // Browsers make every scroller a stop of Tab.
  ribbon.tabIndex = -1;
  // It gets byHand: what scrolls it is a person, not go(); wasByHand: the last to scroll it was one; isTurned:
  // it was scrolled so and did not rest yet; and isHeld: a hand is on it.
  const side = select.closest(".mini-picker") ? select.matches(":dir(rtl)") ? -1 : 1 : 0;
  const wheel = { select, ribbon, side, unit: height, base: 0, first: 0, end: 0 };
  wheels.set(ribbon, wheel);
  const on = (names, act) => {
    for (const name of names.split(" ")) ribbon.addEventListener(name, act, { passive: false });
  };

  let timer;
  const restLater = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, 120, wheel);
  };
  on("scroll", () => {
    clearTimeout(timer);
    wheel.at = scrolled(wheel) / wheel.unit;
    if (side) drawBeside(wheel); else bend(wheel);
    wheel.isTurned ||= wheel.byHand;
    if (!("onscrollend" in ribbon)) restLater();
  });
  // A throw that outlived its own choice ends elsewhere; what is shown counts. What no hand has
  // turned goes back to what the list says.
  on("scrollend", () => {
    rest(wheel);
    if (place(wheel) === held(wheel)) return length(wheel) > most && !wheel.isHeld && lay(wheel, held(wheel));
    if (!wheel.wasByHand) return go(wheel, held(wheel), "instant");
    wheel.isTurned = true;
    restLater();
  });
  on("pointerdown touchstart wheel", () => fill(wheel));
  let rolled = 0;
  on("wheel", event => {
    if (ribbon.matches(`:root:not(.rolling) ${focused} .strip`)) {
      wheel.byHand = wheel.wasByHand = true;
      const { deltaX, deltaY } = event;
      if (!side || Math.abs(deltaX) > Math.abs(deltaY)) return;
      // A wheel that turns up and down leads through values side by side, too.
      event.preventDefault();
      rolled += deltaY;
      if (Math.abs(rolled) < 40) return;
      scroll(wheel, (place(wheel) + Math.sign(rolled) - wheel.base) * wheel.unit, smoothly());
      rolled = 0;
      return;
    }
    // Scrollable still, since the last hand was a finger.
    if (root.contains("touched")) event.preventDefault();
    root.remove("touched");
  });
  on("touchstart", () => { wheel.byHand = wheel.wasByHand = wheel.isHeld = true; });
  // A finger that stopped the ribbon exactly on a value lets go without another scroll. One that the system
  // took away has chosen nothing.
  on("touchend touchcancel", ({ type, targetTouches }) => {
    wheel.isHeld = targetTouches.length > 0;
    if (wheel.isHeld) return;
    if (type === "touchend") return restLater();
    wheel.wasByHand = false;
    go(wheel, held(wheel), smoothly());
  });

  // A mouse drags the ribbon, too, and throws it.
  const along = ({ clientX, clientY }) => side ? clientX * side : clientY;
  on("mousedown", event => {
    // The list keeps the focus, and its keys.
    event.preventDefault();
    if (select.options && !event.sourceCapabilities?.firesTouchEvents) select.focus({ preventScroll: true });
  });
  on("pointerdown", event => {
    if (wheel.drag) return;
    wheel.isDragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    ribbon.setPointerCapture(event.pointerId);
    wheel.drag = { id: event.pointerId, from: along(event), at: scrolled(wheel), path: [] };
  });
  on("pointermove", event => {
    const { drag } = wheel, { pointerId, timeStamp } = event, now = along(event);
    if (drag?.id !== pointerId || (!wheel.isHeld && Math.abs(now - drag.from) < 4)) return;
    ribbon.classList.add("drag");
    wheel.isDragged = wheel.isHeld = wheel.isTurned = wheel.byHand = wheel.wasByHand = true;
    drag.path = [...drag.path.filter(([time]) => time > timeStamp - 100), [timeStamp, now]];
    scroll(wheel, drag.at + drag.from - now);
  });
  on("pointerup pointercancel", event => {
    const { drag, isHeld, base, unit } = wheel, { type, pointerId, timeStamp } = event;
    if (drag?.id !== pointerId) return;
    wheel.drag = null;
    if (!isHeld) return;
    wheel.isHeld = false;
    if (type !== "pointerup") return go(wheel, held(wheel), smoothly());
    const [time, from] = drag.path.find(([moved]) => moved > timeStamp - 100) ?? [];
    const speed = timeStamp > time ? (from - along(event)) / (timeStamp - time) : 0;
    choose(wheel, base + landing(length(wheel) - base, unit, scrolled(wheel), speed));
  });
  on("click", event => {
    // A wheel lies in the list's label, which would open the list.
    event.preventDefault();
    if (wheel.isDragged) return;
    // A mini picker shows no other value: a tap opens its list, as it does without the skin, or lets one
    // write the number.
    if (side) {
      select.focus({ preventScroll: true });
      return select.options ? select.showPicker?.() : select.select();
    }
    // A value above or below is chosen by a tap.
    const value = document.elementFromPoint(event.clientX, event.clientY).closest("i");
    if (!value) return;
    const index = wheel.first + [...ribbon.children].indexOf(value);
    // Over no value what stands in the band was not chosen, and is chosen by a tap on any of it.
    const isUntouched = [...select.closest(".wheels").querySelectorAll("select")]
      .every(({ options, selectedIndex }) => options[selectedIndex]?.defaultSelected);
    if (index === select.selectedIndex && isUntouched) {
      select.closest(".wheels").querySelector("button")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    }
    choose(wheel, index);
  });
  // A mini picker's keys count from what was asked for, which its list says only once that is answered; and
  // from right to left a browser's arrows lead the other way than they point. In a number, which is a text, left,
  // right, Home and End lead through its digits.
  if (side) select.addEventListener("keydown", event => {
    const { key, altKey } = event, to = after(key, held(wheel), count(select), side, select.options);
    if (!(to >= 0) || altKey || ribbon.hidden || !(select.options || /[pn]$/.test(key))) return;
    event.preventDefault();
    choose(wheel, to);
  });
  select.addEventListener("input", () => {
    wheel.asked = chosen(select);
    select.isLeft = false;
    ribbon.hidden = wheel.asked < 0;
    if (!wheel.isHeld && !ribbon.hidden && place(wheel) !== wheel.asked) go(wheel, wheel.asked, smoothly());
  });
  // An arrow of a field counts from what its ribbon holds by now; over no value it says itself where it leads.
  if (side) for (const arrow of select.parentNode.querySelectorAll("button")) arrow.addEventListener("click", event => {
    settle();
    const to = within(held(wheel) + (arrow.nextSibling ? -1 : 1), count(select) - 1);
    if (ribbon.hidden || !select.value) return;
    event.preventDefault();
    event.stopPropagation();
    choose(wheel, to);
  });
  select.after(ribbon);
  if (side) {
    measure(wheel);
    sizes.observe(ribbon);
  }
  return wheel;
};

// ---- Sizes ----

// Names are short where the longest would not fit, in the list, too: what is seen is what is said.
const pen = document.createElement("canvas").getContext("2d");
const shorten = ({ select, ribbon, unit }) => {
  if (!select.querySelector("[data-short]")) return;
  pen.font = getComputedStyle(ribbon).font;
  const isNarrow = [...select.options].some(o => pen.measureText(o.text).width > unit - 8);
  for (const o of select.options) o.label = isNarrow && o.dataset.short || o.text;
};
const measure = wheel => {
  const { width } = wheel.ribbon.getBoundingClientRect();
  // One pixel is the line at its end.
  if (width) wheel.unit = width - 1;
};
// The value in the middle stays there, also between two under a hand.
const sizes = new ResizeObserver(entries => {
  for (const { target } of entries) {
    if (!target.isConnected) continue;
    const wheel = wheels.get(target), { unit, drag, at } = wheel;
    measure(wheel);
    if (wheel.unit === unit) continue;
    if (drag) Object.assign(drag, { from: drag.path.at(-1)?.[1] ?? drag.from, at: at * wheel.unit });
    if (wheel.isHeld) scroll(wheel, at * wheel.unit);
    else {
      wheel.wasByHand = false;
      go(wheel, held(wheel), "instant");
    }
    dress();
  }
});

// Gives each list its ribbon, and turns each ribbon to what its list says, unless it is in a hand. All
// are made before one is turned, or the page would be laid out for each.
const dress = event => {
  const turned = [], isAnswered = event?.type === "keep";
  // Arrows are no stops of Tab: keys of the control between them do the same.
  for (const arrow of document.querySelectorAll(".mini-picker > button")) arrow.tabIndex = -1;
  for (const select of document.querySelectorAll((isAnswered ? "" : ".wheels select, ") + ".mini-picker > :is(select, [data-max])")) {
    if (select.closest(".shut")) continue;
    const found = wheels.get(select.nextElementSibling);
    const wheel = found ?? make(select);
    shorten(wheel);
    wheel.ribbon.hidden = chosen(select) < 0;
    if (wheel.ribbon.hidden || wheel.isHeld || wheel.isTurned || (found && core.awaits(select.name, core.fieldOf(select)))) continue;
    const texts = select.options && [...select.options].map(o => o.label);
    const isSame = found && texts?.join("\n") === wheel.texts?.join("\n");
    const index = chosen(select);
    let from = index;
    if (!isSame) {
      // What stood in the middle stands there among the others, and goes from there.
      const middle = found && texts?.indexOf(wheel.texts[place(wheel)]);
      if (middle >= 0) from = middle;
      draw(wheel, 0, 0);
      wheel.texts = texts;
      if (wheel.side) lay(wheel, from);
      else if (found) draw(wheel, 0, texts.length); else draw(wheel, Math.max(0, index - 6), Math.min(index + 7, texts.length));
      bend(wheel, index);
    }
    turned.push([wheel, found && (isSame || from !== index)]);
  }
  for (const [wheel, isKnown] of turned) {
    const index = chosen(wheel.select);
    if (!isKnown || place(wheel) !== index) go(wheel, index, isKnown ? smoothly() : "instant");
    bend(wheel);
  }
  // To ask what is animated costs a calculation of all styles.
  if (isAnswered || !turned.length) return;
  const opening = [...document.querySelectorAll(".fold")].flatMap(d => d.getAnimations());
  Promise.allSettled(opening.map(a => a.finished)).then(() => {
    for (const wheel of shown()) if (wheel) fill(wheel);
  });
};

// What is in flight is chosen where it is: something else happens now. A throw that goes on all the same
// chooses nothing more.
const settle = () => {
  for (const wheel of shown()) {
    if (!wheel?.isTurned) continue;
    choose(wheel, place(wheel), "instant");
    wheel.select.isLeft = true;
    wheel.wasByHand = false;
  }
};

export const begin = async c => {
  core = c;
  try {
    await core.sheet("/_/ribbon.css");
  } catch {
    // Then there are no ribbons, and the lists are seen.
    return root.remove("ribbon");
  }
  addEventListener("dress", dress);
  addEventListener("settle", settle);
  // A turn that was asked for is answered, or was not.
  addEventListener("keep", dress);
  dress();
};
