import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import TestSupport
import Testing

extension Browsing {
  @Suite("Fields of every kind")
  struct KindTests {
    @Test(
      "1.37 E-mail, phone and web addresses are checked and have links", .inTestAll,
      arguments: [Manner.touchInArabic, .keysInEnglishPlain])
    func addresses(_ manner: Manner) throws {
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        let words = walker.words
        try walker.open()
        let cases: [(field: String, wrong: String, why: String, right: String, link: String)] = [
          (
            "email", "ada at example", words.fields.notAnEmail(["text": "ada at example"]),
            "ada@example.org", "mailto:ada@example.org"
          ),
          (
            "phone", "call me", words.fields.notAPhone(["text": "call me"]), "+49 30 123456",
            "tel:+4930123456"
          ),
          (
            "website", "not a site", words.fields.notAURL(["text": "not a site"]),
            "https://example.org/a?b=1", "https://example.org/a?b=1"
          ),
        ]
        for (field, wrong, why, right, link) in cases {
          try walker.enter(wrong, into: field)
          try walker.waitFault(field, saying: why)
          #expect(try walker.page.count(of: "\(walker.row(field)) a.follow") == 0)
          try walker.enterAndStore(right, into: field)
          #expect(try walker.fault(field) == nil)
          try walker.page.wait(until: "!!document.querySelector('\(walker.row(field)) a.follow')")
          #expect(try walker.page.attribute("href", of: "\(walker.row(field)) a.follow") == link)
        }
      }
    }

    @Test("1.37 A link that would run code is not a valid address", .promise(9), .inTestAll)
    func scripts() throws {
      try Walker.walk(.fields, expecting: [422]) { walker in
        try walker.open()
        try walker.enter("javascript:alert(1)", into: "website")
        _ = try walker.waitFault("website")
        #expect(try walker.page.count(of: "a[href^=javascript]") == 0)
      }
    }

