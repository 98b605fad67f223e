public import Foundation

/// A whole or decimal number, depending on the property's type.
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
