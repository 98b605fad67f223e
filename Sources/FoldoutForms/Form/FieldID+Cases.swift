extension FieldID {
  /// Creates an identity from a case of an enumeration; its name is the raw value.
  ///
  /// ```swift
  /// enum Key: String { case arrival, departure }
  /// DateField("Departure", \.departure).id(Key.departure).notBefore(Key.arrival)
  /// ```
  ///
  /// `Key(rawValue: report.field.name)` returns the case.
  public init(_ key: some RawRepresentable<String>) {
    self.init(key.rawValue)
  }
}

extension FormField {
  /// Sets the identity to the raw value of an enumeration's case.
  public func id(_ key: some RawRepresentable<String>) -> Self { id(FieldID(key)) }

  /// Requires the same value as the field identified by a case.
  public func equal(
    to other: some RawRepresentable<String>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    equal(to: FieldID(other), when: timing)
  }
}

extension DatedField {
  /// Refuses a date before that of the field identified by a case.
  public func notBefore(_ other: some RawRepresentable<String>) -> Self {
    notBefore(FieldID(other))
  }

  /// Refuses a date after that of the field identified by a case.
  public func notAfter(_ other: some RawRepresentable<String>) -> Self { notAfter(FieldID(other)) }
}

extension Form {
  /// Returns the field identified by a case. Complexity: O(number of fields).
  public func field(_ key: some RawRepresentable<String>) -> Field<Record>? { field(FieldID(key)) }
}
