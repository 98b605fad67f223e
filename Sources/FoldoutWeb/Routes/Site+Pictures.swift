import Foundation
import FoldoutForms

extension Site {
  /// The pictures of a record: of its picture fields, and of its head.
  ///
  /// Bytes that are read as a value are a picture also where they can only be read, as in a file
  /// that was opened read-only; a text that can only be read is no path.
  func pictures(of record: DynamicRecord, in form: Form<DynamicRecord>) -> RecordScreen.Pictures {
    var pictures: RecordScreen.Pictures = [:]
    for field in form.fields {
      switch (field.kind, field.read(record)) {
      case (.picture, .value(let value)): pictures[field.id.name] = picture(value)
      case (.readOnly, .value(.bytes(let bytes))): pictures[field.id.name] = Picture(bytes)
      default: continue
      }
    }
    if case .value(let value)? = form.head?.picture { pictures[""] = picture(value(record)) }
    return pictures
  }

  private func picture(_ value: FieldValue) -> Picture? {
    switch value {
    case .bytes(let bytes): Picture(bytes)
    case .text(let path): file(path).flatMap { Picture($0) }
    default: nil
    }
  }

  /// The bytes of a file in the folder of pictures; `nil` for any other, whatever leads there.
  private func file(_ path: String) -> [UInt8]? {
    guard let folder, !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0") else { return nil }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    let file = root.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
    guard file.path.hasPrefix(root.path.hasSuffix("/") ? root.path : root.path + "/"),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, values.fileSize ?? .max <= Picture.mostBytes
    else { return nil }
    return (try? Data(contentsOf: file)).map { [UInt8]($0) }
  }
}
