/// The look of a length of time's editor.
public enum TimeSpanStyle: Hashable, Sendable {
  /// Typed in its row.
  case typed
  /// A column of hours and one of minutes, in a drawer with an entry for typing; the hours go up to
  /// those of a length, beyond 24 where it does.
  case wheels(upTo: TimeSpan)

  func editor<Record>() -> Editor<Record> {
    switch self {
    case .typed: return .text(TextEditing())
    case .wheels(let longest):
      var editing = DateEditing()
      editing.longestSpan = longest
      return .wheels(editing)
    }
  }
}
