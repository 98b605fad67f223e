public import Foundation

/// A line of text, or a UUID.
///
/// ```swift
/// TextField("Name", \.name)
/// TextField("Key", \.id)
/// TextField(
///   "Tags",
///   .map(
///     \.tags, get: { $0.joined(separator: ", ") },
///     set: { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }))
/// ```
public struct TextField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a text that may be empty but is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .text, path, .text)
  }

  /// Creates a field for an optional text; a missing text is not the same as an empty one.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .text, path, Conversion.text.optional)
  }

  /// Creates a field for a UUID that is never missing. Any other text is refused.
  public init(_ label: String, _ path: PropertyPath<Record, UUID>) {
    field = Field(label, .text, path, .uuid)
    field.isRequired = true
  }

  /// Creates a field for an optional UUID. Any other text is refused.
  public init(_ label: String, _ path: PropertyPath<Record, UUID?>) {
    field = Field(label, .text, path, Conversion.uuid.optional)
  }

  /// Creates a field for a property that is converted to a text.
  public init(_ label: String, _ property: Mapped<Record, String>) {
    field = property.field(label, .text, .text)
  }
}

/// Text of several lines.
///
/// ```swift
/// LongTextField("Note", \.note)
/// ```
public struct LongTextField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a text that may be empty but is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .longText, path, .text)
  }

  /// Creates a field for an optional text; a missing text is not the same as an empty one.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .longText, path, Conversion.text.optional)
  }

  /// Creates a field for a property that is converted to a text.
  public init(_ label: String, _ property: Mapped<Record, String>) {
    field = property.field(label, .longText, .text)
  }
}

/// An e-mail address.
///
/// ```swift
/// EmailField("E-mail", \.email)
/// ```
public struct EmailField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for an address that may be empty but is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .email, path, .text)
    field.rules = [Rule(.email)]
  }

  /// Creates a field for an optional address.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .email, path, Conversion.text.optional)
    field.rules = [Rule(.email)]
  }

  /// Creates a field for a property that is converted to an address.
  public init(_ label: String, _ property: Mapped<Record, String>) {
    field = property.field(label, .email, .text)
    field.rules = [Rule(.email)]
  }
}

/// A phone number, stored as it was typed.
///
/// ```swift
/// PhoneField("Phone", \.phone)
/// ```
public struct PhoneField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a number that may be empty but is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .phone, path, .text)
    field.rules = [Rule(.phone)]
  }

  /// Creates a field for an optional number.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .phone, path, Conversion.text.optional)
    field.rules = [Rule(.phone)]
  }

  /// Creates a field for a property that is converted to a number.
  public init(_ label: String, _ property: Mapped<Record, String>) {
    field = property.field(label, .phone, .text)
    field.rules = [Rule(.phone)]
  }
}

/// A web address, as a text or as a `URL`.
///
/// ```swift
/// URLField("Page", \.page)
/// ```
///
/// A `URL` is the address that was typed, with or without `https://`; Foundation writes letters
/// outside ASCII in its own form. One with another scheme is shown and kept, but not accepted as
/// new.
public struct URLField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for an address that may be empty but is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .url, path, .text)
    field.rules = [Rule(.url)]
  }

  /// Creates a field for an optional address.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .url, path, Conversion.text.optional)
    field.rules = [Rule(.url)]
  }

  /// Creates a field for the address of a `URL` that is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, URL>) {
    field = Field(label, .url, path, .url)
    field.rules = [Rule(.url)]
    field.isRequired = true
  }

  /// Creates a field for the address of an optional `URL`.
  public init(_ label: String, _ path: PropertyPath<Record, URL?>) {
    field = Field(label, .url, path, Conversion.url.optional)
    field.rules = [Rule(.url)]
  }

  /// Creates a field for a property that is converted to an address.
  public init(_ label: String, _ property: Mapped<Record, String>) {
    field = property.field(label, .url, .text)
    field.rules = [Rule(.url)]
  }
}

/// A text that is set and never shown, such as a password.
///
/// ```swift
/// SecretField("Password", \.password).length(8...)
/// ```
public struct SecretField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a secret that may be empty but is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .secret, path, .text)
    field.editor.typing?.purpose = "new-password"
  }

  /// Creates a field for an optional secret.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .secret, path, Conversion.text.optional)
    field.editor.typing?.purpose = "new-password"
  }

  /// Creates a field for a property that is converted to a secret.
  public init(_ label: String, _ property: Mapped<Record, String>) {
    field = property.field(label, .secret, .text)
    field.editor.typing?.purpose = "new-password"
  }
}

/// A field that holds text of any kind.
public protocol TextualField<Record>: FormField {}

extension TextualField {
  /// Limits the number of characters, as a person counts them: `2...40`, `8...`.
  ///
  /// An empty text is not checked; use ``FormField/required()`` to refuse it.
  public func length(
    _ range: some RangeExpression<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    let counts = range.relative(to: 0..<Int.max)
    let maximum = counts.upperBound == .max ? nil : counts.upperBound - 1
    return addingRule(.length(minimum: counts.lowerBound, maximum: maximum), when: timing)
  }

  /// Requires the whole text to match a regular expression; `hint` describes it to a person, as in
  /// "two letters and four digits".
  ///
  /// - Precondition: `Regex` accepts the pattern.
  public func pattern(
    _ pattern: String, hint: String, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.pattern(pattern, hint: hint), when: timing)
  }
}
