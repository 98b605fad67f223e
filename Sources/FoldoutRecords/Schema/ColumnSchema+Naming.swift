import FoldoutForms

extension ColumnSchema {
  /// True if its declaration allows texts, or there is none.
  var mayBeText: Bool { isText || declaredType.isEmpty || declaredType.uppercased() == "ANY" }

  /// True if it contains neither dates nor times.
  package var hasNoDates: Bool { dateForm == nil && momentForm == nil && timeForm == nil }

  /// True if a title or a second line may show the column: it is neither a secret, nor a salt or a
  /// hash in a table with secrets.
  func isShown(in table: TableSchema) -> Bool {
    guard !isSecret else { return false }
    return !endsIn(TitleWords.secretParts)
      || !table.columns.contains { $0.isSecret || $0.endsIn(["salt"]) }
  }

  /// True if its texts have or need more than one line.
  var hasLongTexts: Bool { longTextEvidence != nil || textShape == .long || textShape == .lines }

  /// True if its texts are codes for machines, by its name, or because its declared length leaves
  /// room for no more.
  var isCode: Bool {
    endsIn(TitleWords.codes)
      || hasDeclaredSize && declaredType.firstMatch(of: /\(\s*[1-3]\s*\)/) != nil
  }

  /// True if the declared type has a parenthesis. It is checked before regular expressions, because
  /// they are slow and most types have no size.
  var hasDeclaredSize: Bool { declaredType.utf8.contains(UInt8(ascii: "(")) }

  /// True if its values classify records rather than name one.
  var isCategory: Bool { constraints.options != nil || endsIn(TitleWords.categories) }

  /// True if its texts are postal addresses, which are too long for a second line beside a town.
  var isAddress: Bool { endsIn(TitleWords.addresses) }

  /// True if its dates record when the record was last touched.
  var isHousekeeping: Bool {
    nameWords.contains { TitleWords.housekeeping.contains($0) }
  }

  /// True if its numbers are identifiers rather than quantities: keys, references, years, and
  /// columns called a number.
  public var isPlainNumber: Bool {
    reference != nil || endsIn(TitleWords.codes) || endsIn(TitleWords.years)
  }

  /// Returns true if the name is one of `names`, with its words joined in any way.
  func isNamed(_ names: Set<String>) -> Bool { names.contains(nameWords.joined(separator: " ")) }

  /// Returns true if the last word of the name is one of `words`.
  func endsIn(_ words: Set<String>) -> Bool { nameWords.last.map(words.contains) ?? false }

  /// The words of the name in lower case. Core Data puts a Z before all names, as in ZTITLE.
  private var nameWords: [String] {
    var words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
    if name.utf8.first == UInt8(ascii: "Z"), let first = words.first, first.utf8.count > 2,
      name == name.uppercased(), !TitleWords.codes.contains(first)
    {
      words[0].removeFirst()
    }
    return words
  }
}

extension ColumnSchema {
  /// True if the declared type is one of text, by SQLite's rules of affinity
  /// (sqlite.org/datatype3.html, section 3.1).
  public var isText: Bool {
    // The usual types need no search, which takes long for a table of many columns.
    switch declaredType {
    case "TEXT": return true
    case "", "INTEGER", "REAL", "BLOB", "NUMERIC", "BOOLEAN", "DATE", "DATETIME": return false
    default: break
    }
    let type = declaredType.uppercased()
    return !type.contains("INT")
      && (type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT"))
  }
}

extension ColumnSchema {
  /// True if the declared type is that of a switch, and no check contradicts it.
  public var isDeclaredSwitch: Bool {
    let type = declaredType.uppercased()
    return (type.hasPrefix("BOOL") || type == "BIT" || type == "BIT(1)")
      && (pair == nil || pair == .numbers)
  }

  /// True if the name asks for a yes or a no, and the type is one of texts or keeps whole numbers,
  /// so that the column is a switch if it holds nothing but these two.
  package var isNamedSwitch: Bool {
    guard reference == nil, asksYesOrNo else { return false }
    switch Affinity(declaredType: declaredType) {
    case .integer, .numeric: return declaredDates == nil
    case .text, .none: return mayBeText
    case .real: return false
    }
  }

