// The wheels over a date's lists. The lists stay what they are: they hold the value, the focus and
// the keys. A wheel is their skin, a ribbon of their options that scrolls and snaps, and what stands
// in its middle when it comes to rest is chosen in the list, as if by hand.
// The height of one value, as in ribbon.css.
const height = 32;
// The wheels by their ribbons.
const wheels = new WeakMap();
const shown = () => [...document.querySelectorAll(".wh .w")].map(ribbon => wheels.get(ribbon));
const isStill = matchMedia("(prefers-reduced-motion)");
const root = document.documentElement.classList;

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
  if (!target.closest(".wh:focus-within")) root.add("rolling");
}, { capture: true, passive: true });

const place = ({ select, ribbon }) =>
  Math.max(0, Math.min(Math.round(ribbon.scrollTop / height), select.length - 1));

// Only what is near the middle is bent to a cylinder: each bent value is a layer of its own.
const bend = (wheel, index = place(wheel)) => {
  if (Math.abs(index - wheel.bent) < 4) return;
  wheel.bent = index;
  [...wheel.ribbon.children].forEach((value, i) =>
    value.classList.toggle("near", Math.abs(wheel.first + i - index) < 12));
};

// A drawer that unfolds needs only the values that are seen. The stylesheet keeps the place of the
// others, which come when the drawer stands open, or when the ribbon is turned.
const value = text => {
  const i = document.createElement("i");
  i.append(Object.assign(document.createElement("b"), { textContent: text }));
  return i;
};
const lengthen = ({ ribbon, first, texts }) => {
  ribbon.style.setProperty("--before", first);
  ribbon.style.setProperty("--after", texts.length - first - ribbon.children.length);
};
const show = (wheel, from, to) => {
  wheel.first = from;
  wheel.ribbon.replaceChildren(...wheel.texts.slice(from, to).map(value));
  lengthen(wheel);
  wheel.bent = NaN;
};
// What is there stays: it may be under a finger.
const fill = wheel => {
  const { ribbon, first, texts } = wheel;
  const end = first + ribbon.children.length;
  if (end - first === texts.length) return;
  const { scrollTop } = ribbon;
  ribbon.prepend(...texts.slice(0, first).map(value));
  ribbon.append(...texts.slice(end).map(value));
  wheel.first = 0;
  lengthen(wheel);
  // WebKit goes on to the value that is now as many from the first as the one before was.
  if (ribbon.scrollTop !== scrollTop) ribbon.scrollTop = scrollTop;
  wheel.bent = NaN;
  bend(wheel);
};

// Turns to a value without choosing it: it is chosen already.
const go = (wheel, index, behavior) => {
  wheel.byHand = wheel.isTurned = false;
  if (behavior !== "instant") fill(wheel);
  if (Math.abs(wheel.ribbon.scrollTop - index * height) < 1) wheel.ribbon.classList.remove("drag");
  wheel.ribbon.scrollTo({ top: index * height, behavior });
};
const smoothly = () => isStill.matches ? "instant" : "smooth";

const choose = (wheel, index, behavior = smoothly()) => {
  const { select } = wheel;
  go(wheel, index, behavior);
  if (select.selectedIndex === index) return;
  select.selectedIndex = index;
  for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
};

// A turn has ended where no hand is on the wheel and it has come to rest.
const rest = wheel => {
  if (wheel.isHeld) return;
  wheel.ribbon.classList.remove("drag");
  if (wheel.isTurned && wheel.ribbon.isConnected) choose(wheel, place(wheel));
};

