/// The identity of a field in its form, in addresses, and in pages.
///
/// ```swift
/// TextField("E-mail again", \.again).id("email_again")
/// let again = FieldID("email_again")
/// ```
public struct FieldID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity as text: a column's name, or a name chosen by the form's author.
  public let name: String

  /// Creates an identity from a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates an identity from a literal.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The name.
  public var description: String { name }

  /// Returns the default identity for a label: `Start date` becomes `start_date`.
  public static func from(label: String) -> FieldID {
    let words = label.lowercased().split { !$0.isLetter && !$0.isNumber }
    return FieldID(words.joined(separator: "_"))
  }
}

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
