/// A line of text.
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
}

/// Text of several lines.
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
}

/// An e-mail address.
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
}

/// A phone number, stored as it was typed.
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
}

/// A web address.
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
}

/// A text that is set and never shown, such as a password.
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
}
