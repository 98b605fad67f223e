import BrowserDriver
import Foundation
import FoldoutForms
import FoldoutTesting
import TestSupport
import Testing

@testable import FoldoutCommand

/// The demo's own screens: their contents, their words, and what they leave out.
@Suite(.serialized) struct DemoScreenTests {
  private static let languages = ["en", "de", "nl", "ar"]

  /// The demo that all tests share: none changes what another reads.
  private static let server = Result {
    try Server(
      Foldout.start("demo", "--port", "0", "--file", Scratch("company.sqlite").path("demo.sqlite")))
  }

  @Test("4.66 The demo's fields are in their order, with all pickers in all their styles")
  func theFieldsInTheirOrder() {
    for language in Self.languages {
      let words = DemoWords.of(Locale(identifier: language))
      #expect(
        Person.form(words).fields.map(\.id) == [
          "name", "email", "started_work", "ended_work", "phone_number", "marital_status",
          "address", "image",
        ])
      #expect(
        Appointment.form(words).sections.map { $0.fields.map(\.id) } == [
          ["title", "place", "notes"], ["starts", "ends", "reminder"],
        ])
      #expect(
        Options.form(words).sections.map { $0.fields.map(\.id) } == [
          ["number"], ["letters"], ["favourites"], ["words", "shuffle", "more", "fewer"],
        ])
      #expect(
        Options.form(words).sections[1].footer?(Options())?.contains("a\(words.comma)c") == true)
      #expect(
        WorkEntry.form(words) { _, _ in [:] }.fields.map(\.id) == [
          "day", "project", "minutes", "note", "next_day",
        ])
      let pickers = Pickers.form(PickerWords.of(Locale(identifier: language)))
      #expect(
        pickers.sections.map { $0.fields.map(\.id) } == [
          ["open", "month", "year"],
          [
            "wheels", "calendar", "compact", "automatic", "limited", "closed", "long",
            "month_of_year",
          ],
          ["moment_wheels", "moment_calendar", "moment_compact", "amsterdam"],
          ["time", "quarters", "span"],
        ])
      #expect(
        pickers.fields.map { "\($0.editor)".prefix { $0 != "(" } } == [
          "openCalendar", "miniPicker", "miniPicker", "wheels", "calendar", "compact", "wheels",
          "calendar", "calendar", "calendar", "wheels", "wheels", "calendar", "compact", "wheels",
          "wheels", "wheels", "wheels",
        ])
      #expect(pickers.field("automatic")?.editor.dates?.isAutomatic == true)
      #expect((try? Person.form(words).outline()) != nil)
      #expect((try? Options.form(words).outline()) != nil)
      #expect((try? Appointment.form(words).outline()) != nil)
    }
  }

  /// The added words are new ones.
  @Test("The demo's buttons shuffle its words, add three and remove three")
  func buttonsChangeTheWords() {
    var generator = SeededGenerator(seed: 1)
    func words(_ button: FieldID, _ words: [String]) -> [String] {
      WordButtons.words(after: button, of: words, using: &generator)
    }
    let first = Options.firstWords
    #expect(
      words(WordButtons.shuffle, first).sorted() == first
        && words(WordButtons.shuffle, first) != first)
    let more = words(WordButtons.more, first)
    #expect(more.count == 11 && more.filter(first.contains) == first && Set(more).count == 11)
    let fewer = words(WordButtons.fewer, first)
    #expect(fewer.count == 5 && first.filter(fewer.contains) == fewer)
    #expect(words(WordButtons.fewer, ["one"]).isEmpty)
    #expect(Options.words(in: "a\r\nb\n\na\nc") == ["a", "b", "c"])
  }

  @Test("Each language has its own words for the demo")
  func eachLanguageHasItsWords() {
    let all = Self.languages.map { DemoWords.of(Locale(identifier: $0)) }
    for (index, words) in all.enumerated() {
      #expect(all.firstIndex(of: words) == index)
      for (name, text) in Mirror(reflecting: words).children {
        #expect((text as? String)?.isEmpty == false, "\(Self.languages[index]): \(name ?? "")")
      }
    }
    let pickers = Self.languages.map { PickerWords.of(Locale(identifier: $0)) }
    for (index, words) in pickers.enumerated() {
      #expect(pickers.firstIndex(of: words) == index)
      for (name, text) in Mirror(reflecting: words).children {
        #expect((text as? String)?.isEmpty == false, "\(Self.languages[index]): \(name ?? "")")
      }
    }
    #expect(DemoWords.of(Locale(identifier: "nl_BE")) == DemoWords.dutch)
    #expect(DemoWords.of(Locale(identifier: "fr")) == DemoWords.english)
  }

  /// The options are shown in the reader's language; the database keeps its own values.
  @Test("Marital status is offered in each language and stored in one")
  func maritalStatusIsChosenInEachLanguage() throws {
    let titles = [
      "en": ["Single", "Married"], "de": ["Ledig", "Verheiratet"], "nl": ["Ongehuwd", "Gehuwd"],
      "ar": ["أعزب/عزباء", "متزوج/ة"],
    ]
    let stored = Set(DemoPeople.all().compactMap(\.maritalStatus))
    #expect(stored.subtracting(Person.maritalStatuses) == ["it’s complicated"])
    for language in Self.languages {
      let environment = FormEnvironment(
        locale: Locale(identifier: language), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
      let form = Person.form(DemoWords.of(environment.locale))
      let field = try #require(form.field("marital_status"))
      #expect(field.unfolds && field.editor.choice?.allowsOther == true)
      var person = Person(maritalStatus: "married")
      let options = field.options(in: person)
      #expect(options.map(\.value) == Person.maritalStatuses.map { .text($0) })
      let shown = options.map { field.title(of: $0, in: environment) }
      #expect(Array(shown.prefix(2)) == titles[language] && Set(shown).count == 6)
      #expect(field.displayText(in: person, environment) == titles[language]?[1])
      let typed = try field.value(
        from: shown[0].uppercased(), replacing: field.read(person), in: person, environment)
      #expect(typed == .text("single"))
      person.maritalStatus = "it’s complicated"
      #expect(field.displayText(in: person, environment) == "it’s complicated")
      #expect(form.problems(of: person, environment: environment).map(\.field) == ["name"])
    }
  }

  @Test("The demo's screens are served")
  func theScreensAreServed() throws {
    let server = try DemoScreenTests.server.get()
    let start = try server.client.get("/").text
    #expect(start.contains("href=\"/people\"") && start.contains("href=\"/appointment\""))
    #expect(start.contains("href=\"/hours\"") && start.contains("href=\"/months\""))
    #expect(try server.client.get("/people").text.contains("href=\"/record/1\""))
    let record = try server.client.get("/record/1").text
    for part in [">Ada Brandt</h1>", "06/12/2005", "Marital status"] {
      #expect(record.contains(part), "\(part)")
    }
    #expect(record.contains("Married"))
    #expect(try server.client.get("/record/1?lang=de").text.contains("Familienstand"))
    let appointment = try server.client.get("/appointment?lang=nl").text
    #expect(appointment.contains(">Dinner</h1>") && appointment.contains("Begint"))
  }

  @Test("The demo shows no user names and passwords", .promise(7))
  func credentialsAreNotListed() throws {
    let server = try DemoScreenTests.server.get()
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

  /// The words match in any order and case. A search never finds a secret.
  @Test("The demo's people are found by their names, and not by passwords")
  func peopleAreFoundByTheirNames() throws {
    let server = try DemoScreenTests.server.get()
    let found = try server.client.get("/people?q=BRANDT+ada").text
    #expect(found.contains("<mark>Ada</mark> <mark>Brandt</mark>"))
    #expect(found.contains("href=\"/record/1\"") && !found.contains("href=\"/record/2\""))
    // A search that ran out of time on a busy machine is repeated.
    try expectSoon {
      try server.client.get("/people?q=brandt+zzz").text.contains("No rows contain")
    }
    let password = try #require(DemoPeople.all().compactMap(\.password).first)
    try expectSoon {
      let secret = try server.client.get("/people?q=\(password)").text
      #expect(!secret.contains("<mark>"))
      return secret.contains("No rows contain")
    }
  }

  @Test("A person of the demo is added and duplicated")
  func aPersonIsAddedAndDuplicated() throws {
    let server = try DemoScreenTests.server.get()
    for address in ["/people?add", "/people?add=1"] {
      let page = try server.client.get(address).text
      let ticket = try #require(page.firstMatch(of: /name="~ticket" value="([^"]+)"/)).1
      let isCopy = address.hasSuffix("1")
      #expect(page.contains("Copied from Ada Brandt.") == isCopy)
      let answer = try server.client.post(
        address,
        form: [
          "name": "Bo Vos", "~original.name": "n", "~ticket": String(ticket), "~add": "save",
        ])
      #expect(answer.status == 303)
      let location = try #require(answer.headers["location"])
      let record = try server.client.get(location).text
      #expect(record.contains(">Bo Vos</h1>"))
      #expect(record.contains("06/12/2005") == isCopy)
    }
  }

  @Test("An end date before the start is refused in the demo")
  func endedIsNeverBeforeStarted() throws {
    let server = try DemoScreenTests.server.get()
    let refused = try server.client.post(
      "/record/1", form: ["ended_work": "2005-06-11", "~original.ended_work": "n"])
    #expect(refused.status == 422)
    let taken = try server.client.post(
      "/record/1", form: ["ended_work": "2005-06-12", "~original.ended_work": "n"])
    #expect(taken.status == 303)
    let late = try server.client.post(
      "/record/1", form: ["started_work": "2005-06-13", "~original.started_work": "t:2005-06-12"])
    #expect(late.status == 422)
  }
}
