/// Joins the files of a script into one: they are for those who read it here, and are sent as one
/// file.
///
/// Each is an ES module, so that it says what it takes from the others, and is checked by `make
/// lint`. Joined they share one scope, in which no two declare the same name; a file stands behind
/// those whose values it needs at once.
enum ScriptSource {
  /// A module that exports what its last file exports.
  static func module(of files: [[UInt8]]) -> String {
    let texts = files.map(joinable)
    let others = texts.dropLast().map { $0.replacing(#/(?m)^export /#, with: "") }
    return (others + texts.suffix(1)).joined(separator: "\n")
  }

  /// A script that exports nothing.
  static func script(of files: [[UInt8]]) -> String {
    let texts = files.map { joinable($0).replacing(#/(?m)^export /#, with: "") }
    return "\"use strict\";(() => {\n\(texts.joined(separator: "\n"))\n})();"
  }

  /// A file without imports, without the lines that are comments, and without indentation: a
  /// quarter of what would be sent. It has no text of several lines, in which any could mean
  /// something.
  private static func joinable(_ file: [UInt8]) -> String {
    String(decoding: file, as: UTF8.self)
      .replacing(#/(?m)^import [^;]*;$/#, with: "")
      .split(separator: "\n")
      .map { $0.drop(while: { $0 == " " }) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/**") }
      .joined(separator: "\n")
  }
}
