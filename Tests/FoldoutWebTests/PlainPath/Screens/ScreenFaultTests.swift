import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutWeb

/// A screen with a field that could not be stored, which prevents its host from starting.
@Suite struct ScreenFaultTests {
  private static func form(id: FieldID) -> Form<Person> {
    Form<Person>("Person") {
      Section("") {
        TextField("Name", \.name)
        DateField("Hired on", \.hired).id(id)
        ButtonField("Greet", id: "greet")
      }
    }
  }

  private static func screens(over table: String = "people", id: FieldID) -> [Screen] {
    let form = form(id: id)
    return [
      .planned("Months"),
      .list(
        "People", of: table, at: "/people", records: "/record", form: { _ in form },
        blank: Person()),
      .record(
        "Me", of: table, key: RecordKey([.integer(2)]), at: "/me", form: { _ in form },
        blank: Person()),
    ]
  }

  @Test("A screen whose field has no column is reported with field, screen and table")
  func aFieldWithoutAColumnIsNamed() async throws {
    let schema = try await Company.store().schema()
    let faults = Self.screens(id: "hired_on").map { $0.error(in: schema) }
    #expect(
      faults == [
        nil, .fieldWithoutColumn("hired_on", screen: "People", table: "people"),
        .fieldWithoutColumn("hired_on", screen: "Me", table: "people"),
      ])
    for fits in [Self.screens(id: "hired"), Self.screens(over: "none", id: "x"), Company.screens] {
      #expect(fits.allSatisfy { $0.error(in: schema) == nil })
    }
  }

  @Test(
    "A screen whose form names an unknown field is reported, also before its table exists",
    arguments: ["people", "none"])
  func anUnknownFieldIsNamed(table: String) async throws {
    let form = Form<Person>("Person") {
      Section("") { DateField("Hired", \.hired).notBefore("born") }
    }
    let screen = Screen.list(
      "People", of: table, at: "/people", records: "/record", form: { _ in form },
      blank: Person())
    let error = FormError.unknownField("born", namedBy: "hired")
    #expect(
      screen.error(in: try await Company.store().schema())
        == .form(error, screen: "People"))
    #expect(throws: error) { try WebHost(form, value: Person()) }
  }

  @Test("A path that repeats or is not one part, or an unknown order, keeps a host from listening")
  func faultyPaths() async throws {
    func check(_ screens: [Screen]) async throws {
      try await Program(store: Company.store(), title: "Demo", screens: screens).check()
    }
    func people(
      _ title: LocalizedText, at path: String, order: RowOrder = .key
    ) -> Screen {
      .list(
        title, of: "people", at: path, records: "/record", form: { _ in Self.form(id: "hired") },
        blank: Person(), order: order)
    }
    try await check([people("People", at: "/people"), .planned("People")])
    for path in ["people", "", "/", "/people/all"] {
      await #expect(throws: ScreenError.malformedPath(path, screen: "People")) {
        try await check([people("People", at: path)])
      }
    }
    let order = RowOrder(column: "nam")
    await #expect(
      throws: ScreenError.unknownOrder(column: "nam", screen: "People", table: "people")
    ) {
      try await check([people("People", at: "/people", order: order)])
    }
    await #expect(throws: ScreenError.repeatedPath("/record", screens: ["People", "Me"])) {
      try await check([
        people("People", at: "/people"),
        .record(
          "Me", of: "people", key: RecordKey([.integer(1)]), at: "/record",
          form: { _ in Self.form(id: "hired") }, blank: Person()),
      ])
    }
  }

  private struct Rate: Sendable { var rate = Decimal(string: "0.12345678901234567") }

  @Test("A screen that starts records with a value that its column cannot store is reported")
  func aValueThatNoColumnKeepsIsNamed() async throws {
    let schema = try await Company.store().schema()
    func fault(_ rate: Rate) -> ScreenError? {
      Screen.list(
        "Rates", of: "people", at: "/rates", records: "/rate",
        form: { _ in Form<Rate>("Rate") { Section("") { NumberField("Rate", \.rate) } } },
        blank: rate
      ).error(in: schema)
    }
    #expect(
      fault(Rate())
        == .unstorableValue(
          "rate", value: "0.12345678901234567", screen: "Rates", table: "people"))
    #expect(fault(Rate(rate: 31.5)) == nil && fault(Rate(rate: nil)) == nil)
  }

  @Test("A host with a faulty screen does not start listening", .timeLimit(.minutes(2)))
  func theHostDoesNotListen() async throws {
    let host = WebHost(
      Program(store: Company.store(), title: "Demo", screens: Self.screens(id: "hired_on")))
    await #expect(
      throws: ScreenError.fieldWithoutColumn("hired_on", screen: "People", table: "people")
    ) {
      // A host that listens after all would not return.
      try await host.run(port: 0) { _ in }
    }
  }
}
