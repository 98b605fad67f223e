import Foundation
import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// A walk of random snapshots, choices and taps over an ``Offer``, compared with its model.
///
/// It acts as a host without cells: it keeps pending entries, applies each update, and records the
/// face with which each row was drawn.
struct OfferWalk {
  /// A difference from the model.
  struct DifferenceError: Error, CustomStringConvertible {
    var description: String
  }

  static let environment = Stay.environment
  let forms: [(form: Form<DynamicRecord>, layout: RecordLayout)]
  let store: ModelStore
  var random: SeededGenerator
  var model = OfferModel()
  /// The value of each choice on the screen, which may be older than the stored one.
  var seen: [FieldID: OfferModel.Chosen] = [:]
  /// The screen's value of each choice at the time of its pending entry.
  var seenEntries: [FieldID: OfferModel.Chosen] = [:]
  /// The words that are marked as chosen but not stored.
  var marks: [FieldID: [String]] = [:]
  /// The row whose drawer is open.
  var open: FieldID?
  var screen: ShownRecord
  var entries: [FieldID: PendingEntry] = [:]
  var counting: CountingTable
  var mirror: MirrorTable<String, RowID>
  /// The faces with which rows were drawn.
  var cells: RowFaces
  var faces: RowFaces
  var path: [String] = []
  /// The number of times each kind of event occurred, so that a law can check that all did.
  var met: [String: Int] = [:]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    forms = try Offer.forms.map { ($0, try RecordLayout($0)) }
    store = ModelStore(
      Offer.table,
      DynamicRecord(columns: Offer.columns.map(\.name), values: Offer.columns.map(\.value)))
    screen = try ShownRecord(
      #require(store.reading), form: forms[0].form, layout: forms[0].layout,
      target: OfferWalk.target, open: [], environment: OfferWalk.environment)
    counting = CountingTable(counts: screen.table.sectionCounts)
    mirror = MirrorTable(showing: screen.table.presentation)
    cells = screen.rowFaces
    faces = cells
    for name in ["stock", "other"] {
      model.stock[name] = ["a", "b", "ü"].map { .init(text: $0, isEnabled: true) }
    }
    for rule in Offer.rules {
      let words: [FieldID: [String]] = ["one": ["a"], "many": ["a"], "days": ["a", "b"]]
      model.chosen[rule.field] = .init(words[rule.field] ?? [], isSeveral: rule.isSeveral)
    }
    seen = model.chosen
  }

  static let target = RecordTarget(
    table: Offer.table.name, key: RecordKey([.integer(1)]), title: "Offer", fallbackTitle: "Offer",
    scope: "/t/offers/1")

  /// Takes the given number of steps. Throws the first difference, with the last steps before it.
  mutating func walk(_ steps: Int) throws {
    for step in 0..<steps {
      do {
        try self.step()
        guard step % 16 == 0 else { continue }
        try compareDrawnAnew()
      } catch {
        throw DifferenceError(
          description: path.suffix(12).joined(separator: "\n") + "\nstep \(step): \(error)")
      }
    }
  }

  mutating func note(_ what: String, _ detail: String = "") {
    met[what, default: 0] += 1
    path.append("\(what) \(detail)")
    if path.count > 64 { path.removeFirst(32) }
  }
}

extension ScreenTable {
  /// The number of rows in each section, as a data source reports it.
  var sectionCounts: [Int] { (0..<sectionCount).map(itemCount(inSection:)) }
}
