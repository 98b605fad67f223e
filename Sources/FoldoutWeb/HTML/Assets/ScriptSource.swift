/// Joins the source files of a script into the one file that is served.
///
/// Each source file is an ES module, so that its imports name what it uses, and `make lint` can
/// check it. Joined files share one scope, in which no two may declare the same name. A file comes
/// after those whose values it needs while it is loaded.
enum ScriptSource {
  /// Returns a module that exports what its last file exports.
  static func module(of files: [[UInt8]]) -> String {
    let others = files.dropLast().map { joinable($0, exports: false) }
    return text(others + files.suffix(1).map { joinable($0, exports: true) })
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
    let waits = files.contains { file in
      lines(of: file).contains { line in
        line.starts(with: "await ".utf8) || line.starts(with: "try { await ".utf8)
      }
    }
    return "export const begin = \(waits ? "async " : "")core => {\n\(body(of: files))\n};"
  }

  /// Joins files without their exports.
  private static func body(of files: [[UInt8]]) -> String {
    text(files.map { joinable($0, exports: false) })
  }

  private static func text(_ files: [[ArraySlice<UInt8>]]) -> String {
    String(decoding: Array(files.joined().joined(separator: [newline])), as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")

  private static func lines(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    file.split(separator: newline)
  }

  /// Returns a file's lines without imports, comment lines, indentation and, unless it `exports`,
  /// the word `export`. That saves a quarter of its size.
  ///
  /// Scripts must not contain strings of several lines, in which indentation would be significant.
  private static func joinable(_ file: [UInt8], exports: Bool) -> [ArraySlice<UInt8>] {
    var isImporting = false
    return lines(of: file).compactMap { line in
      if isImporting || line.starts(with: "import ".utf8) {
        isImporting = line.last != UInt8(ascii: ";")
        return nil
      }
      let code = line.drop { $0 == UInt8(ascii: " ") }
      guard !code.isEmpty, !code.starts(with: "//".utf8), !code.starts(with: "/**".utf8) else {
        return nil
      }
      let isExport = !exports && code.starts(with: "export ".utf8)
      return isExport ? code.dropFirst("export ".utf8.count) : code
    }
  }
}
