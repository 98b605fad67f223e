/// A name of a table or a column as SQLite compares names: the letters of ASCII without their case,
/// everything else byte by byte. To it "Ä" and "ä" are two tables.
package struct FoldedName: Hashable, Sendable, Comparable {
  private let bytes: [UInt8]

  /// A name as it is written somewhere.
  package init(_ name: String) {
    bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// By their bytes.
  package static func < (mine: FoldedName, other: FoldedName) -> Bool {
    mine.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
