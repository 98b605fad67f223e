import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// References that are accepted, and the searches and messages about them.
@Suite struct ReferenceTests {
  private let tracks = Tracks()

  private func talk(_ actions: FieldInput.Action..., of field: FieldID = "AlbumId") throws
    -> Conversation
  {
    var input = FieldInput()
    input.actions = actions
    return Conversation(try tracks.screen(open: field.name), tracks.store, [(field, input)])
  }

  @Test("A reference refuses another class, bytes, nonsense and two values at once")
  func another() throws {
    for wire in ["t:Big%20Ones", "r:7ff0000000000000", "b:AB", "nonsense", "m:1:i:2"] {
      let talk = try talk(.chose(wire))
      #expect(talk.outcome == .refused, "\(wire)")
      #expect(talk.sentence("AlbumId")?.hasSuffix(".") == true, "\(wire)")
      #expect(tracks.store.stored?["AlbumId"] == .integer(3), "\(wire)")
    }
    #expect(try talk(.chose("i:1"), .chose("i:2")).outcome == .refused)
    #expect(try talk(.chose("n"), of: "ComposerId").outcome == .refused)
    let long = try talk(.chose("t:" + String(repeating: "x", count: 1_000_000)))
    #expect(long.sentence("AlbumId")?.hasPrefix("The option sent for Album is too long") == true)
  }

  @Test("A reference key given as text is the number that it spells")
  func spelled() throws {
    #expect(try talk(.chose("t:2")).outcome == .accepted(isStored: true))
    #expect(tracks.store.stored?["AlbumId"] == .integer(2))
  }

  @Test(
    "If the store refuses references, each one without a record is reported")
  func several() throws {
    let refusal = StoreAnswer.failed(
      .refused(rule: .foreignKey(to: nil), column: nil, table: "Track"))
    tracks.store.planned = [refusal]
    let one = Conversation(
      try tracks.screen(), tracks.store,
      [("AlbumId", .one(.typed("2"))), ("ComposerId", .one(.typed("99")))])
    #expect(one.sentence("AlbumId") == nil)
    #expect(
      one.sentence("ComposerId")
        == "There is no record 99 in “People”. Choose one from the list.")
    tracks.store.planned = [refusal]
    let both = Conversation(
      try tracks.screen(), tracks.store,
      [("AlbumId", .one(.typed("98"))), ("ComposerId", .one(.typed("99")))])
    #expect(both.sentence("AlbumId") == "There is no album 98. Choose one from the list.")
    #expect(both.sentence("ComposerId") != nil)
    // If the named record exists, the refusal concerns other records that refer to this one.
    tracks.store.planned = [
      .failed(.refused(rule: .foreignKey(to: nil), column: "AlbumId", table: "Track"))
    ]
    #expect(try talk(.chose("i:2")).sentence("AlbumId")?.contains("break a link") == true)
  }

  @Test("A host learns at once which references to name: stored, entered and previous ones")
  func titles() throws {
    var screen = try tracks.screen()
    screen.undo.lines = [
      .init(field: "AlbumId", old: .integer(1), newToken: screen.tokens["AlbumId"])
    ]
    var submission = Submission(.form)
    submission.change("AlbumId") { $0.actions = [.chose("i:2"), .typed("4")] }
    submission.change("Name") { $0.actions = [.typed("5")] }
    let named = screen.referenceVariants(for: submission).map { $0["AlbumId"] }
    #expect(Set(named) == [.integer(3), .integer(1), .integer(2), .integer(4)])
  }

  @Test("A search is requested once, for an open drawer only, and saves nothing")
  func questions() throws {
    #expect(try tracks.screen().pendingSearches.isEmpty)
    var screen = try tracks.screen(open: "AlbumId")
    let request = try #require(screen.pendingSearches.first)
    #expect(request.query.isEmpty && screen.pendingSearches.count == 1)
    screen.take(Tracks.find(request), to: request)
    #expect(screen.pendingSearches.isEmpty)
    var submission = Submission(.form)
    submission.searches = ["AlbumId": "rock"]
    var editing = RecordEditing(screen)
    guard case .ask(.find(let asked)) = try editing.submit(submission) else {
      return #expect(Bool(false), "not asked")
    }
    #expect(asked.map(\.query) == ["rock"])
    // An answer to a query that has since changed is dropped.
    var record = editing.record
    record.take(.found(LabelMatches(labels: [])), to: request)
    #expect(record.pendingSearches.count == 1)
    guard case .show(let conclusion) = editing.answered(.found(asked.map(Tracks.find))) else {
      return #expect(Bool(false), "not shown")
    }
    #expect(conclusion.outcome == .accepted(isStored: false))
    #expect(editing.record.pendingSearches.isEmpty)
    #expect(
      conclusion.step.update?.reconfigured.map(\.item).contains(.drawer(of: .field("AlbumId")))
        == true)
  }

  private struct Order: Sendable {
    var customer = 7
    var agrees = false

    static let form = Form<Order>("Order") {
      Section("") {
        ReferenceField("Customer", \.customer, search: { _, _ in [] }, titles: { _ in [:] })
        SwitchField("Agrees", \.agrees).rule(when: .onSubmit) { value, _ in
          value == .flag(true) ? nil : "Agree first."
        }
      }
    }
  }

  @Test("Rules for saving are not checked by a search, unless it comes with a save")
  func notASave() throws {
    let form = Order.form.byColumns(template: Order())
    let table = form.matchingTable
    let store = ModelStore(table, Order.form.columns(of: Order()))
    let screen = try ShownRecord(
      #require(store.reading), of: form, in: table, open: [.field("customer")])
    for (query, outcome) in [
      ("ada", RecordConclusion.Outcome.accepted(isStored: false)), ("", .refused),
    ] {
      var submission = Submission(.form)
      submission.searches = ["customer": query]
      var editing = RecordEditing(screen)
      guard case .ask(.find(let asked)) = try editing.submit(submission),
        case .show(let conclusion) = editing.answered(.found(asked.map(Tracks.find)))
      else { return #expect(Bool(false), "not shown") }
      #expect(conclusion.outcome == outcome, "\(query)")
    }
  }

  @Test(
    "The noun for a record is derived from the table's name if that is simple",
    arguments: [
      ("Album", "AlbumId", "Album"), ("Customers", "customer_id", "Customer"),
      ("order_details", "x", "Order detail"), ("Categories", "cat", "Category"),
      ("Boxes", "b", "Box"), ("People", "person_id", nil), ("Kunden", "kunde", nil),
      ("Status", "state", nil), ("Employee", "ReportsTo", nil),
      ("MediaType", "MediaTypeId", "Media type"),
    ] as [(String, String, String?)])
  func nouns(table: String, column: String, noun: String?) throws {
    let schema = TableSchema(
      name: "t", key: .rowid, columns: [ColumnSchema(name: column, declaredType: "INTEGER")])
    let form = schema.form(
      isWritable: true, targets: [column: ReferenceTarget(table: table, column: "id")])
    let store = ModelStore(
      schema, DynamicRecord(columns: [column], values: [.integer(1)]))
    store.planned = [.failed(.refused(rule: .foreignKey(to: nil), column: column, table: "t"))]
    let screen = try ShownRecord(
      #require(store.reading), of: form, in: schema, environment: .reader("de"))
    let talk = Conversation(screen, store, [(FieldID(column), .one(.typed("9")))])
    let sentence = talk.sentence(FieldID(column)) ?? ""
    #expect(noun.map { sentence.hasPrefix("\($0) 9 gibt es nicht.") } ?? sentence.hasPrefix("In „"))
  }
}
