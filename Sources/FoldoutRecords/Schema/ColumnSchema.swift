public import FoldoutForms

/// One column of a table: its declaration, and facts inferred from its data.
public struct ColumnSchema: Hashable, Sendable {
  /// A reference of a column to a column of another table.
  public struct Reference: Hashable, Sendable {
    /// The referenced table.
    public var table: String
    /// The referenced column; `nil` if the declaration does not name it, so that it is that table's
    /// key.
    public var column: String?

    /// A reference to a table's column.
    public init(table: String, column: String?) {
      self.table = table
      self.column = column
    }
  }

  /// The declared name.
  public var name: String
  /// The declared type; empty if there is none.
  public var declaredType: String
  /// True if the column is declared NOT NULL.
  public var isNotNull: Bool
  /// The SQL text of the default.
  public var defaultText: String?
  /// True if the column is NOT NULL and its default is the empty text, or some rows hold it, so
  /// that the empty text means *no value*.
  public var usesEmptyTextForNone: Bool {
    isNotNull && (holdsEmptyText || defaultValue == .value(.text("")))
  }
  /// True if the column is unique by itself.
  public var isUnique: Bool
  /// True if the store computes the value, so that it cannot be written.
  public var isGenerated: Bool
  /// The columns that a computed value depends on; empty for other columns.
  public var sources: [String] = []
  /// The column of another table that the values refer to.
  public var reference: Reference?
  /// The constraints that the declaration puts on the values, beyond their type.
  public var constraints = ColumnConstraints()
  /// The format of the column's dates; `nil` if it does not contain dates as texts.
  public var dateForm: StoredDate.Form?
  /// True if the texts of dates state several zones, or some of them none.
  public var hasOwnZones = false
  /// The value that means *never* in a column of dates; `nil` if the column has none.
  public var never: StoredValue?
  /// True if rows have a value that means *never*, and none of the first ones has NULL.
  public var hasNeverInsteadOfNull = false
  /// True if most rows have dates, not *never*, so that it is no value to begin with.
  public var isNeverRare = false
  /// True if *never* stands for *no value* in a column of dates.
  package var usesNeverForNone: Bool {
    never != nil && !isNeverRare && (isNotNull || hasNeverInsteadOfNull)
  }
  /// The unit and origin of the column's dates if they are numbers; `nil` otherwise.
  public var momentForm: StoredMoment.Form?
  /// The evidence that the column contains dates or times; `nil` if it does not.
  public var dateEvidence: DateEvidence?
  /// True if the column's numbers may be dates that count from one of several days, so that they
  /// are shown as numbers.
  public var mayCountFromSeveralDays = false
  /// The reason why the column cannot count from the day that a person has said; `nil` if it can,
  /// or nobody has said one.
  public var epochConflict: EpochConflict?
  /// The format of the column's times of day; `nil` if it does not contain any.
  public var timeForm: StoredTime.Form?
  /// The spelling of no and yes in a column that is declared as a switch; `nil` if it has no values
  /// or they were not examined, so that it is 0 and 1.
  public var switchFinding: SwitchValues.Finding?
  /// The length of most of the first texts; `nil` if there are none, or they were not examined.
  public var textShape: TextShape?
  /// The class of most of the first values; `nil` if there are none, or they were not examined.
  public var storedClass: StoredClass?
  /// True if one of the first values is a number, in a column whose declared type does not tell.
  public var holdsNumbers = false
  /// True if one of the first values is the empty text.
  public var holdsEmptyText = false
  /// True if the column is secret, and most of the first values look like hashes.
  public var holdsHashes = false
  /// Facts about the first values; `nil` if there are no rows, or they were not examined.
  public var sample: ColumnSample?
  /// True if the values never leave the store, like passwords.
  public var isSecret: Bool
  /// The reason why the column is secret; `nil` if it is not, or if the store does not report one.
  public var secretBasis: SecretBasis?

  /// A column. If `isSecret` is `nil`, its name decides whether it is secret.
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
    /// Its name is that of a secret.
    case named
    /// The person who opened the file declared it secret.
    case requested
    /// It refers to a secret column, and so contains the same values.
    case referring
    /// It is computed from a secret.
    case computed
  }

  /// True if a column's name is that of a secret: it ends in a word for a password, a secret, a
  /// token, a PIN, or a key or code that gives access, or in something derived from one, such as
  /// `password_hash`. Recognises several languages, any letter case, and any way to join words.
  /// Complexity: O(length of the name).
  public static func isSecret(named name: String) -> Bool {
    SecretName(name).isSecret
  }
}
