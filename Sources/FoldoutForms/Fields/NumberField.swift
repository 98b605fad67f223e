public import Foundation

/// A whole or decimal number, depending on the property's type.
///
/// ```swift
/// NumberField("Guests", \.guests).range(1...8)
/// NumberField("Price", \.price).currency("EUR")
/// ```
///
/// An amount of money is shown with the currency's symbol, as in €12.50, wherever it is not typed.
/// Its input holds the plain number 12.5; the symbol or code may be typed with it.
public struct NumberField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a whole number.
  public init(_ label: String, _ path: PropertyPath<Record, Int>) {
    field = Field(label, .wholeNumber, path, .whole)
  }

  /// Creates a field for an optional whole number.
  public init(_ label: String, _ path: PropertyPath<Record, Int?>) {
    field = Field(label, .wholeNumber, path, Conversion.whole.optional)
  }

  /// Creates a field for a decimal number, which is kept exactly.
  public init(_ label: String, _ path: PropertyPath<Record, Decimal>) {
    field = Field(label, .decimal, path, .decimal)
  }

  /// Creates a field for an optional decimal number, which is kept exactly.
  public init(_ label: String, _ path: PropertyPath<Record, Decimal?>) {
    field = Field(label, .decimal, path, Conversion.decimal.optional)
  }

  /// Creates a field for a floating-point number, shown and edited as its shortest decimal text.
  public init(_ label: String, _ path: PropertyPath<Record, Double>) {
    field = Field(label, .decimal, path, .double)
  }

  /// Creates a field for an optional floating-point number.
  public init(_ label: String, _ path: PropertyPath<Record, Double?>) {
    field = Field(label, .decimal, path, Conversion.double.optional)
  }
}

extension NumberField {
  /// Creates a field for a property that is converted to a whole number.
  public init(_ label: String, _ property: Mapped<Record, Int>) {
    field = property.field(label, .wholeNumber, .whole)
  }

  /// Creates a field for a property that is converted to a decimal number.
  public init(_ label: String, _ property: Mapped<Record, Decimal>) {
    field = property.field(label, .decimal, .decimal)
  }

  /// Creates a field for a property that is converted to a floating-point number.
  public init(_ label: String, _ property: Mapped<Record, Double>) {
    field = property.field(label, .decimal, .double)
  }
}

extension NumberField {
  /// Shows the number as an amount of money. A `Decimal` keeps it exactly.
  ///
  /// - Precondition: The currency is an ISO 4217 code of three capital letters, such as `EUR`.
  public func currency(_ code: String) -> Self {
    changed { $0.numbers = .currency(code) }
  }

  /// Requires a number within a range.
  public func range(_ range: ClosedRange<Decimal>, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(.range(minimum: range.lowerBound, maximum: range.upperBound), when: timing)
  }

  /// Requires a number that is not below a minimum.
  public func range(
    _ range: PartialRangeFrom<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.range(minimum: range.lowerBound, maximum: nil), when: timing)
  }

  /// Requires a number that is not above a maximum.
  public func range(
    _ range: PartialRangeThrough<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.range(minimum: nil, maximum: range.upperBound), when: timing)
  }

  /// Requires a number between two whole numbers, both included.
  public func range(_ range: ClosedRange<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(
      .range(minimum: Decimal(range.lowerBound), maximum: Decimal(range.upperBound)), when: timing)
  }

  /// Requires a number that is not below a whole number.
  public func range(_ range: PartialRangeFrom<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(.range(minimum: Decimal(range.lowerBound), maximum: nil), when: timing)
  }

  /// Requires a number that is not above a whole number.
  public func range(
    _ range: PartialRangeThrough<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.range(minimum: nil, maximum: Decimal(range.upperBound)), when: timing)
  }
}
