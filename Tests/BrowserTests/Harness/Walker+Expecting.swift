import FoldoutForms
import FoldoutWords

extension Walker {
  /// The environment in which dates, numbers and words are expected.
  var environment: FormEnvironment { manner.environment }

  /// The program's own words, in the person's language.
  var words: Words { manner.words }

  /// A day, or a day and time, as the person's language writes it, given by ISO 8601.
  func shown(_ iso: String) throws -> String {
    iso.count > 10
      ? environment.text(of: try environment.dateTime(from: iso))
      : environment.text(of: try environment.date(from: iso))
  }

  /// A day, or a day and time, by ISO 8601, given as the person's language writes it.
  func iso(_ text: String) throws -> String {
    if let date = try? environment.date(from: text) { return "\(date)" }
    return "\(try environment.dateTime(from: text))".replacing("T", with: " ")
  }

  /// Returns the refusal of a text that is no date.
  func refusal(ofDate text: String) -> String? {
    do {
      _ = try environment.date(from: text)
      return nil
    } catch { return error.sentence(in: environment) }
  }

  /// Returns the refusal of a text that is no date and time.
  func refusal(ofDateTime text: String) -> String? {
    do {
      _ = try environment.dateTime(from: text)
      return nil
    } catch { return error.sentence(in: environment) }
  }

  /// Returns the refusal of a text that is no whole number.
  func refusal(ofWholeNumber text: String) -> String? {
    do {
      _ = try environment.wholeNumber(from: text)
      return nil
    } catch { return error.sentence(in: environment) }
  }
}

extension String {
  /// The text without what is not seen in it: marks of direction, and the narrow blanks that some
  /// locales write between time and half of the day.
  var plain: String {
    replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ")
      .filter { !"\u{200e}\u{200f}\u{61c}\u{2068}\u{2069}".contains($0) }
  }
}
