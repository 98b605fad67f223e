/// Settings of a field whose value, or several values, are chosen from options.
///
/// ```swift
/// let genres = ["Jazz", "Pop"].map { ChoiceOption(.text($0)) }
/// let genre = ChoiceEditing<Person>(options: genres)
/// let city = ChoiceEditing<Person>(allowsOther: true) { person in
///   cities(of: person.country).map { ChoiceOption(.text($0)) }
/// }
/// ```
public struct ChoiceEditing<Record: Sendable>: Sendable {
  /// The origin of the options.
  public enum Source: Sendable {
    /// The same options for every record.
    case fixed([ChoiceOption])
    /// Options computed from the record, such as the cities of its country.
    case computed(@Sendable (Record) -> [ChoiceOption])
  }

  /// The source of the options, in the order in which they are shown.
  public var source: Source
  /// True if a value that is not an option may be typed, in a field of a single value.
  public var allowsOther: Bool
  /// The minimum and maximum number of chosen options, in a field of several values.
  public var count = ChoiceCount()
  /// True if a choice section that requires an option may begin with none chosen.
  public var startsEmpty = false
  /// The order in which several chosen values are stored.
  public var order = ChoiceOrder.ofOptions

  /// Creates settings for a fixed list of options.
  public init(options: [ChoiceOption], allowsOther: Bool = false) {
    source = .fixed(options)
    self.allowsOther = allowsOther
  }

  /// Creates settings for options that are computed from the record.
  public init(allowsOther: Bool = false, options: @escaping @Sendable (Record) -> [ChoiceOption]) {
    source = .computed(options)
    self.allowsOther = allowsOther
  }

  /// The maximum number of UTF-8 bytes in a text that is sent as an option; an offered text may be
  /// longer.
  public static var maxTextBytes: Int { 4_096 }

  /// Returns the options for a record as the form's author wrote them; two may have the same value.
  public func options(in record: Record) -> [ChoiceOption] {
    switch source {
    case .fixed(let options): options
    case .computed(let options): options(record)
    }
  }

  /// True if the options are computed from the record, so that another field may change them.
  public var dependsOnRecord: Bool {
    switch source {
    case .fixed: false
    case .computed: true
    }
  }

  /// Returns the same settings for another type of record, which is converted before the options
  /// are computed.
  func adapted<Other>(from record: @escaping @Sendable (Other) -> Record) -> ChoiceEditing<Other> {
    var copy: ChoiceEditing<Other> =
      switch source {
      case .fixed(let options): .init(options: options, allowsOther: allowsOther)
      case .computed(let options): .init(allowsOther: allowsOther) { options(record($0)) }
      }
    copy.count = count
    copy.startsEmpty = startsEmpty
    copy.order = order
    return copy
  }

  /// Returns the same settings with each option changed by a function of the record.
  func changed(
    _ change: @escaping @Sendable (inout ChoiceOption, Record) -> Void
  ) -> ChoiceEditing {
    var copy = self
    let before = self
    copy.source = .computed { record in
      before.options(in: record).map { option in
        var option = option
        change(&option, record)
        return option
      }
    }
    return copy
  }
}

/// An option: a value that a person can choose.
///
/// ```swift
/// let album = ChoiceOption(.whole(4), title: "Blue Train", detail: "John Coltrane, 1958")
/// let soldOut = ChoiceOption(.text("Balcony"), isEnabled: false)
/// ```
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
///
/// ```swift
/// genres.count = ChoiceCount(minimum: 1, maximum: 3)
/// ```
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
