/// One of the values among which a person chooses.
///
/// In its field an option is known by its value, so that equal values may stand in two fields.
public struct ChoiceOption: Hashable, Sendable {
  /// The value that is stored when the option is chosen.
  public var value: FieldValue
  /// The option as a person reads it; `nil` where the field shows the value itself, as it does a
  /// number in the digits of the page. ``Field/title(of:in:)`` gives the text in both cases.
  public var title: String?
  /// A second line below the title.
  public var detail: String?
  /// The bytes of a picture beside the title.
  public var picture: [UInt8]?
  /// False for an option that is shown and can be neither chosen nor given up.
  public var isEnabled = true

  /// Makes an option; without a title its value is shown.
  public init(
    _ value: FieldValue, title: String? = nil, detail: String? = nil, picture: [UInt8]? = nil,
    isEnabled: Bool = true
  ) {
    self.value = value
    self.title = title
    self.detail = detail
    self.picture = picture
    self.isEnabled = isEnabled
  }
}

/// The least and the most options that may be chosen of a list.
public struct ChoiceCount: Hashable, Sendable {
  /// The least number.
  public var minimum: Int
  /// The most, both included; `nil` for as many as there are.
  public var maximum: Int?

  /// Any number between two.
  public init(minimum: Int = 0, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The order in which several chosen values are kept.
public enum ChoiceOrder: Hashable, Sendable {
  /// That of the options, whichever was chosen first; values that are none of them come last.
  case ofOptions
  /// That in which they were chosen.
  case asChosen
}
