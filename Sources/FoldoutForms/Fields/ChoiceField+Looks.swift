extension ChoiceField {
  /// Adds a second line below the titles of options.
  public func detail<Value: ChoiceValue>(
    _ detail: @escaping @Sendable (Value) -> String?
  ) -> Self {
    changingOptions { option, value, _ in option.detail = detail(value) }
  }

  /// Adds a second line below the titles of cases.
  public func detail<Case: RawRepresentable & Sendable>(
    _ detail: @escaping @Sendable (Case) -> String?
  ) -> Self where Case.RawValue: ChoiceValue {
    changingOptions { (option, raw: Case.RawValue, _) in
      option.detail = Case(rawValue: raw).flatMap(detail)
    }
  }

  /// Adds pictures beside the titles of options, as the bytes of a PNG, JPEG, GIF or WebP file.
  public func picture<Value: ChoiceValue>(
    _ picture: @escaping @Sendable (Value) -> [UInt8]?
  ) -> Self {
    changingOptions { option, value, _ in option.picture = picture(value) }
  }

  /// Adds pictures beside the titles of cases, as the bytes of a PNG, JPEG, GIF or WebP file.
  public func picture<Case: RawRepresentable & Sendable>(
    _ picture: @escaping @Sendable (Case) -> [UInt8]?
  ) -> Self where Case.RawValue: ChoiceValue {
    changingOptions { (option, raw: Case.RawValue, _) in
      option.picture = Case(rawValue: raw).flatMap(picture)
    }
  }

  /// Disables options, depending on the record: they can be neither chosen nor deselected.
  public func disabled<Value: ChoiceValue>(
    _ isDisabled: @escaping @Sendable (Value, Record) -> Bool
  ) -> Self {
    changingOptions { option, value, record in option.isEnabled = !isDisabled(value, record) }
  }

  /// Disables cases, depending on the record: they can be neither chosen nor deselected.
  public func disabled<Case: RawRepresentable & Sendable>(
    _ isDisabled: @escaping @Sendable (Case, Record) -> Bool
  ) -> Self where Case.RawValue: ChoiceValue {
    changingOptions { (option, raw: Case.RawValue, record) in
      option.isEnabled = !(Case(rawValue: raw).map { isDisabled($0, record) } ?? false)
    }
  }

  /// Sets how many of several options may be chosen.
  ///
  /// Too few stay entered as they are until there are enough; too many are refused at once.
  public func choosing(_ range: ClosedRange<Int>) -> Self {
    limitingCount(ChoiceCount(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// Requires at least this many options to be chosen.
  public func choosing(_ range: PartialRangeFrom<Int>) -> Self {
    limitingCount(ChoiceCount(minimum: range.lowerBound))
  }

  /// Limits the number of options that may be chosen.
  public func choosing(_ range: PartialRangeThrough<Int>) -> Self {
    limitingCount(ChoiceCount(maximum: range.upperBound))
  }

  /// Allows the choice to begin with no option chosen; once chosen, it cannot be emptied.
  public func startingEmpty() -> Self {
    changed {
      $0.isRequired = true
      $0.editor.choice?.startsEmpty = true
    }
  }

  private func limitingCount(_ count: ChoiceCount) -> Self {
    changed { $0.editor.choice?.count = count }
  }

  /// Changes the options that have values of a type; options of another type stay as they are.
  private func changingOptions<Value: ChoiceValue>(
    _ change: @escaping @Sendable (inout ChoiceOption, Value, Record) -> Void
  ) -> Self {
    changed { field in
      field.editor.choice = field.editor.choice?.changed { option, record in
        if let value = Value(fieldValue: option.value) { change(&option, value, record) }
      }
    }
  }
}
