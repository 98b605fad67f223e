import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// A track of a music shop; its album and composer are references to other tables.
struct Tracks {
  static let albums = ["Balls to the Wall", "Big Ones", "Let There Be Rock", "Plays Metallica"]

  let store: ModelStore
  let form: Form<DynamicRecord>
  let table: TableSchema

  init(album: StoredValue = .integer(3), isWritable: Bool = true) {
    table = TableSchema(
      name: "Track", key: .columns(["TrackId"]),
      columns: [
        ColumnSchema(name: "TrackId", declaredType: "INTEGER"),
        ColumnSchema(name: "Name", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(
          name: "AlbumId", declaredType: "INTEGER",
          reference: .init(table: "Album", column: "AlbumId")),
        ColumnSchema(
          name: "ComposerId", declaredType: "INTEGER", isNotNull: true,
          reference: .init(table: "People", column: nil)),
      ], isWritable: isWritable)
    form = table.form(
      isWritable: isWritable,
      targets: [
        "AlbumId": ReferenceTarget(table: "Album", column: "AlbumId"),
        "ComposerId": ReferenceTarget(table: "People", column: "id"),
      ])
    store = ModelStore(
      table,
      DynamicRecord(
        columns: table.columns.map(\.name),
        values: [.integer(1), .text("Overdose"), album, .integer(7)]))
    for (index, title) in Tracks.albums.enumerated() {
      store.labels["AlbumId", .integer(Int64(index + 1))] = Tracks.label(index + 1, title)
    }
    store.labels["ComposerId", .integer(7)] = Tracks.label(7, "Young")
  }

  /// A store that refuses references to missing records, as a database does.
  var keeping: (Change) -> StoreAnswer {
    { [store] change in
      let lost = change.cells.first { cell in
        cell.new != .null && store.labels[cell.column, cell.new] == nil
          && cell.column.hasSuffix("Id")
      }
      guard let lost else { return store.answer(change) }
      return .failed(.refused(rule: .foreignKey(to: nil), column: lost.column, table: "Track"))
    }
  }

  static func label(_ id: Int, _ title: String) -> RecordLabel {
    RecordLabel(
      value: .integer(Int64(id)), key: RecordKey([.integer(Int64(id))]), title: title)
  }

  /// Returns the albums whose titles contain the query.
  static func find(_ request: ReferenceSearchRequest) -> ReferenceSearch.Result {
    let found = albums.enumerated().filter {
      request.query.isEmpty || $0.element.lowercased().contains(request.query.lowercased())
    }
    return .found(LabelMatches(labels: found.map { label($0.offset + 1, $0.element) }))
  }

  func screen(
    open: String..., environment: FormEnvironment = Stay.environment
  ) throws -> ShownRecord {
    try ShownRecord(
      #require(store.reading), of: form, in: table, open: open.map { .field(FieldID($0)) },
      environment: environment)
  }

  func host(
    open: String..., environment: FormEnvironment = Stay.environment,
    find: @escaping (ReferenceSearchRequest) -> ReferenceSearch.Result = Tracks.find
  ) throws -> TextHost {
    let screen = try ShownRecord(
      #require(store.reading), of: form, in: table, open: open.map { .field(FieldID($0)) },
      environment: environment)
    return TextHost(
      screen, read: { [store] in store.reading }, find: find, store: keeping)
  }
}

extension TextHost {
  /// Returns the lines of some fields: their rows with everything drawn under them.
  func lines(_ fields: FieldID...) -> String {
    visibleItems.filter { fields.contains($0.owner.field) }
      .flatMap { cell(of: $0)?.lines ?? [] }.joined(separator: "\n")
  }
}
