/// Settings of a value that is chosen from a list.
public struct ChoiceEditing<Record: Sendable>: Sendable {
  /// The origin of the options.
  public enum Source: Sendable {
    /// The same options for every record.
    case fixed([ChoiceOption])
    /// Options that are computed from the record: the cities of its country, say.
    case computed(@Sendable (Record) -> [ChoiceOption])
  }

  /// The source of the options, which are shown in its order.
  public var source: Source
  /// Allows a value that is none of the options to be typed.
  public var allowsOther: Bool

  /// Settings for choosing one of a fixed list.
  public init(options: [ChoiceOption], allowsOther: Bool = false) {
    source = .fixed(options)
    self.allowsOther = allowsOther
  }

  /// Settings for choosing one of the options that a function of the record gives.
  public init(allowsOther: Bool = false, options: @escaping @Sendable (Record) -> [ChoiceOption]) {
    source = .computed(options)
    self.allowsOther = allowsOther
  }

  /// Limit in bytes of UTF-8 for a text that is sent as an option; one that is offered may be
  /// longer.
  public static var maxTextBytes: Int { 4_096 }

  /// The options for a record, as their author wrote them: two may have one value.
  public func options(in record: Record) -> [ChoiceOption] {
    switch source {
    case .fixed(let options): options
    case .computed(let options): options(record)
    }
  }

  /// True where the options are computed from the record, so that another field may change them.
  public var followsRecord: Bool {
    switch source {
    case .fixed: false
    case .computed: true
    }
  }

  /// The same settings for another type of record, which is turned into this one before it is asked.
  func asked<Other>(of record: @escaping @Sendable (Other) -> Record) -> ChoiceEditing<Other> {
    switch source {
    case .fixed(let options): ChoiceEditing<Other>(options: options, allowsOther: allowsOther)
    case .computed(let options):
      ChoiceEditing<Other>(allowsOther: allowsOther) { options(record($0)) }
    }
  }
}

/// One of the values among which a person chooses.
public struct ChoiceOption: Hashable, Sendable {
  /// The value that is stored when the option is chosen.
  public var value: FieldValue
  /// The option as a person reads it; `nil` where the field shows the value itself, as it does a
  /// number in the digits of the page. ``Field/title(of:in:)`` gives the text in both cases.
  public var title: String?

  /// Makes an option; without a title its value is shown.
  public init(_ value: FieldValue, title: String? = nil) {
    self.value = value
    self.title = title
  }
}
