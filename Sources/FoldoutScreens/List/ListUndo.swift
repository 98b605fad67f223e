import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// One change of a row of a list, and the way to undo it.
package struct ListUndo: Equatable, Sendable {
  package var key: RecordKey
  package var sentence: String
  /// The removal's number, which restores the record; `nil` if that is not possible.
  package var restore: String?
  /// True if Undo was refused, and may be tried again.
  package var isRefused: Bool
  /// The identifier of the change for the host's next page; `nil` if it has none yet.
  package var id: String?

  package init(
    key: RecordKey, sentence: String, restore: String?, isRefused: Bool = false,
    id: String? = nil
  ) {
    self.key = key
    self.sentence = sentence
    self.restore = restore
    self.isRefused = isRefused
    self.id = id
  }

  /// The most changes of a page that can be undone.
  package static let maxCount = 20
}

extension ShownList {
  /// Sets the latest change. The previous change, if it is a removal that can be undone, is kept
  /// among the earlier ones, and offered again once this change is undone. It becomes the first of
  /// them, or the last if its Undo was refused.
  package mutating func announce(_ notice: ListUndo) {
    if let undo, undo.restore != nil {
      earlier.insert(undo, at: undo.isRefused ? earlier.endIndex : 0)
    }
    undo = notice
    earlier.removeLast(max(0, earlier.count + 1 - ListUndo.maxCount))
  }

  /// Forgets a removal that was undone, or that never can be.
  mutating func forget(_ restore: String) {
    if undo?.restore == restore { undo = nil }
    earlier.removeAll { $0.restore == restore }
  }

  /// The lines of the bar: the latest change and, if that offers no Undo or its Undo was
  /// refused, the removal before it.
  var shownUndos: [ListUndo] {
    let last = [undo].compactMap(\.self)
    guard last.allSatisfy({ $0.restore == nil || $0.isRefused }) else { return last }
    return last + earlier.prefix(1)
  }

  /// The bar of Undo; `nil` if there is nothing to tell.
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
