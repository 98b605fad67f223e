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

  /// The design as HTML; `nil` for one that was made for another host.
  var markup: Markup? { content as? Markup }
}

extension FormField {
  /// Gives the field's row a drawer that the program designs, in place of the field's own editor.
  ///
  /// ```swift
  /// NumberField("Stars", \.stars).drawer { context in
  ///   "<div class=\"actions\"><button \(context.change(\.stars, to: 3))>★★★</button></div>"
  /// }
  /// ```
  ///
  /// The row shows the value, and unfolds the drawer. A button in it says what it changes
  /// (``FoldoutForms/DrawerContext/change(_:to:)-(FieldID,_)``); the change is checked, stored and
  /// undone like any entry. The drawer is drawn again when its markup differs. It may be given once
  /// more for another kind of host.
  public func drawer(
    _ content: @escaping @Sendable (DrawerContext<Record>) -> Markup
  ) -> Self {
    designed { Design(content($0)) }
  }
}
