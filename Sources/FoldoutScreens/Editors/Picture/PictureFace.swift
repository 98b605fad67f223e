import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// A picture, or the text in its place.
package struct PictureFace: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The picture of that name, with the digest of its bytes and its title.
    case picture(name: String, digest: String, title: String)
    /// The text in its place.
    case text(String)
  }
  package var content: Content
}

/// A large picture, with controls that choose another or remove it.
package struct PictureDrawerFace: Equatable, Sendable {
  /// The picture, or the text in its place; `nil` if the row already shows that text.
  package var content: PictureFace.Content?
  /// The caption of the control that chooses a picture; `nil` if none can be chosen.
  package var choose: String?
  /// The title of the button that removes it; `nil` if it cannot be removed.
  package var remove: String?
}

extension PictureFace {
  /// A picture of the record; `nil` if there is none of that name. Without a title it gets the
  /// record's.
  init?(named name: String, title: String? = nil, in record: ShownRecord) {
    guard let picture = record.pictures[name] else { return nil }
    let title = title ?? record.words.values.pictureOf(["name": record.title])
    content = .picture(name: name, digest: picture.digest, title: title)
  }

  /// The text shown instead of a picture: that there is none, that its file cannot be read, or the
  /// value that is stored.
  ///
  /// A file that is missing gets the same text as one that may not be shown, so that nobody learns
  /// which files exist. The files of a new record are not read.
  static func textWithoutPicture(
    _ field: Field<DynamicRecord>, in record: ShownRecord
  ) -> String {
    if !record.target.isNew, case .value(let value) = record.reading(field),
      let text = textOfUnread(value, in: record)
    {
      return text
    }
    return switch record.stored[field.id.name] {
    case .blob(let bytes): record.size(of: bytes.count)
    case .text: record.displayText(field) ?? record.words.values.noPicture
    case .null, .integer, .real, .redacted: record.words.values.noPicture
    }
  }

  /// The text for a value that was to be a picture and is none; `nil` for a value without one.
  static func textOfUnread(_ picture: FieldValue, in record: ShownRecord) -> String? {
    switch picture {
    case .text(let path) where !path.isEmpty:
      record.words.values.unreadablePicture(["text": path])
    case .bytes(let bytes): record.size(of: bytes.count)
    case .text, .none, .whole, .decimal, .flag, .several, .date, .time, .dateTime, .zoned, .never,
      .month:
      nil
    }
  }
}

extension PictureDrawerFace {
  /// The drawer of a picture.
  ///
  /// Without a picture it shows no text beside its buttons, because the row already says that there
  /// is none. A file's path is shown and cannot be changed: a screen must not reveal which files
  /// exist.
  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    let words = record.words.actions
    choose = Picture.isOfFile(field, in: record) ? nil : words.choosePicture
    let isRemovable = !field.isRequired && record.stored[field.id.name] != .null
    remove = isRemovable ? words.remove : nil
    if let picture = PictureFace(named: field.id.name, in: record) {
      content = picture.content
    } else if !hasButtons {
      content = .text(PictureFace.textWithoutPicture(field, in: record))
    }
  }

  /// True if there is a line of buttons. Without one the drawer only shows the picture.
  private var hasButtons: Bool { choose != nil || remove != nil }

  static func height(of field: Field<DynamicRecord>, in record: ShownRecord) -> Int {
    guard PictureDrawerFace(field, in: record).hasButtons else { return 4 + 200 + 12 }
    return 4 + (record.pictures[field.id.name] == nil ? 0 : 200 + 12) + 44 + 12
  }
}
