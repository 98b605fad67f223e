import BrowserDriver
import Foundation
import FoldoutForms
import Testing

@testable import FoldoutCommand

/// The demo's own screens: what they list, in which words, and what they leave out.
@Suite(.serialized) struct DemoScreenTests {
  private static let languages = ["en", "de", "nl", "ar"]

  @Test func theFieldsInTheirOrder() {
    for language in Self.languages {
      let words = DemoWords.of(Locale(identifier: language))
      #expect(
        Person.form(words).fields.map(\.id) == [
          "name", "email", "started_work", "ended_work", "phone_number", "marital_status",
          "address", "image",
        ])
      #expect(
        Appointment.form(words).sections.map { $0.fields.map(\.id) } == [
          ["title", "place", "notes"], ["starts", "ends"],
        ])
      #expect((try? Person.form(words).outline()) != nil)
      #expect((try? Appointment.form(words).outline()) != nil)
    }
  }

  @Test func eachLanguageHasItsWords() {
    let all = Self.languages.map { DemoWords.of(Locale(identifier: $0)) }
    for (index, words) in all.enumerated() {
      #expect(all.firstIndex(of: words) == index)
      for (name, text) in Mirror(reflecting: words).children {
        #expect((text as? String)?.isEmpty == false, "\(Self.languages[index]): \(name ?? "")")
      }
    }
    #expect(DemoWords.of(Locale(identifier: "nl_BE")) == DemoWords.dutch)
    #expect(DemoWords.of(Locale(identifier: "fr")) == DemoWords.english)
  }

  @Test func theScreensAreServed() throws {
    let server = try Server(
      Foldout.start("demo", "--port", "0", "--file", Scratch().path("demo.sqlite")))
    let start = try server.client.get("/").text
    #expect(start.contains("href=\"/people\"") && start.contains("href=\"/appointment\""))
    #expect(start.contains("Months") && !start.contains("href=\"/months\""))
    #expect(try server.client.get("/people").text.contains("href=\"/record/1\""))
    let record = try server.client.get("/record/1").text
    for part in [">Ada Brandt</h1>", "06/12/2005", "Marital status", "married"] {
      #expect(record.contains(part), "\(part)")
    }
    #expect(try server.client.get("/record/1?lang=de").text.contains("Familienstand"))
    let appointment = try server.client.get("/appointment?lang=nl").text
    #expect(appointment.contains(">Dinner</h1>") && appointment.contains("Begint"))
  }

  /// Neither what somebody signs in with nor the password's own text is on any page.
  @Test func credentialsAreNotListed() throws {
    let scratch = try Scratch()
    let server = try Server(
      Foldout.start("demo", "--port", "0", "--file", scratch.path("demo.sqlite")))
    let first = DemoPeople.all().prefix(50)
    #expect(first.contains { $0.password != nil })
    for address in ["/", "/people", "/t/people"] + first.map({ "/record/\($0.id)" }) {
      let page = try server.client.get(address).text
      #expect(!page.contains("user_id") && !page.contains("password"), "\(address)")
      for person in first {
        #expect(!page.contains(person.password ?? "kestrel-0000"), "\(address)")
      }
    }
  }

  @Test func endedIsNeverBeforeStarted() throws {
    let server = try Server(
      Foldout.start("demo", "--port", "0", "--file", Scratch().path("demo.sqlite")))
    let refused = try server.client.post(
      "/record/1", form: ["ended_work": "2005-06-11", "~seen.ended_work": "n"])
    #expect(refused.status == 422)
    let taken = try server.client.post(
      "/record/1", form: ["ended_work": "2005-06-12", "~seen.ended_work": "n"])
    #expect(taken.status == 303)
    let late = try server.client.post(
      "/record/1", form: ["started_work": "2005-06-13", "~seen.started_work": "t:2005-06-12"])
    #expect(late.status == 422)
  }
}
