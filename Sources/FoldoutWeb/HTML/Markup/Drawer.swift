public import FoldoutApp
public import FoldoutForms
import FoldoutScreens

/// Content that a program designs for the bar of actions below a row, shown above its buttons.
///
/// ```swift
/// Drawer { month, environment in
///   "<p><progress max=\"31\" value=\"\(month.days)\"></progress> \(month.note)</p>"
/// }
/// ```
///
/// Texts are escaped by construction (``Markup``). The content is part of the page like the host's
/// own: give images and controls in it names for people who do not see them.
public struct Drawer<Record: Sendable>: Sendable {
  var content: @Sendable (Record, FormEnvironment) -> Markup

  /// Creates a drawer from a function of the record and the reader's environment.
  public init(_ content: @escaping @Sendable (Record, FormEnvironment) -> Markup) {
    self.content = content
  }
}

extension ListBuilder {
  /// The program's design for a row's bar.
  public static func buildExpression(_ drawer: Drawer<Record>) -> [ListPart<Record>] {
    let content = drawer.content
    return [ListPart(.design { Design(content($0, $1)) })]
  }
}

extension Design {
  fileprivate init(_ markup: Markup) {
    self.init(markup, digest: Design.digest(of: markup.bytes))
  }

  /// The design as HTML.
  var markup: Markup { content as? Markup ?? Markup() }
}