const make = select => {
  const ribbon = document.createElement("div");
  ribbon.className = "w";
  ribbon.ariaHidden = "true";
  ribbon.dataset.own = "";
  // Browsers make every scroller a stop of Tab.
  ribbon.tabIndex = -1;
  // It gets byHand: what scrolls it is a person, not go(); wasByHand: the last to scroll it was one; isTurned:
  // it was scrolled so and did not rest yet; and isHeld: a hand is on it.
  const wheel = { select, ribbon };
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
    bend(wheel);
    wheel.isTurned ||= wheel.byHand;
    if (!("onscrollend" in ribbon)) restLater();
  });
  // A throw that outlived its own choice ends elsewhere; what is shown counts. What no hand has
  // turned goes back to what the list says.
  on("scrollend", () => {
    rest(wheel);
    if (place(wheel) === select.selectedIndex) return;
    if (!wheel.wasByHand) return go(wheel, select.selectedIndex, "instant");
    wheel.isTurned = true;
    restLater();
  });
  on("pointerdown touchstart wheel", () => fill(wheel));
  on("wheel", event => {
    if (ribbon.matches(":root:not(.rolling) .wh:focus-within .w")) {
      wheel.byHand = wheel.wasByHand = true;
      return;
    }
    // Scrollable still, since the last hand was a finger.
    if (root.contains("touched")) event.preventDefault();
    root.remove("touched");
  });
  on("touchstart", () => { wheel.byHand = wheel.wasByHand = wheel.isHeld = true; });
  // A finger that stopped the wheel exactly on a value lets go without another scroll.
  on("touchend touchcancel", event => {
    wheel.isHeld = event.targetTouches.length > 0;
    if (!wheel.isHeld) restLater();
  });

  // A mouse drags the ribbon, too, and throws it: it goes on for as far as its speed goes in 180 ms.
  let drag;
  on("mousedown", event => {
    // The list keeps the focus, and its keys.
    event.preventDefault();
    if (!event.sourceCapabilities?.firesTouchEvents) select.focus({ preventScroll: true });
  });
  on("pointerdown", ({ pointerType, button, clientY }) => {
    if (pointerType === "mouse" && button === 0) drag = { from: clientY, top: ribbon.scrollTop, path: [] };
  });
  on("pointermove", ({ pointerId, clientY, timeStamp }) => {
    if (!drag || (!wheel.isHeld && Math.abs(clientY - drag.from) < 4)) return;
    if (!wheel.isHeld) ribbon.setPointerCapture(pointerId);
    ribbon.classList.add("drag");
    wheel.isHeld = wheel.isTurned = wheel.byHand = wheel.wasByHand = true;
    drag.path = [...drag.path.filter(([time]) => time > timeStamp - 100), [timeStamp, clientY]];
    ribbon.scrollTop = drag.top + drag.from - clientY;
  });
  on("pointerup pointercancel", ({ type, clientY, timeStamp }) => {
    const [time, y] = drag?.path.find(([moved]) => moved > timeStamp - 100) ?? [];
    const isDragged = drag && wheel.isHeld;
    drag = null;
    if (!isDragged) return;
    wheel.isHeld = false;
    const speed = type === "pointerup" && timeStamp > time ? (y - clientY) / (timeStamp - time) : 0;
    const index = Math.round((ribbon.scrollTop + speed * 180) / height);
    choose(wheel, Math.max(0, Math.min(index, select.length - 1)));
  });
  // A value above or below is chosen by a tap.
  on("click", event => {
    // The ribbon lies in the list's label, which would open the list.
    event.preventDefault();
    const value = event.target.closest("i");
    if (!value) return;
    const index = wheel.first + [...ribbon.children].indexOf(value);
    // Over no value what stands in the band was not chosen, and is chosen by a tap on any of it.
    const isUntouched = [...select.closest(".wh").querySelectorAll("select")]
      .every(({ options, selectedIndex }) => options[selectedIndex]?.defaultSelected);
    if (index === select.selectedIndex && isUntouched) {
      select.closest(".wh").querySelector("button")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    }
    choose(wheel, index);
  });
  select.addEventListener("input", () => {
    if (place(wheel) !== select.selectedIndex) go(wheel, select.selectedIndex, smoothly());
  });
  select.after(ribbon);
  return wheel;
};

// Gives each list its wheel, and turns each wheel to what its list says, unless it is in a hand. All
// are made before one is turned, or the page would be laid out for each.
const dress = () => {
  const turned = [];
  for (const select of document.querySelectorAll(".d:not(.shut) .wh select")) {
    const found = wheels.get(select.nextElementSibling);
    const wheel = found ?? make(select);
    const texts = [...select.options].map(({ text }) => text);
    const isSame = texts.join("\n") === wheel.texts?.join("\n");
    const index = select.selectedIndex;
    if (!isSame) {
      wheel.texts = texts;
      if (found) show(wheel, 0, texts.length); else show(wheel, Math.max(0, index - 6), index + 7);
      bend(wheel, index);
    }
    if (!wheel.isHeld && !wheel.isTurned) turned.push([wheel, found && isSame]);
  }
  for (const [wheel, isKnown] of turned) {
    const { selectedIndex } = wheel.select;
    if (!isKnown || place(wheel) !== selectedIndex) go(wheel, selectedIndex, isKnown ? smoothly() : "instant");
    bend(wheel);
  }
  // To ask what is animated costs a calculation of all styles.
  if (!turned.length) return;
  const opening = [...document.querySelectorAll(".d")].flatMap(d => d.getAnimations());
  Promise.allSettled(opening.map(a => a.finished)).then(() => {
    for (const wheel of shown()) if (wheel) fill(wheel);
  });
};

// What is in flight is chosen where it is: something else happens now.
const settle = () => {
  for (const wheel of shown()) if (wheel?.isTurned) choose(wheel, place(wheel), "instant");
};

export const begin = async ({ sheet }) => {
  try {
    await sheet("/_/ribbon.css");
  } catch {
    // Then there are no wheels, and the lists are seen.
    return root.remove("ribbon");
  }
  addEventListener("dress", dress);
  addEventListener("settle", settle);
  dress();
};
