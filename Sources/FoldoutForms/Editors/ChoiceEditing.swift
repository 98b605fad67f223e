/// Settings of a field whose value, or several values, are chosen from options.
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
