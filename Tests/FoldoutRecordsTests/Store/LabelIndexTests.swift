import FoldoutForms
import FoldoutTesting
import Testing

@testable import FoldoutRecords

@Suite("Labels in memory")
struct LabelIndexTests {
  private func label(_ value: StoredValue, _ title: String) -> RecordLabel {
    RecordLabel(value: value, key: RecordKey([value]), title: title)
  }

  private func index(_ labels: [RecordLabel], maxBytes: Int = 1_000_000) -> LabelIndex {
    var builder = LabelIndex.Builder(maxBytes: maxBytes)
    for label in labels {
      let isAdded = builder.add(label)
      #expect(isAdded)
    }
    return builder.index()
  }

  @Test("Titles that begin with the text come first, then words that do, then the rest")
  func order() {
    let index = index([
      label(.integer(1), "The bend"), label(.integer(2), "Beth 7"), label(.integer(3), "Ombe"),
      label(.integer(7), "Abe"), label(.integer(5), "Be"), label(.text("be"), "none"),
    ])
    #expect(
      index.found(LabelSearch("be"), maxCount: 10).values == [
        .integer(5), .integer(2), .integer(1), .integer(3), .integer(7), .text("be"),
      ])
    #expect(index.found(LabelSearch("7"), maxCount: 10).values == [.integer(2), .integer(7)])
    let few = index.found(LabelSearch("be"), maxCount: 2)
    #expect(few.values == [.integer(5), .integer(2)])
    #expect(few.hasMore)
    #expect(
      index.found(LabelSearch("be"), maxCount: 2, except: { $0 == .integer(5) }).values
        == [.integer(2), .integer(1)])
    // The storage class of a value is not searched.
    for letter in ["i", "r"] {
      #expect(index.found(LabelSearch(letter), maxCount: 10).values == [], "\(letter)")
    }
  }

  @Test("A search for any word finds first the titles with the most")
  func anyWord() {
    let labels = [
      label(.integer(1), "Kofi Bell"), label(.integer(2), "Ada Ito"),
      label(.integer(3), "Kofi Ito"),
      label(.integer(4), "Eve"), label(.integer(5), "Itokofi"),
    ]
    let search = LabelSearch("ito kofi \0", matching: .anyWord)
    let all = index(labels).found(search, maxCount: 9)
    #expect(Set(all.values.prefix(2)) == [.integer(3), .integer(5)] && all.values.count == 4)
    #expect(!all.hasMore)
    let few = index(labels).found(search, maxCount: 3, except: { $0 == .integer(3) })
    #expect(few.values == [.integer(5), .integer(1), .integer(2)] && !few.hasMore)
    #expect(index(labels).found(search, maxCount: 2).hasMore)
    let ranked = LabelMatches(among: labels, search, maxCount: 3)
    #expect(Set(ranked.labels.prefix(2).map(\.value)) == [.integer(3), .integer(5)])
    #expect(ranked.labels.count == 3 && ranked.hasMore)
    let phrase = LabelSearch("\"kofi ito\"")
    #expect(index(labels).found(phrase, maxCount: 9).values == [.integer(3)])
  }

  @Test(
    "Any typed text is searched literally",
    arguments: ["%", "_", "\"", "'", "\\", "\0", "a\0", "\u{1}"])
  func plain(_ text: String) {
    let index = index([label(.integer(1), "abc"), label(.integer(2), "d \(text) e")])
    let found = index.found(LabelSearch(text), maxCount: 10)
    let isBlank = text == "\u{1}"
    #expect(
      found.values
        == (isBlank ? [.integer(1), .integer(2)] : text.contains("\0") ? [] : [.integer(2)]))
    #expect(
      index.found(LabelSearch(String(repeating: "a", count: 10_000)), maxCount: 10).values == [])
  }

  @Test("Titles are found in any case and accents")
  func folding() {
    let index = index([label(.integer(1), "Zoë Åkesson"), label(.integer(2), "STRASSE")])
    for text in ["zoe", "ZOË", "akes", "å zo"] {
      #expect(index.found(LabelSearch(text), maxCount: 9).values == [.integer(1)], "\(text)")
    }
    #expect(index.found(LabelSearch("strasse"), maxCount: 9).values == [.integer(2)])
  }

  @Test("Keys are found in any case and returned as stored")
  func keys() {
    let key = StoredValue.text("ALFKI")
    let index = index([
      label(.text("other"), "The alfki road"), label(key, "Futterkiste"),
      label(.text("a\u{1}B"), "odd"), label(.text("plain"), "none"),
    ])
    #expect(index.isComplete)
    for text in ["alfki futter", "ALFKI FUTTER", "lfk fut"] {
      #expect(index.found(LabelSearch(text), maxCount: 9).values == [key], "\(text)")
      #expect(LabelSearch(text).rank(title: "Futterkiste", key: "ALFKI") == .inside)
    }
    #expect(index.found(LabelSearch("alfki"), maxCount: 9).values == [.text("other"), key])
    #expect(index.found(LabelSearch("odd"), maxCount: 9).values == [.text("a\u{1}B")])
    #expect(LabelSearch("Alfki").rank(title: "Futterkiste", key: "ALFKI") == .key)
  }

  @Test("A search with very many matches ends at the number asked for, best first")
  func many() {
    let labels = (0..<5000).map { label(.integer(Int64($0)), $0 == 4500 ? "x e" : "be \($0)") }
    let index = index(labels)
    let few = index.found(LabelSearch("e"), maxCount: 2)
    #expect(few.values == [.integer(4500), .integer(0)])
    #expect(few.hasMore)
    let all = index.found(LabelSearch("e"), maxCount: 5000)
    #expect(all.values.count == 5000)
    #expect(!all.hasMore)
    #expect(index.found(LabelSearch("e 4999"), maxCount: 9).values == [.integer(4999)])
  }

  @Test("An index stays within its memory and holds no value that it could not return")
  func limits() {
    var builder = LabelIndex.Builder(maxBytes: 200)
    var count = 0
    while builder.add(label(.integer(Int64(count)), "title \(count)")) { count += 1 }
    #expect((5...15).contains(count))
    #expect(builder.index().size <= 200)
    var other = LabelIndex.Builder(maxBytes: 1000)
    let added = [
      label(.blob([1]), "x"), label(.text("a\0b"), "x"),
      label(.text(bytes: [0xFF]), String(repeating: "x", count: 1_000_000)),
    ].map { other.add($0) }
    #expect(added == [true, true, true])
    let index = other.index()
    #expect(index.found(LabelSearch("xx"), maxCount: 1).values == [.text(bytes: [0xFF])])
    #expect(!index.isComplete)
    #expect(index.count == 1)
  }

  @Test("The best of many matches are kept, in whatever order they are found")
  func ranking() {
    let labels = (0..<500).map { place in
      label(.integer(Int64(place)), place == 431 ? "ab" : "x ab \((place * 37) % 500)")
    }
    let all = LabelMatches(among: labels, LabelSearch("ab"), maxCount: 1000)
    #expect(all.labels.count == 500 && !all.hasMore)
    #expect(all.labels.first?.title == "ab")
    for most in [0, 1, 3, 100, 499, 500, .max] {
      let few = LabelMatches(among: labels, LabelSearch("ab"), maxCount: most)
      #expect(few.labels == Array(all.labels.prefix(most)), "\(most)")
      #expect(few.hasMore == (most < 500), "\(most)")
    }
  }

  @Test("Names do not depend on the order in which they became known")
  func names() {
    let cells = ["b", "a", "c"].map { ($0, StoredValue.integer(1)) }
    var one = ReferenceLabels()
    var other = ReferenceLabels()
    for (column, value) in cells { one[column, value] = label(value, column) }
    for (column, value) in cells.reversed() { other[column, value] = label(value, column) }
    #expect(one == other)
    #expect(["a", "b", "c"].map { one[$0, .integer(1)]?.title } == ["a", "b", "c"])
    #expect(one["d", .integer(1)] == nil && one["a", .integer(2)] == nil)
  }

  @Test("An index finds the same as a scan of every label")
  func law() {
    let seed = SeededGenerator.seedOfThisRun(otherwise: 10)
    var random = SeededGenerator(seed: seed)
    let words = ["ab", "Abc", "b", "bcé", "c a", "12", "x", "É", "1"]
    for _ in 0..<300 {
      let labels = (0..<Int.random(in: 0...12, using: &random)).map { place -> RecordLabel in
        let isText = place.isMultiple(of: 3)
        let value: StoredValue = isText ? .text("Kab \(place) É") : .integer(Int64(place))
        return label(
          value,
          (0..<Int.random(in: 0...3, using: &random))
            .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "))
      }
      let typed = (0..<Int.random(in: 0...2, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let most = Int.random(in: 1...8, using: &random)
      let plain = LabelMatches(among: labels, LabelSearch(typed), maxCount: most)
      let found = index(labels).found(LabelSearch(typed), maxCount: most)
      #expect(Set(found.values).count == found.values.count)
      #expect(found.hasMore == plain.hasMore, "\(typed) \(labels.map(\.title)) seed \(seed)")
      #expect(
        plain.hasMore || Set(found.values) == Set(plain.labels.map(\.value)),
        "\(typed) \(labels.map(\.title)) seed \(seed)")
    }
  }
}
