import Testing

@testable import FoldoutForms

/// Fields that only show a property.
@Suite("Fields that show a property") struct ShownPropertyTests {
  private struct Guest: Sendable {
    var name = "Ada"
    var other = "Bo"
  }

  @Test("A field follows the property that another field edits, and stores it only once")
  func follows() throws {
    let form = Form<Guest>("Guest") {
      Section("") {
        TextField("Name", \.name)
        ReadOnlyField("Shown", \.name)
        ReadOnlyField("Other", \.other)
      }
    }
    let columns = form.byColumns(template: Guest())
    var record = form.columns(of: Guest())
    #expect(record.columns == ["name", "other"])
    record["name"] = .text("Cy")
    let shown = try #require(columns.field("shown"))
    #expect(shown.read(record) == .value(.text("Cy")))
  }

  @Test("The error for a property that no field edits says so")
  func unknownProperty() {
    let form = Form<Guest>("Guest") {
      Section("") { TextField("Name", \.name).equal(to: \.other) }
    }
    #expect {
      try form.check()
    } throws: { error in
      "\(error)".hasSuffix(
        "Guest.other”, which no field of the form edits. Add a field for it, or name a property "
          + "that has one.")
    }
  }
}
