import FoldoutForms

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
  fileprivate var asksYesOrNoInCapitals: Bool {
    guard reference == nil, isOfIntegerType, name.hasPrefix("Z"), name == name.uppercased() else {
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

extension TableSchema {
  /// True if a column's name asks for a yes or a no in the way of Core Data, in a table of its own.
  package func asksYesOrNoInCapitals(_ column: ColumnSchema) -> Bool {
    isOfCoreData && column.asksYesOrNoInCapitals
  }
}
