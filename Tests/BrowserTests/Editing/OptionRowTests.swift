import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Options as rows")
  struct OptionRowTests {
    @Test(
      "3.1, 3.2, 3.3, 3.11, 3.13, 3.18 Options are chosen and cleared in their own rows",
      arguments: few(of: [Manner.touchInDutchPlain, .touchInEnglish]))
    func choosing(_ manner: Manner) throws {
      // Without script, Save also checks the rules that wait for it when no value has changed.
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        try walker.open()
        #expect(try walker.chosen(of: "bed") == ["t:double"])
        if manner.hasScript { try walker.unfold("arrival") }
        try walker.tapOption("t:twin", of: "bed")
        try walker.waitStored(["t:twin"], of: "bed")
        // A tap on an option folds the open drawer.
        if manner.hasScript { try walker.waitFolded() }
        try walker.tapOption("t:twin", of: "bed")
        #expect(try walker.chosen(of: "bed") == ["t:twin"])
        try walker.tapOption("t:bicycles", of: "extras")
        try walker.waitStored(["t:towels", "t:bicycles"], of: "extras")
        try walker.tapOption("t:towels", of: "extras")
        try walker.waitStored(["t:bicycles"], of: "extras")
        let below = try walker.page.text(of: "#t-extras")
        let limits = walker.words.limits.maxChosen(["most": "3"])
        #expect(below.hasPrefix("1 chosen") && below.hasSuffix(limits))
        // Without script a form that sends no extras clears the last one. A radio button stays
        // chosen.
        try walker.tapOption("t:bicycles", of: "extras")
        try walker.waitStored([], of: "extras")
        #expect(try walker.chosen(of: "bed") == ["t:twin"])
        try walker.tapOption("t:yard", of: "parking")
        try walker.waitStored(["t:yard"], of: "parking")
        let clear = "\(walker.row("parking")) [name^='~clear.']"
        if manner.hasScript {
          try walker.press(clear)
        } else {
          try walker.page.waitForPage { try walker.press(clear) }
        }
        try walker.waitStored([], of: "parking")
        #expect(try walker.page.count(of: clear) == 0)
      }
    }

    @Test(
      "3.4, 3.9, 3.12 Options beyond the limit and disabled ones cannot be chosen"
    )
    func refused() throws {
      try Walker.walk(.fields, by: .mouse) { walker in
        try walker.open()
        try walker.waitReady()
        for option in ["t:bicycles", "t:sauna"] { try walker.tapOption(option, of: "extras") }
        try walker.waitStored(["t:towels", "t:bicycles", "t:sauna"], of: "extras")
        try walker.tapOption("t:cot", of: "extras")
        let sentence = walker.words.fields.tooManyChosen(["field": "Extras", "most": "3"])
        try walker.waitFault("extras", saying: sentence)
        #expect(try walker.chosen(of: "extras") == ["t:towels", "t:bicycles", "t:sauna"])
        try walker.tapOption("t:sauna", of: "extras")
        try walker.waitStored(["t:towels", "t:bicycles"], of: "extras")
        #expect(try walker.fault("extras") == nil)
        #expect(
          try walker.page.text(of: walker.option("t:bicycles", of: "extras")).contains("basket"))
        // A cot is not offered to so many guests, so the option is disabled by the answer.
        try walker.enterAndStore("4", into: "guests")
        let cot = "\(walker.option("t:cot", of: "extras")) input"
        try walker.page.wait(until: "document.querySelector(\(walker.js(cot))).disabled")
        try walker.tapOption("t:cot", of: "extras")
        #expect(try walker.chosen(of: "extras") == ["t:towels", "t:bicycles"])
        try walker.unfold("languages")
        let drawer = walker.drawer("languages")
        for value in ["t:Dutch", "t:Arabic"] {
          let option = "\(drawer) .option:has([value=\"\(value)\"])"
          try walker.bring(option)
          try walker.page.click(option)
        }
        try walker.page.wait(
          until:
            "document.querySelector('#r-languages .value').innerText === 'Arabic, Dutch, English'")
        #expect(try walker.page.count(of: drawer) == 1)
      }
    }

    @Test("3.5, 3.8 Too few options stay entered, and a conflict shows both sets", .inTestAll)
    func entered() throws {
      try Walker.walk(.fields, expecting: [409, 422]) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.tapOption("t:lunch", of: "meals")
        let sentence = walker.words.fields.tooFewChosen([
          "field": "Meals", "count": "1", "least": "2",
        ])
        try walker.waitFault("meals", saying: sentence)
        #expect(try walker.chosen(of: "meals") == ["t:breakfast"])
        try walker.tapOption("t:supper", of: "meals")
        try walker.waitStored(["t:breakfast", "t:supper"], of: "meals")
        #expect(try walker.fault("meals") == nil)
        // Another person changes the same field on a page of their own.
        let other = try walker.server.client.post(
          "/t/booking/1",
          form: [
            "~option.meals": "t:lunch", "~option.meals": "t:supper",
            "~original.meals": "t:%5B%22breakfast%22%2C%22supper%22%5D",
          ])
        #expect(other.status == 303)
        try walker.tapOption("t:lunch", of: "meals")
        let conflict = try walker.waitFault("meals")
        #expect(
          conflict.contains("Breakfast, Lunch, Supper") && conflict.contains("“Lunch, Supper”"))
        try walker.press("\(walker.error("meals")) [name^='~keep.']")
        try walker.waitStored(["t:lunch", "t:supper"], of: "meals")
      }
    }

    @Test("3.10 A long list has a field that narrows it and keeps what is chosen")
    func narrowing() throws {
      try Walker.walk(.fields) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.unfold("languages")
        let visible =
          "[...document.querySelectorAll('#d-languages .option')].filter(o => o.checkVisibility())"
        try walker.page.wait(
          until:
            "\(visible).length === 18 && !!document.querySelector('.narrow')?.checkVisibility()")
        try walker.write("PO", in: "#d-languages .narrow input")
        try walker.page.wait(
          until: "\(visible).map(o => o.innerText.trim()).join() === 'Polish,Portuguese'")
        try walker.press("#d-languages .option:has([value='t:Polish'])")
        try walker.page.wait(
          until: "document.querySelector('#r-languages .value').innerText === 'English, Polish'")
        #expect(try walker.page.read("\(visible).length", as: Int.self) == 2)
      }
    }

    @Test(
      "3.6, 3.15, 3.17 The mark is at the leading edge, and the large title shrinks",
      arguments: few(of: [Manner.touchInArabic, .touchInEnglish]))
    func looks(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .fields, moving: true) { walker in
        try walker.open()
        try walker.waitReady()
        let option = walker.option("t:twin", of: "bed")
        try walker.bring(option)
        let row = try walker.page.rect(of: option)
        let mark = try walker.page.rect(of: "\(option) input")
        let isAtStart =
          manner.words.direction == "rtl"
          ? row.right - mark.right == 16 : mark.x - row.x == 16
        #expect(isAtStart, "\(row) \(mark)")
        #expect(mark.width == 22 && row.height >= 44)
        let title = "document.querySelector('h1').getBoundingClientRect().height"
        #expect(try walker.page.read(title, as: Double.self) < 30)
        #expect(try walker.page.rect(of: "h1").y >= 0)
        let violations = try walker.page.violations(by: axe)
        #expect(violations == [], "\(violations)")
      }
    }

    @Test("3.7 Arrows choose radio buttons, Space checks a box, and headings name the groups")
    func keys() throws {
      try Walker.walk(.fields, by: .keyboard) { walker in
        try walker.open()
        try walker.waitReady()
        // What the arrows choose counts after a pause, which never ends here, or before the next
        // choice.
        _ = try walker.page.read(
          """
          !!(real => {
            window.setTimeout = (act, time, ...rest) => time === 300 ? 0 : real(act, time, ...rest)
          })(setTimeout) || true
          """, as: Bool.self)
        try walker.focus("\(walker.option("t:double", of: "bed")) input")
        try walker.page.press(.down)
        try walker.focus("\(walker.option("t:yard", of: "parking")) input")
        try walker.page.press(.down)
        try walker.waitStored(["t:twin"], of: "bed")
        try walker.focus("\(walker.option("t:cot", of: "extras")) input")
        try walker.page.press(.space)
        try walker.waitStored(["t:towels", "t:cot"], of: "extras")
        try walker.waitStored(["t:street"], of: "parking")
        let legends: [String] = try walker.page.read(
          "[...document.querySelectorAll('fieldset.choose > legend')].map(e => e.innerText.trim())")
        #expect(legends == ["Bed", "Parking", "Extras", "Meals"])
      }
    }
  }
}

