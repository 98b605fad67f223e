extension ChoiceField {
  /// The choice with a second line below the titles of options.
  public func detail<Value: ChoiceValue>(
    _ detail: @escaping @Sendable (Value) -> String?
  ) -> Self {
    looking { option, value, _ in option.detail = detail(value) }
  }

  /// The choice with a second line below the titles of cases.
  public func detail<Case: RawRepresentable & Sendable>(
    _ detail: @escaping @Sendable (Case) -> String?
  ) -> Self where Case.RawValue: ChoiceValue {
    looking { (option, raw: Case.RawValue, _) in
      option.detail = Case(rawValue: raw).flatMap(detail)
    }
  }

  /// The choice with pictures beside the titles of options, as bytes of PNG, JPEG, GIF or WebP.
  public func picture<Value: ChoiceValue>(
    _ picture: @escaping @Sendable (Value) -> [UInt8]?
  ) -> Self {
    looking { option, value, _ in option.picture = picture(value) }
  }

  /// The choice with pictures beside the titles of cases, as bytes of PNG, JPEG, GIF or WebP.
  public func picture<Case: RawRepresentable & Sendable>(
    _ picture: @escaping @Sendable (Case) -> [UInt8]?
  ) -> Self where Case.RawValue: ChoiceValue {
    looking { (option, raw: Case.RawValue, _) in
      option.picture = Case(rawValue: raw).flatMap(picture)
    }
  }

  /// The choice with options that can be neither chosen nor given up, by the record.
  public func disabled<Value: ChoiceValue>(
    _ isDisabled: @escaping @Sendable (Value, Record) -> Bool
  ) -> Self {
    looking { option, value, record in option.isEnabled = !isDisabled(value, record) }
  }

  /// The choice with cases that can be neither chosen nor given up, by the record.
  public func disabled<Case: RawRepresentable & Sendable>(
    _ isDisabled: @escaping @Sendable (Case, Record) -> Bool
  ) -> Self where Case.RawValue: ChoiceValue {
    looking { (option, raw: Case.RawValue, record) in
      option.isEnabled = !(Case(rawValue: raw).map { isDisabled($0, record) } ?? false)
    }
  }

  /// The choice between so many of its options: fewer stay entered until there are enough, and more
  /// are refused at once.
  public func choosing(_ range: ClosedRange<Int>) -> Self {
    counting(ChoiceCount(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// The choice of at least so many of its options.
  public func choosing(_ range: PartialRangeFrom<Int>) -> Self {
    counting(ChoiceCount(minimum: range.lowerBound))
  }

  /// The choice of at most so many of its options.
  public func choosing(_ range: PartialRangeThrough<Int>) -> Self {
    counting(ChoiceCount(maximum: range.upperBound))
  }

  /// The choice of exactly one option that may begin with none; it is never emptied.
  public func startingEmpty() -> Self {
    changed {
      $0.isRequired = true
      $0.editor.choice?.startsEmpty = true
    }
  }

  private func counting(_ count: ChoiceCount) -> Self {
    changed { $0.editor.choice?.count = count }
  }

  /// The choice with its options changed by their values; an option of another type stays as it is.
  private func looking<Value: ChoiceValue>(
    _ look: @escaping @Sendable (inout ChoiceOption, Value, Record) -> Void
  ) -> Self {
    changed { field in
      field.editor.choice = field.editor.choice?.changed { option, record in
        if let value = Value(fieldValue: option.value) { look(&option, value, record) }
      }
    }
  }
}
