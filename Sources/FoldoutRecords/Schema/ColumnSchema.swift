public import FoldoutForms

/// One column of a table: its declaration, and facts inferred from its data.
///
/// ```swift
/// let album = ColumnSchema(
///   name: "album", declaredType: "INTEGER", isNotNull: true,
///   reference: ColumnSchema.Reference(table: "albums", column: "id"))
/// ```
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

extension ColumnSchema {
  /// The storage class of most of a column's first values.
  public enum StoredClass: Hashable, Sendable {
    /// Numbers, and most of these are integers.
    case integers
    /// Numbers, and most of these are floating-point numbers.
    case reals
    /// Texts.
    case texts
    /// Bytes: at least nine in ten values.
    case bytes
  }

  /// True if the declared type converts no values: none, or ANY.
  package var isUntyped: Bool { declaredType.isEmpty || declaredType.uppercased() == "ANY" }

  /// True if the declared type is unusual for numbers, dates and switches, such as GUID or POINT.
  /// SQLite's rules make it a type of numbers, but only the values tell what it holds.
  package var isOfUnusualType: Bool {
    // The usual types need no search, which takes long for a table of many columns.
    switch declaredType {
    case "", "TEXT", "INTEGER", "REAL", "BLOB", "NUMERIC", "BOOLEAN", "DATE", "DATETIME":
      return false
    default: break
    }
    let type = declaredType.uppercased()
    guard !isText, !isUntyped, !type.contains("BLOB"), declaredDates == nil else { return false }
    let word = type.prefix { $0.isLetter }
    return !ColumnSchema.usualTypes.contains { word.hasPrefix($0) }
  }

  /// True if an unusual type is one of texts by its name, if no values tell otherwise.
  var isOfTextsByName: Bool {
    let type = declaredType.uppercased()
    return ["GUID", "UUID", "UNIQUEIDENTIFIER", "STRING", "JSON"].contains { type.contains($0) }
  }

  /// The beginnings of the usual types of numbers and switches.
  private static let usualTypes = [
    "INT", "TINYINT", "SMALLINT", "MEDIUMINT", "BIGINT", "UNSIGNED", "SIGNED", "LONG", "SERIAL",
    "BIGSERIAL", "REAL", "DOUBLE", "FLOAT", "NUM", "DEC", "MONEY", "CURRENCY", "YEAR", "BOOL",
    "BIT",
  ]
}

/// The default of a column: its value in a new record if none is given.
public enum ColumnDefault: Hashable, Sendable {
  /// A literal, as the column stores it; *no value* if no default is declared.
  case value(StoredValue)
  /// The day, the time, or both, in UTC, at which the record is added.
  case moment(Moment)
  /// An expression, which only the store can compute.
  case expression

  /// The part of the current time that is stored.
  public enum Moment: String, Hashable, Sendable {
    case date = "CURRENT_DATE"
    case time = "CURRENT_TIME"
    case dateAndTime = "CURRENT_TIMESTAMP"
  }
}

extension ColumnSchema {
  /// The default as it may be shown. A secret's default appears as an expression, so that it is not
  /// revealed.
  public var shownDefault: ColumnDefault {
    isSecret && defaultValue != .value(.null) ? .expression : defaultValue
  }

  /// The default, parsed from its SQL text.
  public var defaultValue: ColumnDefault {
    guard let text = defaultText else { return .value(.null) }
    if let moment = ColumnDefault.Moment(rawValue: text.uppercased()) { return .moment(moment) }
    guard let literal = ColumnSchema.literal(text) else { return .expression }
    return .value(Affinity(declaredType: declaredType).kept(literal))
  }

  /// Parses an SQL literal; `nil` for anything else.
  private static func literal(_ text: String) -> StoredValue? {
    switch text.uppercased() {
    case "NULL": return .null
    case "TRUE": return .integer(1)
    case "FALSE": return .integer(0)
    default: break
    }
    if let quote = text.first, quote == "'" || quote == "\"" {
      let inner = text.dropFirst().dropLast()
      let unescaped = inner.replacing("\(quote)\(quote)", with: "")
      guard text.count > 1, text.last == quote, !unescaped.contains(quote) else { return nil }
      return .text(String(inner).replacing("\(quote)\(quote)", with: "\(quote)"))
    }
    if let number = Int64(text) { return .integer(number) }
    guard text.first.map({ $0.isNumber || "+-.".contains($0) }) == true,
      let number = Double(text), number.isFinite
    else { return nil }
    return .real(number)
  }
}

extension ColumnSchema {
  /// The conversion of a text in an address that may stand for a number.
  package var addressConversion: RecordKey.Conversion { isText ? .toText : .none }
}