extension Walker {
  /// Returns the selector of an option's row in its section.
  fileprivate func option(_ value: String, of field: String) -> String {
    "[id=\"r-\(field)~\(value)\"]"
  }

  /// Returns the values of a section's chosen options.
  fileprivate func chosen(of field: String) throws -> [String] {
    try page.read("[...document.querySelectorAll('#s-\(field) :checked')].map(e => e.value)")
  }

  /// Taps an option of a section, or presses Space on it. Without script it then saves the form.
  fileprivate func tapOption(_ value: String, of field: String) throws {
    let row = option(value, of: field)
    switch hand {
    case .touch:
      try bring(row)
      try page.tap(row)
    case .mouse:
      try bring(row)
      try page.click(row)
    case .keyboard:
      let isRadio: Bool = try page.read("!!document.querySelector(\(js("\(row) [type=radio]")))")
      if isRadio {
        try chooseByArrows(value, of: field)
      } else {
        try focus("\(row) input")
        try page.press(.space)
      }
    }
    if !manner.hasScript { try page.waitForPage { try save() } }
  }

  /// Chooses a radio button with the arrow keys, starting from the one that Tab reaches.
  private func chooseByArrows(_ value: String, of field: String) throws {
    let buttons = "[...document.querySelectorAll('#s-\(field) [type=radio]')]"
    let first: String = try page.read("(\(buttons).find(e => e.checked) ?? \(buttons)[0]).value")
    try focus("\(option(first, of: field)) input")
    let steps: Int = try page.read(
      "(all => all.findIndex(e => e.value === \(js(value))) - all.findIndex(e => e.value === \(js(first))))(\(buttons))"
    )
    if steps == 0, try chosen(of: field).isEmpty { try page.press(.space) }
    for _ in 0..<abs(steps) { try page.press(steps > 0 ? .down : .up) }
  }

  /// Waits until exactly these options of a section are chosen and stored.
  fileprivate func waitStored(_ values: [String], of field: String) throws {
    let isStored = "e => e.defaultChecked === e.checked"
    try page.wait(
      until: """
        [...document.querySelectorAll('#s-\(field) :checked')].map(e => e.value).join() \
        === \(js(values.joined(separator: ","))) \
        && [...document.querySelectorAll('#s-\(field) .option input')].every(\(isStored))
        """)
  }
}
