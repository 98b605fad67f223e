import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// A read-only value.
package enum ShownFace: Equatable, Sendable {
  /// A text beside its label.
  case text(String)
  /// The record that a value names, beside its label.
  case reference(ReferencedRecordFace)
  /// A picture beside its label.
  case picture(PictureFace)
  /// A long text below its label, with the title of the link to the whole text if it is cut.
  case long(String, all: String?)
  /// The beginning of a text that is too long for a page, the sentence that says so, and the title
  /// of the link that downloads the whole text.
  case tooLong(String, String, download: String)
}

extension ShownFace {
  /// The face of a read-only value.
  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    let words = record.words.values
    let name = field.id.name
    if case .text(let bytes) = record.stored[name],
      let count = record.cut[name] ?? (bytes.count > ScreenLimits.maxEdited ? bytes.count : nil)
    {
      let size = ["size": record.environment.byteCount(count)]
      if count > ScreenLimits.maxEdited {
        let beginning = StoredValue.beginning(of: bytes.prefix(ScreenLimits.maxShown))
        self = .tooLong(
          Self.text(field, in: record.with(beginning, in: name)) + "…", words.tooLong,
          download: words.download(size))
      } else {
        self = .long(Self.text(field, in: record) + "…", all: words.showAll(size))
      }
    } else if let reference = ReferencedRecordFace(field, in: record) {
      self = .reference(reference)
    } else if let picture = PictureFace(named: name, in: record) {
      self = .picture(picture)
    } else {
      self = .text(Self.text(field, in: record))
    }
  }

  /// The text of a read-only row. Bytes are shown as their count, and text that is not valid UTF-8
  /// is marked as unreadable.
  private static func text(_ field: Field<DynamicRecord>, in record: ShownRecord) -> String {
    let stored = record.stored[field.id.name]
    let words = record.words.values
    switch stored {
    case .redacted: return words.secretSet
    case .blob(let bytes): return record.size(of: record.cut[field.id.name] ?? bytes.count)
    case .text(let bytes) where stored.string == nil:
      return words.unreadable(["text": String(decoding: bytes, as: UTF8.self)])
    case .text, .integer, .real, .null: return record.displayText(field) ?? words.none
    }
  }
}
