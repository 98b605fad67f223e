/// The name of a table or a column, compared as SQLite does: ASCII letters ignoring case,
/// everything else byte by byte. So "Ä" and "ä" are two tables.
package struct FoldedName: Hashable, Sendable, Comparable {
  private let bytes: [UInt8]

  /// A name in any letter case.
  package init(_ name: String) {
    bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Orders names by their folded bytes.
  package static func < (mine: FoldedName, other: FoldedName) -> Bool {
    mine.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
