import Foundation

extension LocaleWords {
  /// A number that is not negative, in the locale's digits, with zeros in front up to a width.
  func digits(_ number: Int, width: Int) -> String {
    var text = ""
    append(number, width: width, to: &text)
    return text
  }

  /// Appends a number that is not negative, in the locale's digits. Complexity: O(digits).
  func append(_ number: Int, width: Int, to text: inout String) {
    if zero == "0" {
      text.append(number: number, width: width)
    } else {
      var ascii = ""
      ascii.append(number: number, width: width)
      text += localized(ascii)
    }
  }

  /// A text with its ASCII digits replaced by the locale's.
  func localized(_ text: String) -> String {
    guard zero != "0" else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.isASCII, let digit = TypedText.digit(scalar),
        let own = Unicode.Scalar(zero.value + UInt32(digit))
      else {
        scalars.append(scalar)
        continue
      }
      scalars.append(own)
    }
    return String(scalars)
  }
}

extension LocaleWords {
  /// The words of the same locale for the Gregorian calendar; these themselves where it is shown.
  var gregorian: LocaleWords {
    system == .gregorian ? self : LocaleWords.of(locale, calendar: .gregorian)
  }

  /// A month with its year as the title of a page, as in November 2026.
  func title(month: Int, year: Int) -> String {
    let day = CalendarDay(year: year, month: month, day: 1)
    return monthTitle.text(of: day, .midnight, self)
  }
}
