import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Adding a record")
  struct AddingTests {
    private static let ways = [
      Manner.touchInEnglish, .mouse, .keysInEnglish, .keysInEnglishPlain,
    ]

    /// Opens a new record.
    private static func open(_ table: String, _ walker: Walker) throws {
      try walker.page.open("\(walker.server.base)/t/\(table)?add")
      if walker.manner.hasScript { try walker.waitReady() }
    }

    /// Presses Save, and waits for the page of the record.
    private static func save(_ walker: Walker) throws {
      try walker.page.waitForPage { try walker.press("#add button[value=save]") }
    }

    /// Taps a row and waits until its drawer is open.
    ///
    /// Without script the answer is a page with the same address, because nothing is stored.
    private static func unfold(_ field: String, _ walker: Walker) throws {
      if walker.manner.hasScript { return try walker.unfold(field) }
      try walker.act { try walker.tapRow(field) }
      #expect(try walker.page.count(of: "#d-\(field)") == 1)
    }

    @Test(
      "8.1, 8.2, 8.4 A list leads to a new record that only Save stores and Undo removes",
      arguments: few(.mouse, .keysInEnglishPlain, of: ways))
    func added(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/t/people")
        try page.waitForPage { try walker.press("a.add") }
        #expect(try page.text(of: "h1") == "New record")
        let first: [String] = try page.read(
          "[...document.querySelectorAll('li.item')].slice(0, 3).map(e => e.id)")
        #expect(first == ["r-first_name", "r-last_name", "r-started_work"])
        #expect(try walker.text("days_of_leave") == "25")
        #expect(try page.count(of: "#r-id") == 0)
        try walker.write("Ada", in: walker.input("first_name"))
        try walker.write("Vos", in: walker.input("last_name"))
        try Self.unfold("started_work", walker)
        if manner.hasScript {
          let violations = try page.violations(by: axe)
          #expect(violations == [])
        }
        try walker.showWheels("started_work")
        try walker.turnOnly(.year, to: 2020, of: "started_work")
        try Self.unfold("birth_date", walker)
        #expect(try walker.value("started_work").hasSuffix("2020"))
        #expect(try walker.text("first_name") == "Ada")
        #expect(try walker.server.count(in: "people") == 4)
        try page.waitForPage { try walker.press("#add button[value=save]") }
        #expect(try page.text(of: "h1") == "Ada Vos")
        #expect(
          try walker.server.stored("started_work", of: 5, in: "people")?.hasPrefix("2020") == true)
        #expect(try page.text(of: "#undo").contains("Added"))
        try page.waitForPage { try walker.press("#undo button[name='~unadd']") }
        #expect(try walker.server.count(in: "people") == 4)
        #expect(try page.text(of: "#undo").contains("Ada Vos was removed"))
        try walker.act { try walker.press("#undo [data-kind=undo]") }
        try page.wait(until: "document.querySelector('#undo').innerText.includes('was restored')")
        #expect(try walker.server.count(in: "people") == 5)
      }
    }

    @Test(
      "8.3 The first refused field comes into view, and nothing that was entered is lost",
      arguments: few(.keysInEnglish, of: ways))
    func refused(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        let page = walker.page
        try Self.open("people", walker)
        try walker.write("Ada", in: walker.input("first_name"))
        try walker.write("Vos", in: walker.input("last_name"))
        try walker.write("Tr0ub4dor", in: walker.input("password"))
        if manner.hasScript {
          try walker.press("#add button[value=save]")
          try walker.waitUnfolded("started_work")
          #expect(try walker.text("password") == "Tr0ub4dor")
          if manner.hand == .keyboard {
            try page.wait(until: "!!document.activeElement.closest('#d-started_work')")
          }
        } else {
          try Self.save(walker)
          #expect(try page.count(of: "#d-started_work") == 1)
        }
        #expect(try walker.fault("started_work")?.isEmpty == false)
        #expect(try walker.text("last_name") == "Vos")
        #expect(try page.rect(of: "#r-started_work").y >= 0)
        #expect(
          try page.read(
            "document.querySelector('#d-started_work').getBoundingClientRect().bottom <= innerHeight",
            as: Bool.self))
        try walker.showWheels("started_work")
        try walker.turnOnly(.year, to: 2020, of: "started_work")
        if !manner.hasScript { try walker.write("Tr0ub4dor", in: walker.input("password")) }
        try Self.save(walker)
        #expect(try walker.server.stored("password", of: 5, in: "people") == "Tr0ub4dor")
        #expect(try walker.server.count(in: "people") == 5)
      }
    }

    @Test(
      "8.5 Another record can be added next, with a note about the one before", .inTestAll,
      arguments: ways)
    func another(_ manner: Manner) throws {
      try Walker.walk(manner, table: "visits") { walker in
        let page = walker.page
        try Self.open("visits", walker)
        try walker.write("Ada", in: walker.input("name"))
        try page.waitForPage { try walker.press("#add button[value=another]") }
        #expect(try page.text(of: "#added a") == "Ada was added.")
        #expect(try walker.text("name").isEmpty)
        #expect(try walker.server.count(in: "visits") == 2)
        // Undo removes the record from this page, and the text typed meanwhile stays.
        try walker.write("Bo", in: walker.input("name"))
        if manner.hasScript {
          try walker.press("#added button")
          try page.wait(until: "document.querySelector('#added').innerText.includes('removed')")
        } else {
          try page.waitForPage { try walker.press("#added button") }
        }
        #expect(try page.text(of: "#added") == "Ada was removed")
        #expect(try walker.text("name") == "Bo")
        #expect(try walker.server.count(in: "visits") == 1)
        try Self.save(walker)
        #expect(try page.text(of: "h1") == "Bo")
      }
    }

    @Test(
      "8.4 Undo of an add survives a tap, an undone change and a reload", .inTestAll,
      arguments: ways)
    func undoLasts(_ manner: Manner) throws {
      try Walker.walk(manner, table: "visits") { walker in
        let page = walker.page
        try Self.open("visits", walker)
        try walker.write("Ada", in: walker.input("name"))
        try Self.save(walker)
        if manner.hasScript { try walker.waitReady() }
        try Self.unfold("day", walker)
        #expect(try page.count(of: "#undo [name='~unadd']") == 1)
        if manner.hasScript {
          try walker.enterAndStore("Bo", into: "name")
          try page.wait(until: "!!document.querySelector('#undo [name=\\'~undo.name\\']')")
          #expect(try page.count(of: "#undo [name='~unadd']") == 0)
          try walker.press("#undo [name='~undo.name']")
          try page.wait(until: "!!document.querySelector('#undo [name=\\'~unadd\\']')")
          try page.reload()
          try walker.waitReady()
        } else {
          try walker.write("Bo", in: walker.input("name"))
          try page.waitForPage { try walker.save() }
          #expect(try page.count(of: "#undo [name='~unadd']") == 0)
          try page.waitForPage { try walker.press("#undo [name='~undo.name']") }
        }
        #expect(try walker.text("name") == "Ada")
        try page.waitForPage { try walker.press("#undo [name='~unadd']") }
        #expect(try page.text(of: "#undo").contains("Ada was removed"))
        #expect(try walker.server.count(in: "visits") == 1)
      }
    }

    @Test(
      "8.6 Entries are restored after the page was left",
      arguments: few(of: [Manner.touchInEnglish, .mouse, .keysInEnglish]))
    func kept(_ manner: Manner) throws {
      try Walker.walk(manner, table: "visits") { walker in
        let page = walker.page
        try Self.open("visits", walker)
        try walker.write("Ada", in: walker.input("name"))
        try Self.unfold("day", walker)
        try walker.showWheels("day")
        try walker.turnOnly(.year, to: 2024, of: "day")
        try page.wait(until: "document.querySelector('#r-day .value').innerText.endsWith('2024')")
        try page.waitForPage { try walker.press("body > nav a") }
        try page.waitForPage { try walker.press("a.add") }
        try page.wait(until: "document.querySelector('#i-name')?.value === 'Ada'")
        try page.wait(until: "document.querySelector('#r-day .value').innerText.endsWith('2024')")
        try page.waitForPage { try walker.press("#add .end a") }
        try Self.open("visits", walker)
        #expect(try walker.text("name").isEmpty)
        #expect(try walker.server.count(in: "visits") == 1)
      }
    }

    @Test(
      "8.6 Entries are kept with the language in which they were typed, and with their file",
      .inTestAll)
    func keptApart() throws {
      try Walker.walk(table: "visits") { walker in
        let page = walker.page
        func name() throws -> String {
          try page.wait(until: "document.readyState === 'complete'")
          try walker.waitReady()
          return try page.read("document.querySelector('#i-name').value")
        }
        let address = walker.server.base + "/t/visits?add"
        try page.open(address + "&lang=de")
        try walker.waitReady()
        try walker.write("Ada", in: walker.input("name"))
        try page.open(address + "&lang=en")
        #expect(try name().isEmpty)
        let copy = try walker.server.copy()
        walker.server.kill()
        try walker.server.restart(with: copy)
        try page.open(address + "&lang=de")
        #expect(try name().isEmpty)
        walker.server.kill()
        try walker.server.restart()
        try page.open(address + "&lang=de")
        try page.wait(until: "document.querySelector('#i-name').value === 'Ada'")
      }
    }

    @Test("8.7 A record is duplicated from its page", .inTestAll, arguments: ways)
    func duplicated(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        let page = walker.page
        try walker.open()
        try page.waitForPage { try walker.press("form + .end a") }
        #expect(try walker.text("first_name") == "Ada")
        #expect(try page.text(of: ".note").contains("Not copied: Id, Password"))
        if manner.hasScript { try walker.waitReady() }
        try walker.write("Eve", in: walker.input("first_name"))
        try Self.save(walker)
        #expect(try walker.server.stored("email", of: 5, in: "people") == "ada.brandt@example.com")
        #expect(try walker.server.stored("first_name", of: 5, in: "people") == "Eve")
      }
    }

    /// With a script the page keeps nothing once Save has led to the record. Back shows the form as
    /// the browser kept it, with the ticket of the add.
    @Test(
      "8.8, 8.10 Save after Back leads to the record, or with different values adds another",
      .inTestAll, .wholeBrowser, arguments: ways)
    func twice(_ manner: Manner) throws {
      try Walker.walk(manner, table: "visits", expecting: [422]) { walker in
        let page = walker.page
        func write(_ name: String) throws {
          if manner.hasScript { try walker.waitReady() }
          try walker.write(name, in: walker.input("name"))
        }
        try Self.open("visits", walker)
        try write("Ada")
        try Self.save(walker)
        let made = try page.url
        try page.back()
        try write("Ada")
        try Self.save(walker)
        #expect(try page.url.prefix { $0 != "?" } == made.prefix { $0 != "?" })
        #expect(try page.text(of: ".note").contains("already added"))
        #expect(try walker.server.count(in: "visits") == 2)

        try page.back()
        try write("Bo")
        try walker.act { try walker.press("#add button[value=save]") }
        try page.wait(
          until: "document.querySelector('#add .note')?.innerText.includes('with different values')"
        )
        #expect(try page.text(of: "#add .note a") == "Ada")
        #expect(try walker.text("name") == "Bo")
        try Self.save(walker)
        #expect(try walker.server.stored("name", of: 3, in: "visits") == "Bo")
        #expect(try walker.server.count(in: "visits") == 3)
      }
    }

    @Test(
      "8.8 Save pressed twice at once adds one record",
      arguments: few(of: [Manner.touchInEnglish, .mouse]))
    func atOnce(_ manner: Manner) throws {
      try Walker.walk(manner, table: "visits") { walker in
        let page = walker.page
        try Self.open("visits", walker)
        try walker.write("Ada", in: walker.input("name"))
        let save = "#add button[value=save]"
        try walker.bring(save)
        let place = try page.aim(at: save)
        try page.waitForPage {
          for _ in 0..<2 {
            if manner.hand == .mouse { try page.click(place) } else { try page.tap(place) }
          }
        }
        #expect(try page.text(of: "h1") == "Ada")
        #expect(try walker.server.count(in: "visits") == 2)
      }
    }

    @Test(
      "8.9 Without JavaScript a secret must be entered again after a drawer was opened", .inTestAll)
    func secret() throws {
      try Walker.walk(withoutScript: true) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/t/people?add")
        try walker.write("Ada", in: walker.input("first_name"))
        try walker.write("Tr0ub4dor", in: walker.input("password"))
        try Self.unfold("started_work", walker)
        #expect(try walker.text("first_name") == "Ada")
        #expect(try walker.text("password").isEmpty)
        #expect(try walker.fault("password")?.contains("Enter it again") == true)
        #expect(try walker.server.count(in: "people") == 4)
      }
    }
  }
}
