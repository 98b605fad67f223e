public import FoldoutForms

/// One column of a table, as declared and as its data show it.
public struct ColumnSchema: Hashable, Sendable {
  /// Another table's row that a value stands for.
  public struct Reference: Hashable, Sendable {
    /// The table that is referred to.
    public var table: String
    /// The column there; `nil` where the declaration leaves it to that table's key.
    public var column: String?

    /// A reference to a table's column.
    public init(table: String, column: String?) {
      self.table = table
      self.column = column
    }
  }

  /// The name, as it was declared.
  public var name: String
  /// The type as it was declared; empty where none was.
  public var declaredType: String
  /// True where the column refuses *no value*.
  public var isNotNull: Bool
  /// The default, as the declaration spells it.
  public var defaultText: String?
  /// True where it always has a value, which may be the empty text: that is its default.
  public var isNeverNullButEmpty: Bool { isNotNull && defaultText == "''" }
  /// True where the column alone is unique.
  public var isUnique: Bool
  /// True where the store computes the value, so that it cannot be written.
  public var isGenerated: Bool
  /// The columns that a computed value is made of; none for any other column.
  public var sources: [String] = []
  /// The row of another table that a value stands for.
  public var reference: Reference?
  /// The demands of the declaration on the values, beyond their type.
  public var constraints = ColumnConstraints()
  /// The form of the column's dates; `nil` where it is no column of dates.
  public var dateForm: StoredDate.Form?
  /// The counting of the column's dates, where they are numbers; `nil` where they are not.
  public var momentForm: StoredMoment.Form?
  /// The evidence that the column is one of dates or times; `nil` where it is none.
  public var dateEvidence: DateEvidence?
  /// The form of the column's times of day; `nil` where it is no column of times.
  public var timeForm: StoredTime.Form?
  /// The values in which a column that is declared a switch says no and yes; `nil` where there are
  /// none, or none were looked at, so that they are 0 and 1.
  public var switchFinding: SwitchForm.Finding?
  /// The form of most of its first texts; `nil` where there are none, or none were looked at.
  public var textShape: TextShape?
  /// True where the store keeps the values to itself, as it does passwords.
  public var isSecret: Bool
  /// The reason why it is; `nil` for a column that is not secret, or where the store does not say.
  public var secretBasis: SecretBasis?

  /// A column; whether it is secret its name tells where nothing else does.
  public init(
    name: String, declaredType: String = "", isNotNull: Bool = false, defaultText: String? = nil,
    isUnique: Bool = false, isGenerated: Bool = false, reference: Reference? = nil,
    dateForm: StoredDate.Form? = nil, momentForm: StoredMoment.Form? = nil,
    dateEvidence: DateEvidence? = nil, timeForm: StoredTime.Form? = nil,
    textShape: TextShape? = nil, isSecret: Bool? = nil
  ) {
    self.name = name
    self.declaredType = declaredType
    self.isNotNull = isNotNull
    self.defaultText = defaultText
    self.isUnique = isUnique
    self.isGenerated = isGenerated
    self.reference = reference
    self.dateForm = dateForm
    self.momentForm = momentForm
    self.dateEvidence = dateEvidence
    self.timeForm = timeForm
    self.textShape = textShape
    let isNamedSecret = isSecret == nil && ColumnSchema.isSecret(named: name)
    self.isSecret = isSecret ?? isNamedSecret
    secretBasis = isNamedSecret ? .named : nil
  }
}

extension ColumnSchema {
  /// The reason why a column is secret.
  public enum SecretBasis: Hashable, Sendable {
    /// Its name.
    case named
    /// The person who opened the file.
    case requested
    /// The column that it refers to is secret, and so its values are that one's.
    case referring
    /// It is computed from a secret.
    case computed
  }

  /// True where a column's name says that its values are nobody's to see: it ends in a word for a
  /// password, a secret, a token, a PIN or a key or code that opens something, in one of several
  /// languages, in any case and however its words are joined; or in what is made of one, as
  /// `password_hash` does. Complexity: O(length of the name).
  public static func isSecret(named name: String) -> Bool {
    SecretName(name).isSecret
  }
}
