import FoldoutForms
import FoldoutWords

extension Walker {
  /// The environment in which dates, numbers and words are expected.
  var environment: FormEnvironment { manner.environment }

  /// The program's own words, in the person's language.
  var words: Words { manner.words }

  /// Formats a day, or a day and time, in the person's language. The argument is ISO 8601.
  func shown(_ iso: String) throws -> String {
    iso.count > 10
      ? environment.text(of: try environment.dateTime(from: iso))
      : environment.text(of: try environment.date(from: iso))
  }

  /// Converts a day, or a day and time, from the form of the person's language to ISO 8601.
  func iso(_ text: String) throws -> String {
    if let date = try? environment.date(from: text) { return "\(date)" }
    return "\(try environment.dateTime(from: text))".replacing("T", with: " ")
  }

  /// Returns the refusal of a text as a date, or `nil` if it is one.
  func refusal(ofDate text: String) -> String? {
    do {
      _ = try environment.date(from: text)
      return nil
    } catch { return error.sentence(in: environment) }
  }

  /// Returns the refusal of a text as a date and time, or `nil` if it is one.
  func refusal(ofDateTime text: String) -> String? {
    do {
      _ = try environment.dateTime(from: text)
      return nil
    } catch { return error.sentence(in: environment) }
  }

  /// Returns the refusal of a text as a whole number, or `nil` if it is one.
  func refusal(ofWholeNumber text: String) -> String? {
    do {
      _ = try environment.wholeNumber(from: text)
      return nil
    } catch { return error.sentence(in: environment) }
  }
}

extension String {
  /// The text without invisible differences: without direction marks, and with a plain space for
  /// the narrow and the no-break space, which some locales write before AM and PM.
  var plain: String {
    replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ")
      .filter { !"\u{200e}\u{200f}\u{61c}\u{2068}\u{2069}".contains($0) }
  }
}
