/// A property of any type, converted to a value that a field can edit.
///
/// ```swift
/// TextField(
///   "Tags",
///   .map(
///     \.tags, get: { $0.joined(separator: ", ") },
///     set: { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }))
///
/// NumberField(
///   "Hours",
///   .map(
///     \.minutes, get: { $0 / 60 },
///     set: { hours in
///       guard hours < 24 else { throw FieldError.custom("A day has 24 hours.") }
///       return hours * 60
///     }))
/// ```
///
/// The field edits the property: `report.new(\.tags)` returns the list, and rules and limits of
/// other fields may name it by its key path.
///
/// The property stays as it is as long as nobody enters another value, even if `set` would return
/// another property for the shown value. Of a record that begins with the same value, the property
/// comes back when that value is entered again.
public struct Mapped<Record: Sendable, Value: Sendable>: Sendable {
  /// Creates the field of the property, from the conversion of the value.
  let field: @Sendable (String, FieldKind, Conversion<Value>) -> Field<Record>

  /// Converts a property to a value that is never missing.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - get: Returns the value that the field shows.
  ///   - set: Returns the property for an entered value, or `nil` to refuse the value. It may throw
  ///     an error with a sentence instead, which is shown:
  ///     `throw FieldError.custom("Use commas.")`.
  public static func map<Property: Sendable>(
    _ path: PropertyPath<Record, Property>,
    get: @escaping @Sendable (Property) -> Value,
    set: @escaping @Sendable (Value) throws -> Property?
  ) -> Mapped {
    Mapped { label, kind, conversion in
      Field(label, kind, path, conversion.mapped(get, set))
    }
  }

  /// Converts an optional property to a value that may be missing. The functions receive only
  /// values: a property without one is *no value*.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - get: Returns the value that the field shows.
  ///   - set: Returns the property for an entered value, or `nil` to refuse the value. It may throw
  ///     an error with a sentence instead, which is shown.
  public static func map<Property: Sendable>(
    optional path: PropertyPath<Record, Property?>,
    get: @escaping @Sendable (Property) -> Value,
    set: @escaping @Sendable (Value) throws -> Property?
  ) -> Mapped {
    Mapped { label, kind, conversion in
      Field(label, kind, path, conversion.mapped(get, set).optional)
    }
  }
}

extension Conversion {
  /// Returns the conversion of another property, which functions convert to this one's and back.
  fileprivate func mapped<Other>(
    _ get: @escaping @Sendable (Other) -> Property,
    _ set: @escaping @Sendable (Property) throws -> Other?
  ) -> Conversion<Other> {
    Conversion<Other>(
      toValue: { toValue(get($0)) },
      fromValue: { value in fromValue(value).flatMap { try? set($0) } },
      mismatch: { mismatch(get($0)) },
      refusal: { value in
        guard let property = fromValue(value) else { return refusal(value) }
        do {
          _ = try set(property)
          return nil
        } catch {
          return error as? FieldError ?? .custom("\(error)")
        }
      }, isLossy: true)
  }
}
