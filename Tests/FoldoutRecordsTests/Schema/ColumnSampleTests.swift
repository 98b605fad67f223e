import FoldoutForms
import FoldoutRecords
import Testing

/// Facts about the first values of a column.
@Suite struct ColumnSampleTests {
  private func sample(_ values: StoredValue...) -> ColumnSample? {
    var counter = ColumnSample.Counter()
    for value in values { counter.add(value) }
    return counter.sample
  }

  private func isForMachines(_ texts: String...) -> Bool? {
    var counter = ColumnSample.Counter()
    for text in texts { counter.add(.text(text)) }
    return counter.sample?.isForMachines
  }

  @Test("NULL and blank texts are no values, and the only row of a table has several")
  func variety() {
    #expect(sample() == nil)
    #expect(sample(.null, .text(" "))?.variety == .empty)
    #expect(sample(.text("a"), .null)?.variety == .one)
    #expect(sample(.text("a"), .text("a"))?.variety == .one)
    #expect(sample(.text("a"), .text("b"))?.variety == .several)
    #expect(sample(.text("1"), .integer(1))?.variety == .several)
    #expect(sample(.text("a"))?.variety == .several)
    #expect(sample(.null)?.variety == .empty)
    #expect(sample(.text("a"), .null, .text("b"))?.isDistinct == true)
    #expect(sample(.text("a"), .text("b"), .text("a"))?.isDistinct == false)
    #expect(sample(.text("a"))?.isDistinct == false)
  }

  @Test(
    "Texts for programs are recognised",
    arguments: [
      "{}", "{\"en\": \"Oak\"}", "[1, 2]", "[{\"a\": 1}", "8f14e45fceea167a",
      "6b29fc40-ca47-1067-b31d-00dd010662da", "{6B29FC40-CA47-1067-B31D-00DD010662DA}",
      "V1StGXR8_Z5jdHi6B-myT", "01HQ5YZ3K8M9N2P4R6T8V0W1X3",
    ])
  func textsForPrograms(_ text: String) {
    #expect(isForMachines(text) == true)
  }

  @Test(
    "Titles, numbers, dates and names of files are texts for people",
    arguments: [
      "[REC]", "{untitled}", "Blade Runner 2049", "IMG_20240101_120000.jpg", "IMG_20240101_120000",
      "2024-12-05", "2024-DEC-05", "+1 555 0101", "15550101", "The Amber", "sensor.kitchen_2",
      "deadbeef", "Müller2", "A320-200", "ThisIsMyDocument2", "1.2.3", "10023",
    ])
  func textsForPeople(_ text: String) {
    #expect(isForMachines(text) == false)
  }

  @Test(
    "Decimal numbers and lengths of time are amounts, and other digits are not",
    arguments: [
      ("19.90", true), ("-0.5", true), ("01:30:00", true), ("1.02:03:04.5", true), ("10023", false),
      ("1.2.3", false), ("192.168.0.1", false), ("5.", false), ("", false), ("3:2 b", false),
    ])
  func amounts(_ text: String, _ isAmount: Bool) {
    #expect(sample(.text(text), .text(text))?.isOfAmounts == isAmount)
  }

  @Test("Most of the texts decide")
  func mostDecide() {
    #expect(isForMachines("{}", "{}", "a") == true)
    #expect(isForMachines("{}", "a") == false)
  }

  @Test("Letters for no and yes are a switch, and other letters are not")
  func letters() {
    #expect(sample(.text("N"), .text("y"))?.isLetterSwitch == true)
    #expect(sample(.text("N"), .null)?.isLetterSwitch == true)
    #expect(sample(.text("G"), .text("R"))?.isLetterSwitch == false)
    #expect(sample(.text("S"), .text("S"))?.isLetterSwitch == false)
    #expect(sample(.text("N"), .text("y"), .text("x"))?.isLetterSwitch == false)
    #expect(sample(.text("N"), .text("PG"))?.isLetterSwitch == false)
    #expect(sample(.text("N"), .integer(1))?.isLetterSwitch == false)
    #expect(sample(.null)?.isLetterSwitch == false)
  }
}