  /// True if the column is one of whole numbers whose name is that of a secret, so that it is a
  /// switch if it certainly holds a yes or a no.
  package var isNumberNamedLikeSecret: Bool {
    reference == nil && isOfIntegerType && ColumnSchema.isSecret(named: name)
      && ColumnLabel.words(of: name).count > 1
  }

  private var isOfIntegerType: Bool { declaredType.uppercased().contains("INT") }

  /// True if the name asks for a yes or a no, whatever the type.
  package var asksYesOrNo: Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return false }
    if words.count > 1, ColumnSchema.questions.contains(first) {
      return !ColumnSchema.quantities.contains(last)
    }
    guard ColumnSchema.states.contains(last) else { return false }
    // A plural before it makes the name a count: messages_deleted.
    return words.dropLast().last.map { !$0.hasSuffix("s") && !ColumnSchema.measures.contains($0) }
      ?? true
  }

  /// True if the column is one of whole numbers, and its name asks for a yes or a no in the way of
  /// Core Data, which puts a Z before names in capitals without borders of words: ZISPINNED.
  package func asksYesOrNoInCapitals(in table: TableSchema) -> Bool {
    guard table.isOfCoreData, reference == nil, isOfIntegerType, name.hasPrefix("Z"),
      name == name.uppercased()
    else {
      return false
    }
    let rest = name.dropFirst().lowercased()
    if ColumnSchema.states.contains(rest) { return true }
    let isQuestion = ColumnSchema.questionsInCapitals.contains {
      rest.hasPrefix($0) && rest.count > $0.count + 1
    }
    return isQuestion
      && !ColumnSchema.nounsLikeQuestions.contains { rest.hasPrefix($0) }
      // A short one may be the end of a longer word: ISVALID.
      && !ColumnSchema.quantities.contains { $0.count > 3 && rest.hasSuffix($0) }
  }

  /// True if the column holds a yes or a no, by its declaration or its name, and its values.
  package var isYesOrNo: Bool { binding.kind.isFlag || pair != nil }

  /// Words that begin a question with the answer yes or no.
  private static let questions: Set<String> = [
    "allow", "allows", "can", "force", "has", "hide", "is", "must", "needs", "requires", "should",
    "show", "use", "uses", "was", "hat", "ist",
  ]

  /// Words that make such a question a quantity or an identifier: `use_count`, `show_id`.
  private static let quantities: Set<String> = [
    "count", "counts", "episode", "id", "ids", "index", "level", "limit", "mode", "no", "number",
    "order", "position", "rank", "season", "size", "times", "type", "year",
  ]

  /// Questions that hardly any other word begins with.
  private static let questionsInCapitals: Set<String> = [
    "allow", "allows", "has", "hide", "is", "must", "needs", "requires", "should", "show", "uses",
  ]

  /// Words that begin with such a question by chance.
  private static let nounsLikeQuestions = ["hash", "isbn", "issue"]

  /// States that something is in, or is not.
  private static let states: Set<String> = [
    "active", "approved", "archived", "banned", "blocked", "canceled", "cancelled", "closed",
    "completed", "confirmed", "deleted", "disabled", "done", "enabled", "expired", "favorite",
    "favorited", "favourite", "finished", "flagged", "hidden", "locked", "muted", "paid", "paused",
    "pinned", "private", "public", "published", "read", "required", "resolved", "seen", "selected",
    "starred", "subscribed", "suspended", "synced", "trashed", "unread", "verified", "visible",
    "watched",
  ]

  /// Words before a state that make the name a moment or an amount: `last_seen`, `amount_paid`.
  private static let measures: Set<String> = [
    "amount", "count", "date", "day", "first", "last", "max", "min", "num", "number", "percent",
    "price", "time", "total", "year",
  ]
}

extension ColumnSchema {
  /// The length of most of a column's first texts.
  public enum TextShape: Hashable, Sendable {
    /// One line that fits in a form.
    case line
    /// One line that is too long for a form.
    case long
    /// Several lines.
    case lines
  }

