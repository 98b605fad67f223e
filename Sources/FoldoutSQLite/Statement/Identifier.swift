/// The name of a table, column or collation as SQL has to write it, whatever is in it.
struct Identifier: CustomStringConvertible {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The name in double quotes, with those inside it doubled.
  var description: String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
