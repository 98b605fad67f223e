import Foldout
package import FoldoutForms
package import FoldoutRecords
package import FoldoutWords

/// A list of records as a screen shows it at one moment: the rows, the open bar, and the outcome of
/// the last press.
///
/// Faces are computed from it. It does not depend on the host that draws them.
package struct ShownList: Sendable {
  package let environment: FormEnvironment
  /// True if a row leads to its record, so that a button beside it unfolds the bar.
  package let linksToRecords: Bool
  /// True if rows have actions at all.
  package let hasActions: Bool
  package private(set) var records: [ListedRecord] {
    didSet {
      indices = ShownList.indices(of: records)
      repeatedTitles = ShownList.repeatedTitles(of: records)
      repeatedTexts = ShownList.repeatedTexts(of: records, titled: repeatedTitles)
    }
  }
  /// The indices of the records by their keys, because every row looks up its record.
  private var indices: [RecordKey: Int]
  /// The titles that several rows have, as rows show them.
  private var repeatedTitles: Set<String>
  /// The titles with second lines that several rows have.
  private var repeatedTexts: Set<String>
  /// The bars of open rows, and of one that was pressed.
  package private(set) var bars: [RecordKey: BarReading]
  /// The line under the rows, which follows from all records and may be empty; `nil` for a list
  /// without one.
  package private(set) var footer: String?
  package var table: ScreenTable
  /// The failures and their reasons, by row.
  package var problems: [RecordKey: RowProblem] = [:]
  /// The last change, and the way to undo it.
  package var undo: ListUndo?
  /// The earlier removals that can be undone, the latest first.
  package var earlier: [ListUndo] = []

  /// The one section of the rows.
  package static let section = "rows"

  /// A list that was read, with the `open` rows unfolded.
  package init(
    _ reading: ListReading, linksToRecords: Bool, hasActions: Bool, open: [RecordKey],
    environment: FormEnvironment
  ) {
    self.environment = environment
    self.linksToRecords = linksToRecords
    self.hasActions = hasActions
    records = reading.records
    indices = ShownList.indices(of: reading.records)
    repeatedTitles = ShownList.repeatedTitles(of: reading.records)
    repeatedTexts = ShownList.repeatedTexts(of: reading.records, titled: repeatedTitles)
    bars = reading.bars
    footer = reading.footer
    let outline = ShownList.outline(of: reading.records)
    table = ScreenTable(
      outline, owners: ShownList.owners(of: reading.records, hasActions), policy: .one,
      open: open.map(RowID.record))
  }

  /// Replaces the contents by what was read now, and returns the event that updates the table;
  /// `nil` if its rows are the same.
  mutating func show(_ reading: ListReading) -> ScreenEvent? {
    records = reading.records
    bars = reading.bars
    footer = reading.footer
    let outline = ShownList.outline(of: records)
    let owners = ShownList.owners(of: records, hasActions)
    let isSame = outline == table.outline && owners == table.owners
    return isSame ? nil : .replace(outline, owners: owners)
  }

  /// The record with a key; `nil` if the list does not show it.
  package func record(_ key: RecordKey) -> ListedRecord? { indices[key].map { records[$0] } }

  private static func indices(of records: [ListedRecord]) -> [RecordKey: Int] {
    Dictionary(
      records.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func repeatedTitles(of records: [ListedRecord]) -> Set<String> {
    repeated(records.map(\.title.excerpt))
  }

  /// Returns the texts that several of the rows with a repeated title have.
  private static func repeatedTexts(
    of records: [ListedRecord], titled titles: Set<String>
  ) -> Set<String> {
    if titles.isEmpty { return [] }
    return repeated(records.filter { titles.contains($0.title.excerpt) }.map(\.text))
  }

  private static func repeated(_ texts: [String]) -> Set<String> {
    var known: Set<String> = []
    return Set(texts.filter { !known.insert($0).inserted })
  }

  /// The title of a row for labels that must differ between rows: with its second line if other
  /// rows have the same title, and with its key if they have the same second line, too.
  func distinctTitle(of record: ListedRecord) -> String {
    let title = record.title.excerpt
    guard repeatedTitles.contains(title) else { return title }
    let text = record.text
    return repeatedTexts.contains(text) ? "\(text) (\(record.key.shown))" : text
  }

  /// The title of a row, also of one that is not shown.
  func title(of key: RecordKey) -> String {
    record(key)?.title ?? bars[key]?.title ?? key.shown
  }

  /// The name of a row's record in a sentence about it, also for a row that is not shown.
  func name(of key: RecordKey) -> String { record(key)?.name ?? title(of: key) }

  package var words: Words { environment.words }

  private static func outline(of records: [ListedRecord]) -> ScreenOutline {
    let rows = records.map { RowID.record($0.key) }
    // The engine refuses an outline with duplicate rows, so only the first of each is kept.
    if let outline = try? ScreenOutline([.init(id: section, rows: rows)]) { return outline }
    var known: Set<RowID> = []
    let once = rows.filter { known.insert($0).inserted }
    do {
      return try ScreenOutline([.init(id: section, rows: once)])
    } catch {
      preconditionFailure("An outline without duplicate rows is always valid: \(error)")
    }
  }

  private static func owners(of records: [ListedRecord], _ hasActions: Bool) -> Set<RowID> {
    hasActions ? Set(records.map { .record($0.key) }) : []
  }
}

/// A press that was refused, and the reason, as shown under the row.
package struct RowProblem: Equatable, Sendable {
  package var sentence: String
  /// The action that goes ahead once the person consents; `nil` if none can.
  package var consent: Consent?

  package init(sentence: String, consent: Consent? = nil) {
    self.sentence = sentence
    self.consent = consent
  }

  /// A question before something is lost for good.
  package struct Consent: Equatable, Sendable {
    package var action: ActionID
    package var title: String
    package var keep: String
    package var original: String
  }
}

extension ListedRecord {
  /// The title and the second line as a row shows them.
  fileprivate var text: String {
    guard let detail = detail?.excerpt else { return title.excerpt }
    return "\(title.excerpt) · \(detail)"
  }
}
