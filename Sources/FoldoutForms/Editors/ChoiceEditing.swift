/// Settings of a value, or of several, chosen from a list.
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
  /// Allows a value that is none of the options to be typed, where one is chosen.
  public var allowsOther: Bool
  /// The least and the most options that may be chosen, where several may be.
  public var count = ChoiceCount()
  /// True where a section that takes exactly one option may begin with none.
  public var startsEmpty = false
  /// The order in which several chosen values are kept.
  public var order = ChoiceOrder.ofOptions

  /// Settings for choosing from a fixed list.
  public init(options: [ChoiceOption], allowsOther: Bool = false) {
    source = .fixed(options)
    self.allowsOther = allowsOther
  }

  /// Settings for choosing from the options that a function of the record gives.
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

  /// The same settings for another type of record, which is turned into this one before it is
  /// asked.
  func asked<Other>(of record: @escaping @Sendable (Other) -> Record) -> ChoiceEditing<Other> {
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

  /// The same settings with each option changed by a function of the record.
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
