import Foundation
import FoldoutForms
import Testing

@Suite("Sentences of problems")
struct ProblemSentenceTests {
  /// A handwritten request can contain numbers that no list of a page offers.
  @Test(
    "Any number, however odd, can be part of a problem's sentence",
    arguments: ["en", "de", "nl", "ar-EG", "fa", "hi"])
  func oddNumbers(locale: String) {
    let environment = FormEnvironment(
      locale: Locale(identifier: locale), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
    for number in [Int.min, -1, 0, 1, Int.max] {
      let problems: [FieldError] = [
        .date(.noSuchMonth(number)),
        .date(.noSuchDay(day: number, month: 2, year: 2017, last: 28)),
        .date(.yearOutOfRange(number)), .date(.noSuchHour(number, .twelve)),
        .date(.noSuchHour(number, .twentyFour)), .date(.noSuchMinute(number)),
        .date(.noSuchSecond(number)), .tooSmall(minimum: Decimal(number)),
        .tooLarge(maximum: Decimal(number)), .pictureTooLarge(limit: max(0, number)),
        .tooShort(count: 0, minimum: max(0, number)), .tooLong(count: max(0, number), maximum: 1),
        .optionTooLong(limit: max(0, number)), .notAbove(Decimal(number)),
        .notBelow(Decimal(number)),
      ]
      for problem in problems {
        #expect(!problem.sentence(label: "Hired", in: environment).isEmpty)
      }
    }
  }
}
