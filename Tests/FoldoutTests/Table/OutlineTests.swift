import Foldout
import Testing

@Suite struct OutlineTests {
  @Test("An outline returns what it was made from")
  func anOutlineGivesBackWhatItWasMadeOf() throws {
    let outline = try TestOutline("S[a b] T[] U[c]")
    #expect(outline.sections.map(\.id) == ["S", "T", "U"])
    #expect(outline.sections.map(\.rows) == [["a", "b"], [], ["c"]])
    #expect(outline.sectionIDs == ["S", "T", "U"])
    #expect(outline.sectionCount == 3)
    #expect(outline.rowCount == 3)
    #expect(outline.contains("c") && !outline.contains("T"))
    #expect(Array(outline.rows(inSection: 0)) == ["a", "b"])
    #expect(outline.description == "S[a b] T[] U[c]")
    #expect(try TestOutline(outline.sections) == outline)
    #expect(try TestOutline("S[a] T[b] U[c]") != outline)
    #expect(TestOutline() == (try TestOutline([])))
  }

  @Test("A row in two sections is refused with both positions")
  func aRowThatStandsTwiceIsRefusedWithBothPlaces() throws {
    let refused = DuplicateIdentityError<String, String>.row(
      "b", first: .init(section: 1, row: 1), second: .init(section: 3, row: 0))
    #expect(throws: refused) { try TestOutline("S[] T[a b] U[c] V[b]") }
    #expect(
      refused.description
        == "The row b stands in the outline twice, as row 1 of section 1 and as row 0 of section 3. "
        + "Give one of them another identity.")
  }

  @Test("A row that appears twice in one section is refused")
  func aRowThatStandsTwiceInOneSectionIsRefused() throws {
    let refused = DuplicateIdentityError<String, String>.row(
      "c", first: .init(section: 2, row: 0), second: .init(section: 2, row: 2))
    #expect(throws: refused) { try TestOutline("S[a] T[] U[c d c]") }
  }

  @Test("A section that appears twice is refused with both indices")
  func aSectionThatStandsTwiceIsRefusedWithBothIndices() throws {
    let refused = DuplicateIdentityError<String, String>.section("S", first: 0, second: 2)
    #expect(throws: refused) { try TestOutline("S[a] T[] S[a]") }
    #expect(
      refused.description
        == "The section S stands in the outline twice, as section 0 and as section 2. "
        + "Give one of them another identity.")
  }

  @Test("The first identity that repeats is reported")
  func theFirstIdentityThatComesAgainIsNamed() throws {
    #expect(
      throws: DuplicateIdentityError<String, String>.row(
        "b", first: .init(section: 0, row: 1), second: .init(section: 0, row: 2))
    ) { try TestOutline("S[a b b a]") }
  }
}
