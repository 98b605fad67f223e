import Foundation
import Testing

@testable import FoldoutForms

/// Fields and sections that a condition hides.
@Suite("Hidden fields of a form") struct HidingTests {
  private struct Trip: Sendable {
    var isOvernight = false
    var nights: Int?
    var hotel = ""
    var leaves: LocalDate?
    var returns: LocalDate?
    var code = ""
    var again = ""
  }

  private static let form = Form<Trip>("Trip") {
    Section("Trip") {
      NumberField("Nights", \.nights).required().hidden { !$0.isOvernight }
      TextField("Code", \.code).hidden { $0.nights == nil }.hidden { !$0.isOvernight }
      TextField("Again", \.again).equal(to: \.code)
      DateField("Leaves", \.leaves).notAfter(\.returns)
    }
    Section("Back") { DateField("Returns", \.returns) }.hidden { !$0.isOvernight }
    Section(optionsOf: ChoiceField("Hotel", \.hotel, options: ["Ritz"])).hidden { !$0.isOvernight }
  }

  private static let environment = FormEnvironment(
    locale: Locale(identifier: "en"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))

  @Test("A field is hidden by its own conditions and by its section's, also over columns")
  func hidden() {
    let day = Trip(leaves: LocalDate(year: 2026, month: 5, day: 3))
    var night = day
    night.isOvernight = true
    let columns = Self.form.byColumns(template: day)
    #expect(
      Self.form.hiddenFields(in: day) == ["nights", "code", "returns", "hotel"])
    #expect(Self.form.hiddenFields(in: night) == ["code"])
    #expect(
      columns.hiddenFields(in: Self.form.columns(of: day)) == [
        "nights", "code", "returns", "hotel",
      ])
    night.nights = 1
    #expect(Self.form.hiddenFields(in: night).isEmpty)
  }

  @Test("Hidden fields are not checked, and check no other")
  func rules() throws {
    let may = try #require(LocalDate(year: 2026, month: 5, day: 3))
    var trip = Trip(leaves: may, returns: LocalDate(year: 2026, month: 5, day: 1), code: "1")
    func problems() -> [FieldID] {
      Self.form.problems(of: trip, environment: Self.environment).map(\.field)
    }
    #expect(problems() == [])
    let leaves = try #require(Self.form.field("leaves"))
    #expect(Self.form.offeredDays(of: leaves, in: trip).limits.latest == nil)
    trip.isOvernight = true
    #expect(problems() == ["nights", "leaves", "hotel"])
    trip.nights = 2
    #expect(problems() == ["again", "leaves", "hotel"])
    #expect(Self.form.offeredDays(of: leaves, in: trip).limits.latest?.day == 1)
  }

  @Test("A condition is read with its field, and with each field that names it")
  func guards() throws {
    let all = Set(Self.form.fields.map(\.id))
    for id in ["nights", "returns", "leaves", "again"] {
      let field = try #require(Self.form.field(FieldID(id)))
      let read = Self.form.fieldsReadByRules(of: field, at: .storing)
      #expect(Set(read) == all.subtracting([field.id]), "\(id)")
    }
  }

  private struct Vault: Sendable {
    var password = "abc"
    var note = ""
  }

  @Test("A condition does not see secrets, whoever checks the rules")
  func secrets() {
    let form = Form<Vault>("Vault") {
      Section("") {
        SecretField("Password", \.password)
        TextField("Note", \.note).required().hidden { $0.password.isEmpty }
      }
    }
    let columns = form.byColumns(template: Vault())
    var shown = form.columns(of: Vault())
    let revealed = shown
    shown["password"] = .redacted(1)
    let hidden = columns.hiddenFields(in: shown)
    #expect(hidden == ["note"])
    #expect(
      columns.problems(of: revealed, hidden: hidden, environment: Self.environment).isEmpty)
  }
}
