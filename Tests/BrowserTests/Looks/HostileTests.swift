import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("Names and texts that look like HTML")
  struct HostileTests {
    @Test("0.18 Names and texts that look like HTML are shown as text and never run", .promise(9))
    func shownAsText() throws {
      try Walker.walk(.odd, table: Fixture.table) { walker in
        let page = walker.page
        try page.open(walker.server.base + "/")
        try page.waitForPage { try walker.press(".group a") }
        #expect(try page.text(of: "h1") == Fixture.table)
        #expect(try page.title.contains(Fixture.table))
        try page.waitForPage { try walker.press(".group a") }
        #expect(try page.text(of: "h1").contains("<script>"))
        let labels: [String] = try page.read(
          "[...document.querySelectorAll('.label')].map(e => e.innerText)")
        #expect(labels.contains("<script>alert('name')</script>"))
        #expect(labels.contains(#"</title><b onclick="alert(2)">day</b>"#))
        #expect(try page.count(of: "main script, main img, main svg, main b, main i") == 0)
        #expect(try page.text(of: "#r-broken .value").contains("<b>"))
        #expect(try page.text(of: "#r-bytes .value") == "5 bytes of data")
      }
    }

    @Test("0.18 Columns named like form properties or parameters work like others", .promise(9))
    func clobbering() throws {
      try Walker.walk(.odd, table: Fixture.table, expecting: [409, 422]) { walker in
        try walker.openOdd()
        // Through batches: their contents are not treated as HTML, either.
        for field in ["open", "dataset", "~original.x"] {
          let id = field.replacing("~", with: "\\%7E").replacing(".", with: "\\.")
          let name = field.replacing("~", with: "%7E")
          try walker.tapRow(id)
          try walker.page.wait(
            until: "document.querySelector('.drawer')?.id === \(walker.js("d-\(name)"))"
              + " && !document.querySelector('.shut')")
          try walker.write("2019-08-07", in: walker.input(id))
          try walker.page.press(.enter)
          try walker.page.wait(
            until: "document.getElementById(\(walker.js("r-\(name)"))).dataset.sign === 'Saved'")
          #expect(try walker.stored(field) == "2019-08-07")
        }
        let hostile = #"</li><img src=x onerror="alert(1)"><script>alert(2)</script>"#
        for field in ["action", "getAttribute"] {
          try walker.enter(hostile, into: field)
          try walker.waitSaved(field)
          #expect(try walker.stored(field) == hostile)
          #expect(try walker.text(field) == hostile)
        }
        try walker.press("\(walker.row("querySelectorAll")) .switch")
        try walker.waitSaved("querySelectorAll")
        #expect(try walker.stored("querySelectorAll") == "0")
        // A refusal and a conflict repeat the entered text.
        try walker.tapRow("\\%7Eoriginal\\.x")
        try walker.page.wait(until: "!!document.querySelector('.drawer select')")
        try walker.write("<b onclick=alert(3)>x</b>", in: walker.input("\\%7Eoriginal\\.x"))
        try walker.page.press(.enter)
        try walker.page.wait(until: "!!document.querySelector('.error')")
        try walker.write(hostile + "2", in: walker.input("action"))
        try walker.server.changeFromOutside(
          "UPDATE \(Fixture.table.quoted) SET action = '<svg onload=alert(4)>' WHERE id = 1")
        try walker.page.press(.enter)
        #expect(try walker.waitFault("action").contains("<svg onload=alert(4)>"))
        #expect(try walker.page.count(of: "main script, main img, main svg, main b") == 0)
      }
    }
  }
}
