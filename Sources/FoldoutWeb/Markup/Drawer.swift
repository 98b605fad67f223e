public import FoldoutForms

/// Something of the program's own design in the bar that unfolds under a row, above its actions.
///
/// ```swift
/// Drawer { month, environment in
///   "<p><progress max=\"31\" value=\"\(month.days)\"></progress> \(month.note)</p>"
/// }
/// ```
///
/// Texts are escaped by construction (``Markup``). A page cannot tell it apart from the host's own:
/// name what is in it for those who do not see it.
public struct Drawer<Record: Sendable>: Sendable {
  var content: @Sendable (Record, FormEnvironment) -> Markup

  /// The content of the bar, by the record and the reader's language.
  public init(_ content: @escaping @Sendable (Record, FormEnvironment) -> Markup) {
    self.content = content
  }
}
