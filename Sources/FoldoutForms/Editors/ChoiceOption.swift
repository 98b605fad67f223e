/// An option: a value that a person can choose.
///
/// Within its field an option is identified by its value; another field may have an equal one.
public struct ChoiceOption: Hashable, Sendable {
  /// The value that is stored when the option is chosen.
  public var value: FieldValue
  /// The option's title; if `nil`, the field shows the value, a number in the digits of the page.
  ///
  /// ``Field/title(of:in:)`` returns the text in both cases.
  public var title: String?
  /// A second line below the title.
  public var detail: String?
  /// The bytes of a picture beside the title.
  public var picture: [UInt8]?
  /// False for an option that is shown but can be neither chosen nor deselected.
  public var isEnabled = true

  /// Creates an option; without a title its value is shown.
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

/// The minimum and maximum number of options that may be chosen.
public struct ChoiceCount: Hashable, Sendable {
  /// The minimum number of options.
  public var minimum: Int
  /// The maximum number of options, inclusive; `nil` for no maximum.
  public var maximum: Int?

  /// Creates limits; by default any number of options is allowed.
  public init(minimum: Int = 0, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The order in which several chosen values are stored.
public enum ChoiceOrder: Hashable, Sendable {
  /// The order of the options; values that are not options come last.
  case ofOptions
  /// The order in which they were chosen.
  case asChosen
}
