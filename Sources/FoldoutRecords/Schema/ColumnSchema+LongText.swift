import FoldoutForms

extension ColumnSchema {
  /// The form that most of a column's first texts have.
  public enum TextShape: Hashable, Sendable {
    /// One line that a form has room for.
    case line
    /// One line that is longer than that.
    case long
    /// Several lines.
    case lines
  }

  /// The reason why a column is one of long texts, which are edited in several lines.
  public enum LongTextEvidence: Hashable, Sendable {
    /// Its declared type.
    case declared
    /// Its name, with a declaration that leaves room for long texts.
    case named
    /// Its texts.
    case stored
  }

  /// The reason why the column's texts are edited in several lines; `nil` where they have one.
  ///
  /// A declared length alone is none: titles are declared VARCHAR(255), too, and Enter would add a
  /// line to them that no list shows.
  public var longTextEvidence: LongTextEvidence? {
    if textShape == .lines { return .stored }
    guard isText else { return textShape == .long ? .stored : nil }
    let type = declaredType.uppercased()
    if ["CLOB", "MEDIUMTEXT", "LONGTEXT"].contains(where: { type.contains($0) }) {
      return .declared
    }
    if isRoomy, isLongText { return .named }
    return declaredLength == nil && textShape == .long ? .stored : nil
  }

  /// True where the declaration leaves room for more than a line.
  private var isRoomy: Bool { declaredLength.map { $0 > ColumnSchema.maxOfALine } ?? true }

  /// The length that people declare for a line whose length they do not know.
  private static let maxOfALine = 255

  /// The number of characters that the declaration gives, as in VARCHAR(255).
  private var declaredLength: Int? {
    let digits = declaredType.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst()
      .drop { $0 == UInt8(ascii: " ") }.prefix { (48...57).contains($0) }
    return Int(Substring(digits.prefix(9)))
  }

  /// True where the name ends in a word for long texts, before that of a language or a notation, as
  /// in `description_de`.
  private var isLongText: Bool {
    let words = ColumnLabel.words(of: name).flatMap { $0.split { !$0.isLetter } }
      .map { $0.lowercased() }
    let last = words.last { !ColumnSchema.suffixes.contains($0) } ?? words.last
    return last.map(ColumnSchema.longTextWords.contains) ?? false
  }

  /// Languages and notations in which a text may be kept several times.
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
