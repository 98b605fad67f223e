#if canImport(UIKit)
public import FoldoutForms
public import UIKit

extension FormField {
  /// Gives the field's row a drawer with a view that the app makes, in place of the field's own
  /// editor.
  ///
  /// ```swift
  /// NumberField("Stars", \.stars).drawer { context in
  ///   let button = UIButton(configuration: .plain())
  ///   button.configuration?.title = "★★★"
  ///   button.isEnabled = context.canSet(\.stars, to: 3)
  ///   button.addAction(
  ///     UIAction { _ in context.set(\.stars, to: 3) }, for: .primaryActionTriggered)
  ///   return button
  /// }
  /// ```
  ///
  /// The row shows the value, and unfolds the drawer. A control changes the record through its
  /// ``ViewContext``; the change is checked, stored and undone like any entry. The view has a
  /// height
  /// of its own: from its constraints, from its `intrinsicContentSize`, or from what it arranges.
  /// Controls in it are at least 44 points high, and have names for people who do not see them.
  ///
  /// The view is made anew whenever the stored record changes, so it never has to be brought up to
  /// date. The drawer may be given once more for another kind of host.
  nonisolated public func drawer(
    _ content: @escaping @MainActor @Sendable (ViewContext<Record>) -> UIView
  ) -> Self {
    designed { context in
      Design(
        DesignedView { place in content(ViewContext(context, in: place)) }, digest: context.digest)
    }
  }
}

/// The contents of a drawer that an app designed as a view.
struct DesignedView: Sendable {
  /// Makes the view for its place.
  let make: @MainActor @Sendable (DesignPlace) -> UIView

  nonisolated init(_ make: @escaping @MainActor @Sendable (DesignPlace) -> UIView) {
    self.make = make
  }
}

extension DrawerContext {
  /// The digest of all that a view may be made from: the stored record and the environment.
  ///
  /// Markup is compared by its own bytes, but a view has none, and making one only to compare it
  /// costs more than it saves. Which columns a function reads cannot be known from outside, so each
  /// column counts: a view is sometimes made anew for a change that it does not show, and never
  /// shows an old value.
  nonisolated fileprivate var digest: Digest {
    var digest = Digest()
    let columns = form.columns(of: record)
    for column in columns.columns {
      digest.combine(column)
      digest.combine(Token(columns[column]).text)
    }
    digest.combine(environment.locale.identifier)
    digest.combine(environment.timeZone.identifier)
    digest.combine("\(environment.today)")
    return digest
  }
}
#endif
