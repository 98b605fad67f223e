import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import TestSupport
import Testing

extension Browsing {
  @Suite("Actions of rows")
  struct ActingTests {
    @Test(
      "5.8, 5.9 Remove removes the row and offers Undo, which restores it to its position",
      arguments: few(of: [Manner.keysInDutch, .mouse, .touchInArabic, .keysInArabicPlain]))
    func removes(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, moving: manner.hand == .touch) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        if manner.hasScript { try walker.waitReady() }
        try walker.unfold("3")
        let name = walker.environment.monthName(3)
        try act(walker, "#d-3 .bad", until: "!document.querySelector('#r-3, #d-3')")
        let words = walker.words.rows.removed(["title": name])
        #expect(try page.text(of: "#undo span").plain == words.plain)
        if manner.hand == .keyboard, manner.hasScript {
          try page.wait(until: "document.activeElement.closest('li')?.id === 'r-4'")
        }
        try walker.unfold("5")
        try act(walker, "#undo [data-kind=undo]", until: "!!document.querySelector('#r-3')")
        let around: [String] = try page.read(
          "[...document.querySelectorAll('#f .item[id]')].map(e => e.id).slice(1, 4)")
        #expect(around == ["r-2", "r-3", "r-4"])
        // The bar that opened meanwhile stays with its row.
        #expect(try page.count(of: "#d-5") == 1)
        #expect(
          try page.text(of: "#undo span").plain
            == walker.words.rows.restored(["title": name]).plain)
      }
    }

    @Test(
      "5.15, 5.16 A row removed by somebody else is gone, and a restart ends Undo", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouse, .keysInDutch, .keysInEnglishPlain])
    func gone(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, expecting: [410]) { walker in
        let page = walker.page
        let words = walker.words.rows
        func waitUntilBarHas(_ sentence: String) throws {
          _ = try Deadline.poll(
            until: "the bar of Undo has “\(sentence)”",
            reading: { try page.text(of: "#undo").plain }, satisfies: { $0.contains(sentence) })
        }
        try page.open("\(walker.server.base)/months")
        if manner.hasScript { try walker.waitReady() }
        try walker.unfold("2")
        let value = try page.attribute("value", of: "#d-2 .bad") ?? ""
        let answer = try walker.server.client.post("/months", form: ["~press.remove": value])
        #expect(answer.status == 303)
        try act(walker, "#d-2 .bad", until: "!document.querySelector('#r-2')")
        // The row's title is no longer known, so the note uses its key.
        try waitUntilBarHas(words.gone(["title": "2"]).plain)
        #expect(try page.count(of: "#f .item") == 11)

        if manner.hasScript { try page.wait(until: Page.isStill) }
        try walker.unfold("6")
        try act(walker, "#d-6 .bad", until: "!document.querySelector('#r-6')")
        walker.server.kill()
        try walker.server.restart()
        try walker.act { try walker.press("#undo [data-kind=undo]") }
        try waitUntilBarHas(words.tooLate.plain)
      }
    }

    @Test(
      "5.10 Share passes the row's link to the browser's dialog",
      arguments: few(of: [Manner.touchInEnglish, .keysInEnglish]))
    func shares(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        _ = try page.read(
          "!!(navigator.share = async data => { window.shared_ = data })", as: Bool.self)
        try walker.unfold("3")
        try walker.press("#d-3 [data-share]")
        try page.wait(until: "window.shared_?.title === 'March'")
        #expect(try page.read("window.shared_.url") == "\(walker.server.base)/months?open=3")
      }
    }

    @Test("5.10 Without a dialog Share copies the link and says so")
    func copies() throws {
      try Walker.walk(.mouse, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        _ = try page.read(
          """
          !!(navigator.share = undefined, Object.defineProperty(navigator, 'clipboard',
            { value: { writeText: async text => { window.copied_ = text } } }))
          """, as: Bool.self)
        try walker.unfold("3")
        try walker.press("#d-3 [data-share]")
        try walker.page.wait(
          until: "document.querySelector('#r-3 .row').dataset.sign === 'Link copied'")
        #expect(try page.read("window.copied_") == "\(walker.server.base)/months?open=3")
      }
    }

    @Test("5.10 If nothing can be copied the bar shows the link, selected", .inTestAll)
    func refusesToCopy() throws {
      try Walker.walk(.mouse, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        _ = try page.read(
          """
          !!(navigator.share = undefined, Object.defineProperty(navigator, 'clipboard',
            { value: { writeText: async () => { throw new DOMException('', 'NotAllowedError') } } }))
          """, as: Bool.self)
        try walker.unfold("3")
        #expect(
          try !page.read("document.querySelector('#d-3 .link').checkVisibility()", as: Bool.self))
        try walker.press("#d-3 [data-share]")
        try page.wait(until: "document.querySelector('#d-3 .link').checkVisibility()")
        let marked: String = try page.read(
          """
          (input => input.value.slice(input.selectionStart, input.selectionEnd)
          )(document.querySelector('#d-3 .link input'))
          """)
        #expect(marked == "\(walker.server.base)/months?open=3")
      }
    }

    @Test(
      "5.10, 5.14 Without script the bar shows the link to be copied, within 320 px", .inTestAll)
    func link() throws {
      try Walker.walk(.touchInDutchPlain, .demo, in: .smallPhone) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/people?open=2")
        #expect(
          try page.attribute("value", of: "#d-2 .link input") == "\(walker.server.base)/record/2")
        #expect(try page.read("document.querySelector('#d-2 .link').checkVisibility()"))
        #expect(
          try !page.read("document.querySelector('[data-share]').checkVisibility()", as: Bool.self))
        try page.expectFits("people")
      }
    }

    @Test(
      "5.12, 5.14 An open bar and Undo violate no accessibility rule and fit 320 px",
      arguments: few(of: [
        (Manner.touchInArabic, 320), (.touchInEnglish, 320), (.keysInDutch, 390), (.mouse, 1280),
      ]))
    func accessible(_ manner: Manner, _ width: Int) throws {
      let axe = try Axe()
      let viewport = Viewport(width: width, height: 700, isPhone: manner.hand == .touch)
      try Walker.walk(manner, .demo, in: viewport) { walker in
        let page = walker.page
        for path in ["/months", "/people"] {
          try page.open(walker.server.base + path)
          try walker.waitReady()
          try walker.unfold("3")
          #expect(try page.violations(by: axe) == [], "\(path)")
          #expect(try page.read("document.documentElement.scrollWidth <= innerWidth"))
        }
        try page.open(walker.server.base + "/months?open=4")
        try walker.waitReady()
        try act(walker, "#d-4 .bad", until: "!document.querySelector('#r-4')")
        #expect(try page.violations(by: axe) == [])
      }
    }

    @Test(
      "5.18 Removals are undone one by one, the last first", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouse, .keysInDutch, .keysInArabicPlain])
    func oneByOne(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        if manner.hasScript { try walker.waitReady() }
        for month in [3, 7] {
          try walker.unfold("\(month)")
          try act(
            walker, "#d-\(month) .bad", until: "!document.querySelector('#r-\(month), #d-\(month)')"
          )
        }
        for (month, left) in [(7, 1), (3, 0)] {
          try page.wait(until: "document.querySelectorAll('#undo [data-kind=undo]').length === 1")
          try act(
            walker, "#undo [data-kind=undo]", until: "!!document.querySelector('#r-\(month)')")
          try page.wait(
            until: "document.querySelectorAll('#undo [data-kind=undo]').length === \(left)")
          let words = walker.words.rows.restored(["title": walker.environment.monthName(month)])
          #expect(try page.text(of: "#undo span").plain == words.plain)
        }
        #expect(try page.count(of: "#f .item[id]") == 12)
      }
    }

    @Test(
      "5.17 A bar duplicates its row, a page removes its record, and the list offers Undo",
      .inTestAll, arguments: [Manner.touchInEnglish, .mouse, .keysInEnglish, .keysInEnglishPlain])
    func fromTheRecord(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/people?open=2")
        let name = try page.text(of: "#r-2 bdi")
        try page.waitForPage { try walker.press("#d-2 a[href*='add=']") }
        #expect(try page.text(of: ".note").contains(name))
        try page.back()
        try page.waitForPage { try walker.press("#r-2 a") }
        #expect(try page.text(of: "h1") == name)
        try page.waitForPage { try walker.press(".end .bad") }
        try page.waitForPage { try walker.press("#remove .bad") }
        #expect(try walker.path.hasPrefix("/people?removed="))
        #expect(try page.text(of: "#undo span") == "\(name) was removed")
        if manner.hasScript { try walker.waitReady() }
        try act(
          walker, "#undo [data-kind=undo]",
          until: "document.querySelector('#undo').innerText.includes('was restored')")
        #expect(try page.text(of: "#undo span") == "\(name) was restored")
        #expect(try page.count(of: ".follow[value='2']") == 1)
      }
    }

    /// Presses a button, and waits for a condition or, without script, for the next page.
    private func act(_ walker: Walker, _ css: String, until condition: String) throws {
      guard walker.manner.hasScript else {
        return try walker.page.waitForPage { try walker.press(css) }
      }
      try walker.press(css)
      try walker.page.wait(until: condition)
    }
  }
}
