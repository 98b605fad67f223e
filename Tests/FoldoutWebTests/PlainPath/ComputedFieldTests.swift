import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// A field that is computed from others shows their present values.
@Suite struct ComputedFieldTests {
  private struct Guest: Sendable {
    var first = "Ada"
    var last = "Brandt"
    var number = "G-7"
    let house = "Elm"
    var whole: String { "\(last), \(first)" }
  }

  private static let form = Form<Guest>("Guest") {
    Section("Guest") {
      TextField("First", \.first)
      TextField("Last", \.last)
      ReadOnlyField("Whole", \.whole)
      ReadOnlyField("Number", \.number)
      ReadOnlyField("House", \.house)
    }
  }

  private static func site() -> (visitor: Visitor, store: MemoryStore) {
    let columns = form.columns(of: Guest())
    let table = TableSchema(
      name: "guest", key: .rowid, columns: columns.columns.map { ColumnSchema(name: $0) })
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["guest": [columns]])
    return (Visitor(store, forms: ["guest": form.byColumns(template: Guest())]), store)
  }

  @Test("A computed field has no column")
  func onlyWhatIsStoredIsAColumn() {
    #expect(Self.form.columns(of: Guest()).columns == ["first", "last", "number", "house"])
    #expect(Self.form.fields.filter(\.isComputed).map(\.id) == ["whole"])
  }

  @Test("A computed field follows in the batch that changes its source")
  func itFollowsInTheBatchOfAnotherFieldsChange() async throws {
    let (visitor, _) = Self.site()
    let page = await visitor.get("/t/guest/1")
    #expect(try PageReader.page(page).byID("r-whole")?.text == "Whole Brandt, Ada")
    let answer = await visitor.post(
      "/t/guest/1",
      [("first", "Ida"), ("~original.first", "t:Ada"), ("from", try ModelPage(page).fingerprint)],
      Visitor.script)
    #expect(answer.code == 200)
    let rows = try WireBatch(answer.body).ops.compactMap { operation -> String? in
      guard case .replace(let id, let html) = operation, id == "r-whole" else { return nil }
      return try? PageReader.element(html).text
    }
    #expect(rows == ["Whole Brandt, Ida"])
    let after = try PageReader.page(await visitor.get("/t/guest/1"))
    #expect(after.byID("r-whole")?.text == "Whole Brandt, Ida")
    #expect(after.byID("r-number")?.text == "Number G-7")
    #expect(after.byID("r-house")?.text == "House Elm")
  }

  /// A computed field needs no column, and a column with its name is not read.
  @Test("A screen computes a field from its columns, even if a column has its name")
  func aScreenComputesItOfItsColumns() async throws {
    let store = Company.store(of: [
      (ColumnSchema(name: "first", declaredType: "TEXT"), .text("Björn")),
      (ColumnSchema(name: "last", declaredType: "TEXT"), .text("Lund")),
    ])
    let form = Form<Guest>("Guest") {
      Section("") {
        TextField("First", \.first)
        ReadOnlyField("Whole", \.whole)
        TextField("Last", \.last)
      }
    }
    let screen = Screen.record(
      { _ in "Guest" }, of: "t", key: RecordKey([.integer(1)]), at: "/guest",
      form: { _ in form }, blank: Guest())
    #expect(screen.fault(in: try await store.schema()) == nil)
    let visitor = Visitor(store, screens: [screen])
    let page = try PageReader.page(await visitor.get("/guest"))
    #expect(page.byID("r-whole")?.text == "Whole Lund, Björn")
  }
}