  /// The reason why a column's texts are edited in several lines.
  public enum LongTextEvidence: Hashable, Sendable {
    /// The declared type.
    case declared
    /// The name, with a declaration that allows long texts.
    case named
    /// The stored texts.
    case stored
  }

  /// The reason why the column's texts are edited in several lines; `nil` if they have a single
  /// line.
  ///
  /// A declared length alone is no reason: titles are declared VARCHAR(255), too, and Enter would
  /// add a line to them that no list shows.
  public var longTextEvidence: LongTextEvidence? {
    if textShape == .lines { return .stored }
    guard isText else { return textShape == .long ? .stored : nil }
    let type = declaredType.uppercased()
    if ["CLOB", "MEDIUMTEXT", "LONGTEXT"].contains(where: { type.contains($0) }) {
      return .declared
    }
    if allowsSeveralLines, isNamedForLongText { return .named }
    return declaredLength == nil && textShape == .long ? .stored : nil
  }

  /// True if the declaration allows more than one line.
  private var allowsSeveralLines: Bool {
    declaredLength.map { $0 > ColumnSchema.maxLineLength } ?? true
  }

  /// The length that people declare for a line of unknown length.
  private static let maxLineLength = 255

  /// The maximum number of characters in the declaration, as in VARCHAR(255).
  private var declaredLength: Int? {
    let digits = declaredType.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst()
      .drop { $0 == UInt8(ascii: " ") }.prefix { (48...57).contains($0) }
    return Int(Substring(digits.prefix(9)))
  }

  /// True if the name ends in a word for long texts, ignoring a language or markup after it, as in
  /// `description_de`.
  private var isNamedForLongText: Bool {
    let words = ColumnLabel.words(of: name).flatMap { $0.split { !$0.isLetter } }
      .map { $0.lowercased() }
    let last = words.last { !ColumnSchema.suffixes.contains($0) } ?? words.last
    return last.map(ColumnSchema.longTextWords.contains) ?? false
  }

  /// Suffixes for the language or markup of a text.
  private static let suffixes: Set<String> = [
    "ar", "da", "de", "en", "es", "fi", "fr", "html", "it", "ja", "markdown", "md", "nl", "no",
    "pl",
    "pt", "ru", "sv", "tr", "zh",
  ]

  /// Words for texts of several lines, in English, German, Dutch, French and Spanish.
  private static let longTextWords: Set<String> = [
    "abstract", "bio", "biography", "body", "comment", "comments", "content", "contents",
    "description", "details", "excerpt", "feedback", "html", "instructions", "markdown", "memo",
    "message", "note", "notes", "remark", "remarks", "summary", "text",
    "anmerkung", "anmerkungen", "bemerkung", "bemerkungen", "beschreibung", "hinweis", "hinweise",
    "inhalt", "kommentar", "kommentare", "lebenslauf", "nachricht", "notiz", "notizen",
    "zusammenfassung",
    "aantekening", "aantekeningen", "bericht", "beschrijving", "inhoud", "notitie", "notities",
    "omschrijving", "opmerking", "opmerkingen", "samenvatting", "tekst", "toelichting",
    "commentaire", "commentaires", "contenu", "remarque", "remarques", "résumé", "texte",
    "comentario", "comentarios", "contenido", "descripción", "descripcion", "mensaje", "notas",
    "observaciones", "resumen", "texto",
  ]
}

extension ColumnSchema {
  /// True if values fit in a line: not bytes.
  var isDisplayable: Bool {
    !declaredType.uppercased().contains("BLOB") && storedClass != .bytes
  }

  /// True if values mean nothing without the column's label: those of a switch, or of a choice of
  /// yes and no.
  var isLabelled: Bool {
    isYesOrNo || declaredType.uppercased().hasPrefix("BOOL")
  }

  /// True if the column contains amounts: decimal numbers, or numbers named as amounts.
  var isAmount: Bool {
    guard binding.kind.numberMode != nil else { return false }
    if endsIn(TitleWords.amounts) { return true }
    return binding.kind.numberMode == .decimal && !endsIn(TitleWords.measures) && !isPlainNumber
  }
}
