import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("An invoice with a line")
  struct InvoiceTests {
    /// Reaches every address by a link that a page offers.
    @Test(
      "8.11 An invoice and its line are added, corrected, removed and restored by links alone",
      .inTestAll, arguments: [Manner.touchInEnglish, .mouse, .keysInEnglish, .touchInDutchPlain])
    func invoice(_ manner: Manner) throws {
      try Walker.walk(manner, .chinook, table: "Invoice") { walker in
        let page = walker.page
        try page.open(walker.server.base)
        try add(to: "Invoice", walker)
        try choose("Leonie", offering: "i:2", in: "CustomerId", walker)
        try unfold("InvoiceDate", walker)
        try walker.showWheels("InvoiceDate")
        try walker.turnOnly(.year, to: 2021, of: "InvoiceDate")
        try walker.write("9", in: walker.input("Total"))
        try page.waitForPage { try walker.press("#add button[value=save]") }
        #expect(try page.text(of: "h1") == "Leonie Köhler")
        #expect(try walker.server.stored("Total", of: 413, in: "Invoice") == "9")

        try page.waitForPage { try walker.press("body > nav a") }
        try page.waitForPage { try walker.press("body > nav a") }
        try add(to: "InvoiceLine", walker)
        try choose("413", offering: "i:413", in: "InvoiceId", walker)
        try choose("Balls to the Wall", offering: "i:2", in: "TrackId", walker)
        try walker.write("9", in: walker.input("UnitPrice"))
        try walker.write("1", in: walker.input("Quantity"))
        try page.waitForPage { try walker.press("#add button[value=save]") }
        #expect(try lines(walker) == 2241)
        // Correct the quantity.
        if manner.hasScript { try walker.waitReady() }
        try walker.enter("2", into: "Quantity")
        if manner.hasScript { try walker.waitSaved("Quantity") }
        #expect(try walker.server.stored("Quantity", of: 2241, in: "InvoiceLine") == "2")

        // The line links to its invoice. In the list of lines it is on the last page.
        try page.waitForPage { try walker.press("#r-InvoiceId .follow") }
        #expect(try page.text(of: "h1") == "Leonie Köhler")
        try page.back()
        try page.waitForPage { try walker.press("body > nav a") }
        try page.waitForPage { try walker.press("#pages a[href*='last=1']") }
        if manner.hasScript { try walker.waitReady() }
        // Pages leave out the ids of folded rows. The script adds them.
        let button = ".follow[value='2241']"
        try walker.act { try walker.press(button) }
        try page.wait(until: "!!document.querySelector('#d-2241 .bad')")
        try walker.act { try walker.press("#d-2241 .bad") }
        try page.wait(until: "!document.querySelector(\(walker.js(button)))")
        #expect(try lines(walker) == 2240)
        try walker.act { try walker.press("#undo [data-kind=undo]") }
        try page.wait(until: "!!document.querySelector(\(walker.js(button)))")
        #expect(try lines(walker) == 2241)
        #expect(try walker.server.stored("Quantity", of: 2241, in: "InvoiceLine") == "2")
      }
    }

    private func lines(_ walker: Walker) throws -> Int {
      try walker.server.count(in: "InvoiceLine")
    }

    /// Goes from the start page to a new record of a table.
    private func add(to table: String, _ walker: Walker) throws {
      try walker.page.waitForPage { try walker.press("a[href='/t/\(table)']") }
      try walker.page.waitForPage { try walker.press("a.add") }
      if walker.manner.hasScript { try walker.waitReady() }
    }

    /// Opens a drawer of a record that is not stored yet.
    ///
    /// Without script the answer is a page with the same address.
    private func unfold(_ field: String, _ walker: Walker) throws {
      if walker.manner.hasScript { return try walker.unfold(field) }
      try walker.act { try walker.tapRow(field) }
      #expect(try walker.page.count(of: "#d-\(field)") == 1)
    }

    /// Searches for a record in the drawer of a reference, and chooses one of the matches.
    private func choose(
      _ words: String, offering value: String, in field: String, _ walker: Walker
    ) throws {
      let page = walker.page
      try unfold(field, walker)
      if walker.manner.hasScript { try walker.waitReady() }
      try walker.write(words, in: "#q-\(field)")
      if !walker.manner.hasScript {
        try page.waitForPage { try walker.press("#d-\(field) .find button") }
      }
      let option = "#d-\(field) .option:has(input[value='\(value)'])"
      try page.wait(
        until: "document.querySelector(\(walker.js("#q-\(field)"))).value === \(walker.js(words))"
          + " && !!document.querySelector(\(walker.js(option)))")
      if walker.hand == .keyboard {
        // Enter moves to the first of several matches, or chooses the only one.
        try page.press(.enter)
        try page.wait(
          until: "document.activeElement.type === 'radio'"
            + " || !!document.querySelector(\(walker.js("#d-\(field) .option :checked")))")
        try walker.step(to: value, of: field)
      } else {
        try walker.press(option)
      }
      guard walker.manner.hasScript else { return }
      let title = try page.text(of: "\(option) bdi")
      try page.wait(
        until: "document.querySelector('#r-\(field) .value bdi')?.innerText === \(walker.js(title))"
      )
    }
  }
}
