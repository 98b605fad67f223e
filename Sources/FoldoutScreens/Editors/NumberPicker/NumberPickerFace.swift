import FoldoutForms
import FoldoutWords

/// A month or a year in its row: one number, with an arrow at each side that stores the previous or
/// the next one.
package struct NumberPickerFace: Equatable, Sendable {
  package var control: Control
  /// The text in the control; of a list, the text of the chosen option.
  package var text: String
  /// The number as a person reads it, or the words for none.
  package var title: String
  package var previous: Arrow
  package var next: Arrow
  package var isRequired: Bool

  /// The control between the arrows.
  package enum Control: Equatable, Sendable {
    /// A list of all numbers.
    case list([Option])
    /// An input, if a list would be too long.
    case typed(Typed)
  }

  /// A number that is typed.
  package struct Typed: Equatable, Sendable {
    /// The placeholder of an empty input.
    package var hint: String
    /// The limits in words.
    package var limits: String?
    package var range: ClosedRange<Int>
    /// The locale's digit zero; its digits for 1 to 9 are the characters that follow it in Unicode.
    package var zero: String
  }

  /// True if the number is typed, because a list would be long.
  package var isTyped: Bool {
    switch control {
    case .list: false
    case .typed: true
    }
  }

  /// One entry of the list.
  package struct Option: Equatable, Sendable {
    /// The text that is sent for the number; empty for no value.
    package var text: String
    package var title: String
    /// A shorter title, for places where `title` does not fit; `nil` if there is none.
    package var short: String?
  }

  /// An arrow at a side.
  package struct Arrow: Equatable, Sendable {
    package var title: String
    /// The number that it stores, as text; `nil` at the end.
    package var text: String?
  }
}

extension NumberPickerFace {
  /// The most numbers that are offered as a list; from a larger range a number is typed.
  private static let maxListed = 60

  /// A number in its row, as it is stored or as it was entered.
  init(
    _ field: Field<DynamicRecord>, _ picker: MiniPickerEditing, in record: ShownRecord
  ) {
    let environment = record.environment
    let range = picker.range(in: environment)
    let entry = record.pending[field.id]
    let typed = entry?.isProblemOnly == true ? nil : entry?.typed
    let number = Self.number(entered: typed, into: field, in: record)
    let none = record.absence(of: field)
    isRequired = field.isRequired
    title =
      number.map { picker.title(of: $0, in: environment) }
      ?? typed.flatMap { $0.isBlank ? nil : $0 } ?? none
    // After a refusal the arrows start from the stored number, not from the refused one.
    let startingNumber =
      entry?.problem == nil ? number : Self.number(entered: nil, into: field, in: record)
    (previous, next) = Arrow.both(beside: startingNumber, of: picker, in: record)
    let (last, overflows) = range.lowerBound.addingReportingOverflow(Self.maxListed - 1)
    guard overflows || last >= range.upperBound else {
      text = typed ?? record.formValue(field) ?? ""
      control = .typed(
        Typed(
          hint: none, limits: field.limitsText(in: environment), range: range,
          zero: environment.digits(0)))
      return
    }
    let text = number.map { "\($0)" } ?? typed ?? ""
    self.text = text
    var options = range.map { number in
      let title = picker.title(of: Int64(number), in: environment)
      let short = picker.shortTitle(of: Int64(number), in: environment)
      return Option(text: "\(number)", title: title, short: short == title ? nil : short)
    }
    // A stored number out of range, and an entry that was refused, are listed as they are.
    if !text.isEmpty, !options.contains(where: { $0.text == text }) {
      let isAfter = number.map { $0 > Int64(range.upperBound) } == true
      options.insert(Option(text: text, title: title), at: isAfter ? options.endIndex : 0)
    }
    if text.isEmpty || (field.canBeNone && !field.isRequired) {
      options.insert(Option(text: "", title: none), at: 0)
    }
    control = .list(options)
  }

  /// The number that an entered text stands for or, without a text, the stored one; `nil` for none.
  private static func number(
    entered text: String?, into field: Field<DynamicRecord>, in record: ShownRecord
  ) -> Int64? {
    let reading = record.reading(field)
    let entered = text.map {
      try? field.value(from: $0, replacing: reading, in: record.environment)
    }
    guard case .whole(let number)? = entered ?? reading.value else { return nil }
    return number
  }
}

extension NumberPickerFace.Arrow {
  /// The arrows beside a number. Without a number the second leads to the current month or year.
  /// Beside a number out of range, only the arrow towards the range leads anywhere: to the range's
  /// nearer end.
  fileprivate static func both(
    beside number: Int64?, of picker: MiniPickerEditing, in record: ShownRecord
  ) -> (Self, Self) {
    let range = picker.range(in: record.environment)
    let (minimum, maximum) = (Int64(range.lowerBound), Int64(range.upperBound))
    var (previous, next): (Int64?, Int64?) = (nil, nil)
    if let number {
      if number > minimum { previous = min(number - 1, maximum) }
      if number < maximum { next = max(number + 1, minimum) }
    } else {
      next = Int64(picker.startingNumber(in: record.environment))
    }
    let words = record.words.dates
    let titles =
      switch picker.numbers {
      case .months: (words.previousMonth, words.nextMonth)
      case .years: (words.previousYear, words.nextYear)
      }
    return (
      Self(title: titles.0, text: previous.map { "\($0)" }),
      Self(title: titles.1, text: next.map { "\($0)" })
    )
  }
}

extension Reading {
  /// The value; `nil` for one that is mismatched.
  fileprivate var value: FieldValue? {
    switch self {
    case .value(let value): value
    case .mismatched: nil
    }
  }
}
