import Foundation
import FoldoutForms
import FoldoutRecords

extension Site {
  /// The pictures of a screen's record: of its picture fields, and of its head.
  ///
  /// Bytes that are read as a value are a picture also where they can only be read, as in a file
  /// that was opened read-only; a text that can only be read is no path. No bytes are digested that
  /// have a token already, or are those of a picture that the screen had.
  func pictures(of screen: RecordScreen) -> RecordScreen.Pictures {
    var pictures: RecordScreen.Pictures = [:]
    var known = Array(screen.pictures.values)
    func take(_ value: FieldValue, as name: String, digest: String? = nil) {
      guard let bytes = bytes(of: value) else { return }
      let same = known.first { StoredValue.blob($0.bytes).isIdentical(to: .blob(bytes)) }
      guard let picture = same ?? Picture(bytes, digest: digest) else { return }
      pictures[name] = picture
      known.append(picture)
    }
    for field in screen.form.fields {
      let name = field.id.name
      switch (field.kind, screen.reading(field)) {
      case (.picture, .value(.bytes(let bytes))), (.readOnly, .value(.bytes(let bytes))):
        take(.bytes(bytes), as: name, digest: screen.tokens[name].digest)
      // Bytes where nothing says that there are pictures: they say it themselves.
      case (_, .foreign(.blob(let bytes))) where screen.editableKind(field) == .readOnly:
        take(.bytes(bytes), as: name, digest: screen.tokens[name].digest)
      case (.picture, .value(let value)): take(value, as: name)
      default: continue
      }
    }
    if case .value(let value)? = screen.form.head?.picture { take(value(screen.stored), as: "") }
    return pictures
  }

  private func bytes(of value: FieldValue) -> [UInt8]? {
    switch value {
    case .bytes(let bytes): bytes
    case .text(let path): file(path)
    default: nil
    }
  }

  /// What the names of picture files end with.
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]

  /// The bytes of a file in the folder of pictures; `nil` for any other, whatever leads there.
  ///
  /// No other is opened, not even to look what it is: the database lies in the same folder, and to
  /// close a second descriptor of it drops the locks that the store holds (POSIX, `fcntl`). It may
  /// have a picture's name, so the store is asked last, right before the file is read.
  private func file(_ path: String) -> [UInt8]? {
    guard let folder, !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0") else { return nil }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    let file = root.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
    guard Site.endings.contains(file.pathExtension.lowercased()),
      file.path.hasPrefix(root.path.hasSuffix("/") ? root.path : root.path + "/"),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, values.fileSize ?? .max <= Picture.mostBytes,
      !store.isOwnFile(file.path)
    else { return nil }
    return (try? Data(contentsOf: file)).map { [UInt8]($0) }
  }
}
