import FoldoutForms
import Foundation
import Testing

@testable import FoldoutRecords

@Suite("The indexes of labels of a process")
struct LabelIndexCacheTests {
  private static let version = LabelIndexCache.Version(
    schema: 1, contents: LabelIndexCache.Contents(isFromWriter: false, number: 7))

  private static let file = UUID()

  private func name(_ table: String) -> LabelIndexCache.Name {
    LabelIndexCache.Name(file: Self.file, table: table, column: "id")
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

  private func cache(
    _ tables: [String], maxBytes: Int = 1_000_000, sources: Set<String> = []
  ) -> LabelIndexCache {
    var cache = LabelIndexCache(maxBytes: maxBytes)
    for table in tables {
      let isKept = build(table, index(100), in: &cache, sources: sources)
      #expect(isKept)
    }
    return cache
  }

  /// Builds an index at once. Returns false if the cache requests none.
  private func build(
    _ table: String, _ index: LabelIndex, in cache: inout LabelIndexCache, sources: Set<String> = []
  ) -> Bool {
    guard let build = cache.begin(name(table), at: Self.version, sources: sources) else {
      return false
    }
    cache.keep(index, of: name(table), by: build, at: Self.version)
    return true
  }

  private func stands(
    _ cache: LabelIndexCache, _ table: String, at version: LabelIndexCache.Version = version
  ) -> Bool {
    var copy = cache
    return copy.ready(name(table), at: version.contents)?.schema == version.schema
  }

  @Test("An index is built once and kept until the file changes")
  func standing() throws {
    var cache = LabelIndexCache(maxBytes: 1_000_000)
    let first = cache.begin(name("a"), at: Self.version, sources: [])
    let second = cache.begin(name("a"), at: Self.version, sources: [])
    #expect(second == nil)
    #expect(!stands(cache, "a"))
    cache.keep(index(3), of: name("a"), by: try #require(first), at: Self.version)
    #expect(stands(cache, "a"))
    var other = Self.version
    other.contents.number += 1
    #expect(!stands(cache, "a", at: other))
    other = Self.version
    other.schema += 1
    #expect(!stands(cache, "a", at: other))
  }

  @Test("An index of a file that changed during the build is discarded")
  func outdated() throws {
    var cache = LabelIndexCache(maxBytes: 1_000_000)
    let begun = cache.begin(name("a"), at: Self.version, sources: [])
    var other = Self.version
    other.contents.number += 1
    cache.keep(index(3), of: name("a"), by: try #require(begun), at: other)
    #expect(!cache.hasAny(of: Self.file))
  }

  @Test("An index build that was superseded stores and drops nothing")
  func twoBuildings() throws {
    var cache = LabelIndexCache(maxBytes: 1_000_000)
    var later = Self.version
    later.contents.number += 1
    let earlierBuild = cache.begin(name("a"), at: Self.version, sources: [])
    let laterBuild = cache.begin(name("a"), at: later, sources: [])
    let (first, second) = (try #require(earlierBuild), try #require(laterBuild))
    #expect(!cache.isUnderWay(first, of: name("a")))
    #expect(cache.isUnderWay(second, of: name("a")))
    cache.keep(index(3), of: name("a"), by: first, at: later)
    #expect(!stands(cache, "a", at: later))
    #expect(cache.isUnderWay(second, of: name("a")))
    cache.drop(name("a"), by: first)
    cache.keep(index(3), of: name("a"), by: second, at: later)
    #expect(stands(cache, "a", at: later))
    cache.drop(file: Self.file)
    #expect(!cache.isUnderWay(second, of: name("a")))
  }

  @Test("All indexes together have a byte limit, and the least recently used is dropped")
  func room() {
    let size = index(100).size
    var cache = cache(["a", "b"], maxBytes: 2 * size + size / 2)
    _ = cache.ready(name("a"), at: Self.version.contents)
    _ = build("c", index(100), in: &cache)
    #expect(["a", "b", "c"].map { stands(cache, $0) } == [true, false, true])
    #expect(cache.size <= cache.maxBytes)
    _ = build("d", index(1000), in: &cache)
    #expect(!stands(cache, "d"))
    // The build is not tried again until the file changes.
    let isBegun = build("d", index(1), in: &cache)
    #expect(!isBegun)
  }

  @Test("An index follows the store's own changes, or is dropped if it cannot")
  func changes() {
    let record = DynamicRecord(columns: ["id", "name"], values: [.integer(5), .text("x")])
    var cache = cache(["a", "b"])
    cache.note(changed: record, columns: ["name"], of: "a", in: Self.file)
    #expect(cache.ready(name("a"), at: Self.version.contents)?.changed == [.integer(5)])
    #expect(cache.ready(name("b"), at: Self.version.contents)?.changed == [])
    cache.note(changed: record, columns: ["name"], of: "b", in: UUID())
    #expect(cache.ready(name("b"), at: Self.version.contents)?.changed == [])
    cache.note(changed: record, columns: ["id"], of: "a", in: Self.file)
    #expect(!stands(cache, "a"))
    cache.drop(file: Self.file)
    #expect(!stands(cache, "b"))
    var named = self.cache(["a"], sources: ["artist"])
    named.note(changed: record, columns: ["name"], of: "artist", in: Self.file)
    #expect(!stands(named, "a"))
  }

  @Test("The writing connection takes over an index if no other program has written")
  func adopting() {
    let written = LabelIndexCache.Contents(isFromWriter: true, number: 2)
    var cache = cache(["a"])
    cache.adopt(
      written, insteadOf: LabelIndexCache.Contents(isFromWriter: false, number: 8), in: Self.file)
    #expect(stands(cache, "a"))
    cache.adopt(written, insteadOf: Self.version.contents, in: Self.file)
    #expect(stands(cache, "a", at: LabelIndexCache.Version(schema: 1, contents: written)))
  }
}
