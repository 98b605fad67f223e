/// Joins the source files of a script into the one file that is served.
///
/// Each source file is an ES module, so that its imports name what it uses, and `make lint` can
/// check it. Joined files share one scope, in which no two may declare the same name. A file comes
/// after those whose values it needs while it is loaded.
enum ScriptSource {
  /// Returns a module that exports what its last file exports.
  static func module(of files: [[UInt8]]) -> String {
    let texts = files.map(joinable)
    let others = texts.dropLast().map { $0.replacing(#/(?m)^export /#, with: "") }
    return (others + texts.suffix(1)).joined(separator: "\n")
  }

  /// Returns a script that exports nothing.
  static func script(of files: [[UInt8]]) -> String {
    "\"use strict\";(() => {\n\(body(of: files))\n})();"
  }

  /// Returns a module whose `begin(core)` runs the files.
  ///
  /// The files import `core` from `Core/core.js`; joined, `core` is the parameter. If a statement
  /// outside functions begins with `await`, or with `try { await`, `begin` is asynchronous.
  static func part(of files: [[UInt8]]) -> String {
    let waits = files.contains {
      String(decoding: $0, as: UTF8.self).contains(#/(?m)^(?:try \{ )?await /#)
    }
    return "export const begin = \(waits ? "async " : "")core => {\n\(body(of: files))\n};"
  }

  /// Joins files without their exports.
  private static func body(of files: [[UInt8]]) -> String {
    files.map { joinable($0).replacing(#/(?m)^export /#, with: "") }.joined(separator: "\n")
  }

  /// Removes imports, comment lines and indentation from a file, which saves a quarter of its size.
  ///
  /// Scripts must not contain strings of several lines, in which indentation would be significant.
  private static func joinable(_ file: [UInt8]) -> String {
    String(decoding: file, as: UTF8.self)
      .replacing(#/(?m)^import [^;]*;$/#, with: "")
      .split(separator: "\n")
      .map { $0.drop(while: { $0 == " " }) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/**") }
      .joined(separator: "\n")
  }
}
