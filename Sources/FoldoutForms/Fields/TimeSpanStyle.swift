/// The style of the editor of a length of time.
public enum TimeSpanStyle: Hashable, Sendable {
  /// A text input in the row.
  case typed
  /// Wheels of hours and minutes, in a drawer that also has a text input. The hours go up to those
  /// of the given length, beyond 24 if it is longer.
  case wheels(upTo: TimeSpan)

  func editor<Record>() -> Editor<Record> {
    switch self {
    case .typed: return .text(TextEditing())
    case .wheels(let longest):
      var editing = DateEditing()
      editing.maxSpan = longest
      return .wheels(editing)
    }
  }
}
