import FoldoutForms
import FoldoutRecords
import FoldoutWords
import Foundation

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
          record.with(beginning, in: name).readOnlyText(field) + "…", words.tooLong,
          download: words.download(size))
      } else {
        self = .long(record.readOnlyText(field) + "…", all: words.showAll(size))
      }
    } else if let reference = ReferencedRecordFace(field, in: record) {
      self = .reference(reference)
    } else if let picture = record.picture(named: name) {
      self = .picture(picture)
    } else {
      self = .text(record.readOnlyText(field))
    }
  }
}

extension ShownRecord {
  /// The text of a read-only row. Bytes are shown as their count, and text that is not valid UTF-8
  /// is marked as unreadable.
  fileprivate func readOnlyText(_ field: Field<DynamicRecord>) -> String {
    let stored = stored[field.id.name]
    switch stored {
    case .redacted: return words.values.secretSet
    case .blob(let bytes): return size(of: cut[field.id.name] ?? bytes.count)
    case .text(let bytes) where stored.string == nil:
      return words.values.unreadable(["text": String(decoding: bytes, as: UTF8.self)])
    case .text, .integer, .real, .null: return displayText(field) ?? words.values.none
    }
  }

  /// The text for bytes that cannot be shown: their number, as in "1.2 MB of data".
  func size(of count: Int) -> String {
    words.values.data(["size": environment.byteCount(count)])
  }

  /// The text shown instead of a picture: that there is none, that its file cannot be read, or the
  /// value that is stored.
  ///
  /// A file that is missing gets the same text as one that may not be shown, so that nobody learns
  /// which files exist. The files of a new record are not read.
  func textWithoutPicture(_ field: Field<DynamicRecord>) -> String {
    if !target.isNew, case .value(let value) = reading(field), let text = textOfUnread(value) {
      return text
    }
    return switch stored[field.id.name] {
    case .blob(let bytes): size(of: bytes.count)
    case .text: displayText(field) ?? words.values.noPicture
    case .null, .integer, .real, .redacted: words.values.noPicture
    }
  }

  /// The text for a value that was to be a picture and is none; `nil` for a value without one.
  func textOfUnread(_ picture: FieldValue) -> String? {
    switch picture {
    case .text(let path) where !path.isEmpty: words.values.unreadablePicture(["text": path])
    case .bytes(let bytes): size(of: bytes.count)
    case .text, .none, .whole, .decimal, .flag, .several, .date, .time, .dateTime, .zoned, .never,
      .month:
      nil
    }
  }
}

extension FormEnvironment {
  /// A number of bytes in the unit that reads best, as in "1.2 MB".
  package func byteCount(_ count: Int) -> String {
    Int64(count).formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
  }
}
