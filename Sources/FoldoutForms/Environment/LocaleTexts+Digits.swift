import Foundation

extension LocaleTexts {
  /// Returns a non-negative number in the locale's digits, padded with zeros to a width.
  func digits(_ number: Int, width: Int) -> String {
    var text = ""
    append(number, width: width, to: &text)
    return text
  }

  /// Appends a non-negative number in the locale's digits. Complexity: O(digits).
  func append(_ number: Int, width: Int, to text: inout String) {
    if zero == "0" {
      text.append(number: number, width: width)
    } else {
      var ascii = ""
      ascii.append(number: number, width: width)
      text += localized(ascii)
    }
  }

  /// Returns a text with its ASCII digits replaced by the locale's.
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

extension LocaleTexts {
  /// The same locale's texts for the Gregorian calendar; `self` if that is shown.
  var gregorian: LocaleTexts {
    system == .gregorian ? self : LocaleTexts.of(locale, calendar: .gregorian)
  }

  /// Returns a month and its year for a page title, as in November 2026.
  func title(month: Int, year: Int) -> String {
    let day = CalendarDay(year: year, month: month, day: 1)
    return monthTitle.text(of: day, .midnight, self)
  }
}
