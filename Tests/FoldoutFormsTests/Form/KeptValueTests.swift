import FoldoutForms
import Foundation
import Testing

/// Values of a program's record that no column can store.
@Suite struct KeptValueTests {
  private struct Reading: Sendable {
    var name = "Ada"
    var factor = 0.5
    var share: Double?
    var total = Decimal(7)
    var tags: [String] = []
  }

  private static let form = Form<Reading>("Reading") {
    Section("") {
      TextField("Name", \.name)
      NumberField("Factor", \.factor)
      NumberField("Share", \.share)
      NumberField("Total", \.total)
    }
  }

  @Test(
    "A number that is not a decimal is kept in the record and reported",
    arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func numbers(_ number: Double) throws {
    var reading = Reading(factor: number)
    let fault = UnstorableValueError(field: "factor", label: "Factor", value: "\(number)")
    #expect(throws: fault) { try Self.form.checkValues(of: reading) }
    guard case .real(let kept) = Self.form.columns(of: reading)["factor"] else {
      Issue.record("the column has no number")
      return
    }
    #expect(kept == number || kept.isNaN && number.isNaN)
    reading = Reading(share: number)
    #expect(throws: UnstorableValueError.self) { try Self.form.checkValues(of: reading) }
    #expect(fault.description.contains("“Factor”"))
  }

  @Test("Every other number is accepted", arguments: [0, 0.1, -1e100, 5e-100, .pi])
  func otherNumbers(_ number: Double) throws {
    try Self.form.checkValues(of: Reading(factor: number, share: number))
  }

  @Test("A value whose kind differs from its field's is reported")
  func otherKinds() throws {
    let field = Field<Reading>(
      id: "day", label: "Day", kind: .date, read: { _ in .value(.time(.midnight)) },
      write: { _, _ in false })
    let form = Form<Reading>(
      "Reading", sections: [Section(id: "", title: "", fields: [field])])
    #expect(throws: UnstorableValueError.self) { try form.checkValues(of: Reading()) }
  }
}