    @Test(
      "1.38 A long text keeps its lines",
      arguments: few(.touchInArabic, .keysInEnglishPlain, of: Manner.all))
    func lines(_ manner: Manner) throws {
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        try walker.open()
        let lines = "One\n\n  two\nthree"
        try walker.press(walker.input("wishes"))
        try walker.page.insert(lines)
        try walker.leave()
        if manner.hasScript { try walker.waitSaved("wishes") }
        try walker.open()
        #expect(try walker.text("wishes") == lines)
      }
    }

    @Test(
      "1.35 A secret is set and never shown, even when it is refused", .promise(7),
      arguments: few(.keysInDutch, .touchInDutchPlain, of: Manner.all))
    func secret(_ manner: Manner) throws {
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        let page = walker.page
        func html() throws -> String {
          try page.read("document.documentElement.outerHTML + location.href")
        }
        try walker.open()
        #expect(try page.attribute("type", of: walker.input("password")) == "password")
        #expect(
          try page.attribute("placeholder", of: walker.input("password"))
            == walker.words.values.secretUnset)
        try walker.enter("tiny4", into: "password")
        #expect(try !walker.waitFault("password").isEmpty)
        #expect(try !html().contains("tiny4"))
        try walker.write("battery-staple-9", in: walker.input("password"))
        try walker.act { try page.press(.enter) }
        if manner.hasScript { try walker.waitSaved("password") }
        #expect(try walker.text("password") == "")
        #expect(try !html().contains("battery"))
        #expect(
          try page.attribute("placeholder", of: walker.input("password"))
            == walker.words.values.secretSet)
        // The same when another field is refused at the same time.
        try walker.open()
        try walker.write("", in: walker.input("guest"))
        try walker.write("swordfish-7777", in: walker.input("password"))
        try walker.leave()
        try page.wait(until: "!document.querySelector('.pending')")
        #expect(try !html().contains("swordfish"))
        if manner.hasScript {
          try walker.agreeToReplace("password")
          #expect(
            try !page.read("JSON.stringify(sessionStorage)", as: String.self).contains("sword"))
          // Nor is one kept in the tab while it waits to be stored.
          try page.setOffline(true)
          try walker.enter("margarine-42", into: "password")
          try walker.waitSign(walker.words.messages.unsaved, of: "password")
          #expect(
            try !page.read("JSON.stringify(sessionStorage)", as: String.self).contains("margarine"))
          try page.setOffline(false)
          try walker.agreeToReplace("password")
        }
        #expect(!walker.server.log.contains("battery") && !walker.server.log.contains("sword"))
        _ = try page.console()
      }
    }

    @Test(
      "1.35 A secret is cleared only after confirmation", .promise(3),
      arguments: few(
        Manner(),
        of: [Manner(), Manner(hand: .keyboard), Manner(hand: .keyboard, hasScript: false)]))
    func clearedSecret(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, expecting: [422]) { walker in
        let page = walker.page
        let clear = "\(walker.row("password")) [name='~clear.password']"
        try walker.open()
        func ask() throws {
          try walker.act { try walker.press(clear) }
          try page.wait(until: "document.activeElement.name === '~keep.password'")
          #expect(
            try page.text(of: "#e-password").hasPrefix(
              walker.words.changes.askClear(["field": "Password"])))
        }
        if manner.hasScript { try walker.waitReady() }
        try ask()
        if manner.hasScript { #expect(try page.violations(by: axe) == []) }
        // The safe answer has the focus.
        if manner.hasScript {
          try page.press(manner.hand == .keyboard ? .escape : .enter)
        } else {
          try walker.act { try page.press(.enter) }
        }
        try page.wait(until: "!document.querySelector('.question')")
        #expect(try walker.stored("password") != nil)
        #expect(try walker.text("password") == "")
        try ask()
        try walker.act { try walker.press("#e-password [name='~clear.password']") }
        try page.wait(
          until: "document.querySelector('#i-password').placeholder === "
            + "'\(walker.words.values.secretUnset)'")
        #expect(try page.count(of: clear) == 0)
      }
    }

    @Test(
      "1.43 A secret is replaced only after confirmation, and shown on request", .promise(3),
      arguments: few(
        Manner(), Manner(hand: .keyboard, hasScript: false),
        of: [Manner(), Manner(hand: .keyboard), Manner(hand: .keyboard, hasScript: false)]))
    func replacedSecret(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, expecting: [422]) { walker in
        let page = walker.page
        let input = walker.input("password"), show = "\(walker.row("password")) .reveal"
        let old = try walker.stored("password")
        let words = walker.words
        try walker.open()
        if manner.hasScript { try walker.waitReady() }
        func shownAs() throws -> String? { try page.attribute("type", of: input) }
        func ask(_ text: String) throws {
          try walker.enter(text, into: "password")
          try page.wait(until: "document.activeElement.name === '~keep.password'")
          let phrase = manner.hasScript ? words.changes.askReplace : words.changes.askSecret
          #expect(
            try page.text(of: "#e-password").hasPrefix(phrase(["field": "Password"])))
          #expect(try walker.stored("password") == old)
        }
        try ask("x")
        if manner.hasScript {
          #expect(try page.violations(by: axe) == [])
          // What was typed is shown on request, and kept nowhere else.
          for (type, isPressed) in [("text", "true"), ("password", "false"), ("text", "true")] {
            try walker.press(show)
            #expect(try shownAs() == type)
            #expect(try page.attribute("aria-pressed", of: show) == isPressed)
            #expect(try walker.text("password") == "x")
          }
          #expect(
            try !page.read("JSON.stringify(sessionStorage)", as: String.self).contains("x\""))
        } else {
          #expect(try page.rect(of: show).width == 0)
        }
        try walker.act { try walker.press("#e-password [name='~keep.password']") }
        try page.wait(until: "!document.querySelector('.question')")
        #expect(try walker.text("password") == "" && shownAs() == "password")
        #expect(try walker.stored("password") == old)
        if manner.hasScript {
          // Escape keeps the old one, too.
          try ask("y")
          try page.press(.escape)
          try page.wait(until: "!document.querySelector('.question')")
          #expect(try walker.text("password") == "")
          // Typed, and then shown: the button takes no focus, and so sends nothing before Enter. By
          // keys it is pressed before, since Tab leaves the input.
          if manner.hand != .keyboard {
            try walker.write("z", in: input)
            try walker.press(show)
            #expect(try shownAs() == "text" && page.count(of: ".pending, .question") == 0)
            try page.press(.enter)
            try page.wait(until: "document.activeElement.name === '~keep.password'")
            try page.press(.escape)
            try page.wait(until: "!document.querySelector('.question')")
          }
          // The next one is typed unseen. Shown first, and then typed.
          let element = "document.querySelector(\(walker.js(input)))"
          try page.wait(
            until: "(document.activeElement.blur(), \(element).type === 'password')")
          try walker.press(input)
          try walker.press(show)
          #expect(try shownAs() == "text")
          #expect(try page.count(of: ".pending") == 0)
        }
        try walker.replaceSecret("battery-staple-9", in: "password")
        #expect(try walker.stored("password") == "battery-staple-9")
        #expect(try walker.text("password") == "" && shownAs() == "password")
        #expect(
          try !page.read("document.documentElement.outerHTML", as: String.self).contains("battery"))
      }
    }

    @Test("1.35 A database's secret is not shown on any of its pages", .promise(7), .inTestAll)
    func secretOfDatabase() throws {
      try Walker.walk(expecting: [422]) { walker in
        for path in ["/", "/t/people", "/t/people/1", "/t/people/1?open=started_work"] {
          try walker.page.open(walker.server.base + path)
          #expect(
            try !walker.page.read("document.documentElement.outerHTML", as: String.self)
              .contains(Fixture.secret))
        }
        try walker.replaceSecret("something new", in: "password")
        #expect(try walker.stored("password") == "something new")
        #expect(try !walker.page.url.contains("something"))
        #expect(
          try !walker.page.read("document.documentElement.outerHTML", as: String.self)
            .contains("something new"))
      }
    }

    @Test(
      "1.39 A button acts once all fields are valid",
      arguments: few(.touchInArabic, .touchInDutchPlain, of: Manner.all))
    func button(_ manner: Manner) throws {
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.enterAndStore("Ada", into: "guest")
        try walker.act { try walker.press("\(walker.row("book")) button") }
        #expect(try walker.waitFault("agrees") == "Agree to the house rules first.")
        try walker.press("\(walker.row("agrees")) .switch")
        try walker.store("agrees")
        try walker.act { try walker.press("\(walker.row("book")) button") }
        let done = walker.words.messages.done(["field": "Book"]).plain
        try page.wait(
          until: """
            document.body.textContent.replace(/[\\u2068\\u2069]/g, '').includes(\(walker.js(done))) || \
            !!document.querySelector('#r-book [data-sign]')?.dataset.sign
            """)
        #expect(try walker.fault("agrees") == nil)
      }
    }

    @Test(
      "0.29 The first refused field is revealed and its drawer opened", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInDutchPlain])
    func revealed(_ manner: Manner) throws {
      let low = Viewport(width: 390, height: 480, scale: 2, isPhone: manner.hand == .touch)
      try Walker.walk(manner, .fields, in: low, expecting: [422]) { walker in
        try walker.open()
        // The guest's name is missing, far above the button.
        try walker.act { try walker.press("\(walker.row("book")) button") }
        _ = try walker.waitFault("guest")
        if manner.hasScript { try walker.page.waitStill() }
        let row = try walker.page.rect(of: walker.row("guest"))
        #expect(row.y >= 0 && row.bottom <= 480, "\(row)")
        try walker.page.wait(until: "document.activeElement?.matches('#i-guest, .problems')")
      }
    }

    @Test("0.28, 0.56 Limits and rules are checked while typing, and nothing is stored")
    func whileTyping() throws {
      try Walker.walk(.fields) { walker in
        try walker.open()
        let hint = "getComputedStyle(document.querySelector('#r-guests .row'), '::after').content"
        #expect(try walker.page.read(hint, as: String.self) == "\"\"")
        try walker.write("40", in: walker.input("guests"))
        // Meanwhile the row shows the limits.
        #expect(try walker.page.read(hint, as: String.self) == "\"1 to 12\"")
        // After a pause in typing the value is checked, too.
        try walker.waitFault(
          "guests", saying: walker.words.fields.tooLarge(["field": "Guests", "most": "12"]))
        #expect(try walker.page.focused == "input#i-guests")
        #expect(try walker.text("guests") == "40")
        let before = try walker.server.client.get("/t/booking/1").text
        #expect(before.contains("value=\"2\""), "nothing is stored")
        try walker.page.press(.backspace)
        try walker.page.wait(until: "!document.querySelector('#r-guests .error')")
        try walker.page.press(.enter)
        try walker.waitSaved("guests")
        #expect(try walker.text("guests") == "4")
      }
    }

    @Test(
      "0.30 Errors stand under their row, are announced, and go when corrected", .inTestAll,
      arguments: [Manner.keysInDutch, .keysInArabicPlain])
    func announced(_ manner: Manner) throws {
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.enterAndStore("Ada", into: "guest")
        try walker.enter("0", into: "guests")
        let why = try walker.waitFault("guests")
        #expect(try page.attribute("aria-invalid", of: walker.input("guests")) == "true")
        #expect(
          try page.attribute("aria-describedby", of: walker.input("guests")) == "e-guests")
        let row = try page.rect(of: "\(walker.row("guests")) .row")
        #expect(try page.rect(of: "\(walker.row("guests")) .error").y >= row.bottom - 1)
        if manner.hasScript {
          try page.wait(until: "document.querySelector('#live').innerText.length > 0")
        } else {
          #expect(try page.text(of: "[role=alert]").plain.contains(why.plain))
        }
        try walker.enterAndStore("3", into: "guests")
        #expect(try walker.fault("guests") == nil)
        #expect(try page.attribute("aria-invalid", of: walker.input("guests")) == nil)
        // Without a script the rules that wait for sending are checked now, and their refusals
        // stay.
        let summary: String = try page.read("document.querySelector('.problems')?.innerText ?? ''")
        #expect(!summary.plain.contains(why.plain))
      }
    }
  }
}
