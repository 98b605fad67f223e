import FoldoutForms

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
