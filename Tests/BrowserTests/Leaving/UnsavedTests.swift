import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import GRDB
import TestSupport
import Testing

extension Browsing {
  @Suite("Unsaved values")
  struct UnsavedTests {
    @Test(
      "0.15 A change without an answer is reported, keeps its value and is sent again", .promise(3))
    func offline() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.page.setOffline(true)
        try walker.enter("Captain", into: "position")
        try walker.waitSign("Not saved yet", of: "position")
        #expect(try walker.text("position") == "Captain")
        #expect(try walker.page.warnsBeforeLeaving)
        #expect(try walker.stored("position") == "Engineer")
        try walker.page.setOffline(false)
        try walker.waitSaved("position")
        #expect(try walker.stored("position") == "Captain")
        #expect(try !walker.page.warnsBeforeLeaving)
        try walker.page.expectConsoleErrors(containing: "ERR_INTERNET_DISCONNECTED")
      }
    }

    @Test(
      "0.15 A picked date survives the server's end and is stored by the next one", .promise(3),
      .inTestAll)
    func serverGone() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.waitReady()
        try walker.waitWheels()
        walker.server.kill()
        try walker.turnOnly(.year, to: 2012, of: "started_work")
        try walker.waitSign("Not saved yet", of: "started_work")
        // The wheel turns again before the first value is stored. The last value counts.
        try walker.turnOnly(.year, to: 2015, of: "started_work")
        try walker.server.restart()
        try walker.page.wait(until: walker.shows("06/12/2015", in: "started_work"))
        try walker.waitSaved("started_work")
        #expect(try walker.stored("started_work") == "2015-06-12")
        try walker.page.expectConsoleErrors(containing: "ERR_CONNECTION")
      }
    }

    @Test(
      "0.15 Today sent later is the day on which it was pressed, in the chosen zone", .promise(10))
    func pressedOffline() throws {
      try Walker.walk { walker in
        let page = walker.page
        try page.open(walker.server.base + "/")
        try walker.waitReady()
        try walker.pick("Pacific/Kiritimati", in: "#zone")
        try page.waitForPage { try walker.press(".environment button") }
        try walker.open()
        try walker.unfold("ended_work")
        let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
        try page.setOffline(true)
        let locale = walker.environment.locale
        let today = FormEnvironment(locale: locale, timeZone: zone, now: Date()).today
        try walker.press(walker.button(walker.words.actions.today, of: "ended_work"))
        try walker.waitSign(walker.words.messages.unsaved, of: "ended_work")
        try page.open("about:blank")
        try page.setOffline(false)
        try walker.open()
        _ = try Deadline.poll(
          until: "it is stored", reading: { try walker.stored("ended_work") },
          satisfies: { $0 == "\(today)" })
        try page.expectConsoleErrors(containing: "ERR_INTERNET_DISCONNECTED")
      }
    }

    @Test("0.15 A server that is silent for ten seconds counts as gone", .promise(3))
    func frozen() throws {
      try Walker.walk { walker in
        try walker.open()
        walker.server.freeze()
        try walker.enter("Captain", into: "position")
        #expect(try walker.page.attribute("data-sign", of: walker.row("position")) == "Saving")
        try walker.page.wait(
          until: "document.querySelector('#r-position').dataset.sign === 'Not saved yet'")
        walker.server.thaw()
        try walker.waitSaved("position")
        #expect(try walker.stored("position") == "Captain")
      }
    }

    @Test("0.15 A change waits for a file in use by another program", .promise(12), .inTestAll)
    func locked() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.server.whileLocked {
          try walker.enter("Captain", into: "position")
          try walker.waitSign("Not saved yet", of: "position")
          #expect(try walker.waitFault("position").contains("another program"))
        }
        try walker.waitSaved("position")
        #expect(try walker.fault("position") == nil)
        #expect(try walker.stored("position") == "Captain")
        try walker.page.expectConsoleErrors(containing: "status of 503")
      }
    }

    @Test(
      "1.29 A typed text that is not yet stored is stored when the page is left", .promise(3),
      arguments: few(of: ["reload", "away", "link"]))
    func left(_ way: String) throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        switch way {
        case "reload": try walker.page.reload()
        case "away": try walker.page.open("about:blank")
        default: try walker.page.waitForPage { try walker.press("body > nav a") }
        }
        _ = try Deadline.poll(
          until: "it is stored", reading: { try walker.stored("position") },
          satisfies: { $0 == "Captain" })
        // A page that waits for its answer would ask, and may not: nobody has touched it.
        _ = try Deadline.poll(
          until: "the page can be left", reading: { try walker.page.warnsBeforeLeaving },
          satisfies: { !$0 })
        try walker.open()
        #expect(try walker.text("position") == "Captain")
        #expect(try walker.fault("position") == nil)
      }
    }

    @Test(
      "1.29 A text that could not be stored on leaving is kept and stored on return", .promise(3))
    func keptForLater() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        walker.server.kill()
        // No page comes, so the browser leaves the old one for an error of its own.
        try? walker.page.open(walker.server.base + "/t/people")
        try walker.server.restart()
        #expect(try walker.stored("position") == "Engineer")
        try walker.open()
        _ = try Deadline.poll(
          until: "it is stored", reading: { try walker.stored("position") },
          satisfies: { $0 == "Captain" })
        try walker.page.wait(until: "document.querySelector('#i-position').value === 'Captain'")
        try walker.page.expectConsoleErrors(containing: "ERR_CONNECTION")
      }
    }

    @Test(
      "1.29 An unsaved text of one file is not stored in another file served next", .promise(13))
    func otherFile() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        let copy = try walker.server.copy()
        walker.server.kill()
        try? walker.page.open(walker.server.base + "/t/people")
        try walker.server.restart(with: copy)
        let position = "SELECT position FROM people WHERE id = 1"
        let before = try DatabaseQueue(path: copy).read { try String.fetchOne($0, sql: position) }
        // The other file's record of that number ignores the text, and the start page explains why.
        try walker.open()
        try walker.page.wait(until: "document.querySelector('#i-position').value !== 'Captain'")
        try walker.page.open(walker.server.base + "/")
        try walker.page.wait(
          until: "document.querySelector('.note')?.textContent.includes('belongs to another file')")
        let after = try DatabaseQueue(path: copy).read { try String.fetchOne($0, sql: position) }
        #expect(after == before)
        walker.server.kill()
        try walker.server.restart()
        try walker.open()
        _ = try Deadline.poll(
          until: "it is stored", reading: { try walker.stored("position") },
          satisfies: { $0 == "Captain" })
        try walker.page.expectConsoleErrors(containing: "Failed to load resource")
      }
    }

    @Test("1.29 A button waiting for an answer is not forgotten when the page is left", .inTestAll)
    func waiting() throws {
      try Walker.walk(expecting: [409]) { walker in
        try walker.open(1, "?open=birth_date")
        try walker.page.delayAnswers(by: .milliseconds(1500))
        try walker.write("05/06/1970", in: walker.input("birth_date"))
        try walker.page.press(.enter)
        try walker.press(walker.button("Clear", of: "birth_date"))
        try walker.page.open("about:blank")
        try walker.page.delayAnswers(by: .zero)
        try walker.open()
        // The network decides which of the two arrives first. If it is the date, Clear carries an
        // outdated token, and the page asks.
        _ = try Deadline.poll(
          until: "it is cleared, or asks",
          reading: { (try walker.stored("birth_date"), try walker.fault("birth_date")) },
          satisfies: { $0.0 == nil || $0.1 != nil })
      }
    }

    @Test("1.29 A refused text is not stored on leaving and is there again on return", .promise(3))
    func bad() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open()
        try walker.write("many", in: walker.input("days_of_leave"))
        try walker.page.waitForPage { try walker.press("body > nav a") }
        // A list that loads before the answer sends the text again, and a refusal moves its rows.
        try walker.page.wait(
          until: """
            Object.values(sessionStorage)
              .every(list => JSON.parse(list).every(([, , isRefused]) => isRefused))
            """)
        try walker.page.waitForPage { try walker.press("a[href='/t/people/1']") }
        #expect(try walker.waitFault("days_of_leave").contains("many"))
        #expect(try walker.text("days_of_leave") == "many")
        #expect(try walker.stored("days_of_leave") == "21")
        // The reason stays, even if an answer replaces all sections.
        try walker.server.changeFromOutside("UPDATE people SET last_name = 'Byron' WHERE id = 1")
        try walker.unfold("started_work")
        #expect(try walker.page.text(of: "h1") == "Ada Byron")
        #expect(try walker.fault("days_of_leave")?.contains("many") == true)
        #expect(
          try walker.page.attribute("aria-describedby", of: walker.input("days_of_leave"))
            == "e-days_of_leave")
      }
    }
  }
}
