public import Foundation

/// A whole number, or a decimal one, by the type that its key path leads to.
public struct NumberField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A whole number.
  public init(_ label: String, _ path: PropertyPath<Record, Int>) {
    field = Field(label, .wholeNumber, path, .whole)
  }

  /// A whole number that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, Int?>) {
    field = Field(label, .wholeNumber, path, Conversion.whole.optional)
  }

  /// A decimal number, exact to its last digit.
  public init(_ label: String, _ path: PropertyPath<Record, Decimal>) {
    field = Field(label, .decimal, path, .decimal)
  }

  /// A decimal number that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, Decimal?>) {
    field = Field(label, .decimal, path, Conversion.decimal.optional)
  }

  /// A floating point number, edited by its shortest decimal spelling.
  public init(_ label: String, _ path: PropertyPath<Record, Double>) {
    field = Field(label, .decimal, path, .double)
  }

  /// A floating point number that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, Double?>) {
    field = Field(label, .decimal, path, Conversion.double.optional)
  }
}
