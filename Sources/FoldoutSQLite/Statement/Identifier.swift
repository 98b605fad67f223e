/// The name of a table, column or collation, quoted for SQL.
struct Identifier: CustomStringConvertible {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The name in double quotes, with quotes inside it doubled.
  var description: String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
