import FoldoutForms

extension ColumnSchema {
  /// True if the declared type is that of a switch, and no check contradicts it.
  public var isDeclaredSwitch: Bool {
    let type = declaredType.uppercased()
    return (type.hasPrefix("BOOL") || type == "BIT" || type == "BIT(1)")
      && (pair == nil || pair == .numbers)
  }

  /// True if the name asks for a yes or a no, and the type is one of whole numbers or texts, so
  /// that the column is a switch if it holds nothing but these two.
  package var isNamedSwitch: Bool {
    reference == nil && (mayBeText || declaredType.uppercased().contains("INT")) && asksYesOrNo
  }

  /// True if the name asks for a yes or a no, whatever the type.
  package var asksYesOrNo: Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return false }
    if words.count > 1, ColumnSchema.questions.contains(first) {
      return !ColumnSchema.quantities.contains(last)
    }
    // A plural before it makes the name a count: messages_deleted.
    return ColumnSchema.states.contains(last) && words.dropLast().last?.hasSuffix("s") != true
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

  /// States that something is in, or is not.
  private static let states: Set<String> = [
    "active", "archived", "deleted", "disabled", "done", "enabled", "hidden", "locked", "required",
    "verified", "visible",
  ]
}
