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
