import Foundation
import FoldoutForms

extension Site {
  /// The pictures of a record: of its picture fields, and of its head.
  func pictures(of record: DynamicRecord, in form: Form<DynamicRecord>) -> RecordScreen.Pictures {
    var pictures: RecordScreen.Pictures = [:]
    for field in form.fields where field.kind == .picture {
      if case .value(let value) = field.read(record) { pictures[field.id.name] = picture(value) }
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
