internal import Foundation

extension Page {
  /// Chooses files in a file input, as the system's own dialog would: the page hears `input` and
  /// `change`.
  public func chooseFiles(_ paths: [String], in css: String) throws {
    let found = try devTools(
      "Runtime.evaluate",
      ["expression": .string("document.querySelector(\(JSON.string(css).source))")])
    guard let id = found["result"]["objectId"].string else { throw DriverFault.absent(css: css) }
    try devTools(
      "DOM.setFileInputFiles",
      ["files": .array(paths.map { .string($0) }), "objectId": .string(id)])
  }
}

extension JSON {
  /// The value as it stands in a script.
  var source: String {
    // A value of JSON can always be encoded.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
