/// A line of text.
public struct TextField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A text that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .text, path, .text)
  }

  /// A text that may be missing, which is not the same as empty.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .text, path, Conversion.text.optional)
  }
}

/// Text of several lines.
public struct LongTextField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A text that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .longText, path, .text)
  }

  /// A text that may be missing, which is not the same as empty.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .longText, path, Conversion.text.optional)
  }
}

/// An e-mail address.
public struct EmailField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// An address that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .email, path, .text)
    field.rules = [Rule(.email)]
  }

  /// An address that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .email, path, Conversion.text.optional)
    field.rules = [Rule(.email)]
  }
}

/// A phone number, kept as it was typed.
public struct PhoneField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A number that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .phone, path, .text)
    field.rules = [Rule(.phone)]
  }

  /// A number that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .phone, path, Conversion.text.optional)
    field.rules = [Rule(.phone)]
  }
}

/// An address of the web.
public struct URLField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// An address that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .url, path, .text)
    field.rules = [Rule(.url)]
  }

  /// An address that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .url, path, Conversion.text.optional)
    field.rules = [Rule(.url)]
  }
}

/// A text that is set and never shown, such as a password.
public struct SecretField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A secret that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .secret, path, .text)
    field.editor.typing?.purpose = "new-password"
  }

  /// A secret that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .secret, path, Conversion.text.optional)
    field.editor.typing?.purpose = "new-password"
  }
}
