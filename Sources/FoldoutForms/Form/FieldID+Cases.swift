extension FieldID {
  /// The identity that a case of an enumeration is the name of.
  ///
  /// ```swift
  /// enum Key: String { case arrival, departure }
  /// DateField("Departure", \.departure).id(Key.departure).notBefore(Key.arrival)
  /// ```
  ///
  /// `Key(rawValue: report.field.name)` is the case again.
  public init(_ key: some RawRepresentable<String>) {
    self.init(key.rawValue)
  }
}

extension FormField {
  /// The field under the identity that a case is the name of.
  public func id(_ key: some RawRepresentable<String>) -> Self { id(FieldID(key)) }

  /// The field, taking only what the field of that case holds.
  public func equal(
    to other: some RawRepresentable<String>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    equal(to: FieldID(other), when: timing)
  }
}

extension DatedField {
  /// The field, taking no day before that of the field of that case.
  public func notBefore(_ other: some RawRepresentable<String>) -> Self {
    notBefore(FieldID(other))
  }

  /// The field, taking no day after that of the field of that case.
  public func notAfter(_ other: some RawRepresentable<String>) -> Self { notAfter(FieldID(other)) }
}

extension Form {
  /// The field of that case. Complexity: O(number of fields).
  public func field(_ key: some RawRepresentable<String>) -> Field<Record>? { field(FieldID(key)) }
}
