import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The last thing that was done with a row, and the way to take it back.
package struct ListUndo: Equatable, Sendable {
  package var key: RecordKey
  package var sentence: String
  /// The text that brings it back; `nil` where nothing does.
  package var restore: String?
  /// True where bringing it back was refused, and may be tried again.
  package var isRefused: Bool
  /// The name under which the host knows it on its next page; `nil` where it has none yet.
  package var name: String?

  package init(
    key: RecordKey, sentence: String, restore: String?, isRefused: Bool = false,
    name: String? = nil
  ) {
    self.key = key
    self.sentence = sentence
    self.restore = restore
    self.isRefused = isRefused
    self.name = name
  }

  /// The most changes of a page that can be taken back.
  package static let maxCount = 20
}

extension ShownList {
  /// Says what was done last. The removal that was offered until then is offered again once this
  /// one is taken back; one that was refused comes after all others.
  package mutating func tell(_ deed: ListUndo) {
    if let undo, undo.restore != nil {
      earlier.insert(undo, at: undo.isRefused ? earlier.endIndex : 0)
    }
    undo = deed
    earlier.removeLast(max(0, earlier.count + 1 - ListUndo.maxCount))
  }

  /// Forgets a removal that was taken back, or never can be.
  mutating func forget(_ restore: String) {
    if undo?.restore == restore { undo = nil }
    earlier.removeAll { $0.restore == restore }
  }

  /// The lines of the bar: the last thing that was done and, where it offers nothing, the removal
  /// before it.
  var shownUndos: [ListUndo] {
    let last = [undo].compactMap(\.self)
    guard last.allSatisfy({ $0.restore == nil || $0.isRefused }) else { return last }
    return last + earlier.prefix(1)
  }

  /// The bar of Undo; `nil` where there is nothing to tell.
  package var undoFace: ListUndoFace? {
    let shownUndos = shownUndos
    guard !shownUndos.isEmpty else { return nil }
    return ListUndoFace(
      lines: shownUndos.enumerated().map { index, undo in
        .init(
          id: .record(undo.key), key: undo.key, sentence: undo.sentence,
          restore: undo.restore.map {
            .init(wire: $0, label: "\(words.actions.undo): \(undo.sentence)")
          }, isEarlier: index > 0, isRefused: undo.isRefused)
      }, title: words.actions.undo, close: words.actions.close)
  }
}
