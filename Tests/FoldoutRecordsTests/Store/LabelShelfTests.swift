import FoldoutForms
import Foundation
import Testing

@testable import FoldoutRecords

@Suite("The indexes of labels of a process")
struct LabelShelfTests {
  private static let version = LabelShelf.Version(
    schema: 1, contents: LabelShelf.Contents(isFromWriter: false, number: 7))

  private static let file = UUID()

  private func name(_ table: String) -> LabelShelf.Name {
    LabelShelf.Name(file: Self.file, table: table, column: "id")
  }

  private func index(_ count: Int) -> LabelIndex {
    var builder = LabelIndex.Builder(maxBytes: 1_000_000)
    for number in 0..<count {
      let value = StoredValue.integer(Int64(number))
      _ = builder.add(
        RecordLabel(value: value, key: RecordKey([value]), title: "title \(number)"))
    }
    return builder.index()
  }

  private func shelf(
    _ tables: [String], maxBytes: Int = 1_000_000, sources: Set<String> = []
  ) -> LabelShelf {
    var shelf = LabelShelf(maxBytes: maxBytes)
    for table in tables {
      let isKept = build(table, index(100), in: &shelf, sources: sources)
      #expect(isKept)
    }
    return shelf
  }

  /// Builds an index at once. Returns false if the shelf requests none.
  private func build(
    _ table: String, _ index: LabelIndex, in shelf: inout LabelShelf, sources: Set<String> = []
  ) -> Bool {
    guard let build = shelf.begin(name(table), at: Self.version, sources: sources) else {
      return false
    }
    shelf.keep(index, of: name(table), by: build, at: Self.version)
    return true
  }

  private func stands(
    _ shelf: LabelShelf, _ table: String, at version: LabelShelf.Version = version
  ) -> Bool {
    var copy = shelf
    return copy.ready(name(table), at: version.contents)?.schema == version.schema
  }

  @Test("An index is built once and kept until the file changes")
  func standing() throws {
    var shelf = LabelShelf(maxBytes: 1_000_000)
    let first = shelf.begin(name("a"), at: Self.version, sources: [])
    let second = shelf.begin(name("a"), at: Self.version, sources: [])
    #expect(second == nil)
    #expect(!stands(shelf, "a"))
    shelf.keep(index(3), of: name("a"), by: try #require(first), at: Self.version)
    #expect(stands(shelf, "a"))
    var other = Self.version
    other.contents.number += 1
    #expect(!stands(shelf, "a", at: other))
    other = Self.version
    other.schema += 1
    #expect(!stands(shelf, "a", at: other))
  }

  @Test("An index of a file that changed during the build is discarded")
  func outdated() throws {
    var shelf = LabelShelf(maxBytes: 1_000_000)
    let begun = shelf.begin(name("a"), at: Self.version, sources: [])
    var other = Self.version
    other.contents.number += 1
    shelf.keep(index(3), of: name("a"), by: try #require(begun), at: other)
    #expect(!shelf.hasAny(of: Self.file))
  }

  @Test("An index build that was superseded stores and drops nothing")
  func twoBuildings() throws {
    var shelf = LabelShelf(maxBytes: 1_000_000)
    var later = Self.version
    later.contents.number += 1
    let earlierBuild = shelf.begin(name("a"), at: Self.version, sources: [])
    let laterBuild = shelf.begin(name("a"), at: later, sources: [])
    let (first, second) = (try #require(earlierBuild), try #require(laterBuild))
    #expect(!shelf.isUnderWay(first, of: name("a")))
    #expect(shelf.isUnderWay(second, of: name("a")))
    shelf.keep(index(3), of: name("a"), by: first, at: later)
    #expect(!stands(shelf, "a", at: later))
    #expect(shelf.isUnderWay(second, of: name("a")))
    shelf.drop(name("a"), by: first)
    shelf.keep(index(3), of: name("a"), by: second, at: later)
    #expect(stands(shelf, "a", at: later))
    shelf.drop(file: Self.file)
    #expect(!shelf.isUnderWay(second, of: name("a")))
  }

  @Test("All indexes together have a byte limit, and the least recently used is dropped")
  func room() {
    let size = index(100).size
    var shelf = shelf(["a", "b"], maxBytes: 2 * size + size / 2)
    _ = shelf.ready(name("a"), at: Self.version.contents)
    _ = build("c", index(100), in: &shelf)
    #expect(["a", "b", "c"].map { stands(shelf, $0) } == [true, false, true])
    #expect(shelf.size <= shelf.maxBytes)
    _ = build("d", index(1000), in: &shelf)
    #expect(!stands(shelf, "d"))
    // The build is not tried again until the file changes.
    let isBegun = build("d", index(1), in: &shelf)
    #expect(!isBegun)
  }

  @Test("An index follows the store's own changes, or is dropped if it cannot")
  func changes() {
    let record = DynamicRecord(columns: ["id", "name"], values: [.integer(5), .text("x")])
    var shelf = shelf(["a", "b"])
    shelf.note(changed: record, columns: ["name"], of: "a", in: Self.file)
    #expect(shelf.ready(name("a"), at: Self.version.contents)?.changed == [.integer(5)])
    #expect(shelf.ready(name("b"), at: Self.version.contents)?.changed == [])
    shelf.note(changed: record, columns: ["name"], of: "b", in: UUID())
    #expect(shelf.ready(name("b"), at: Self.version.contents)?.changed == [])
    shelf.note(changed: record, columns: ["id"], of: "a", in: Self.file)
    #expect(!stands(shelf, "a"))
    shelf.drop(file: Self.file)
    #expect(!stands(shelf, "b"))
    var named = self.shelf(["a"], sources: ["artist"])
    named.note(changed: record, columns: ["name"], of: "artist", in: Self.file)
    #expect(!stands(named, "a"))
  }

  @Test("The writing connection takes over an index if no other program has written")
  func adopting() {
    let written = LabelShelf.Contents(isFromWriter: true, number: 2)
    var shelf = shelf(["a"])
    shelf.adopt(
      written, insteadOf: LabelShelf.Contents(isFromWriter: false, number: 8), in: Self.file)
    #expect(stands(shelf, "a"))
    shelf.adopt(written, insteadOf: Self.version.contents, in: Self.file)
    #expect(stands(shelf, "a", at: LabelShelf.Version(schema: 1, contents: written)))
  }
}
