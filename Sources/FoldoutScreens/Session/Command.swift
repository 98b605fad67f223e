package import FoldoutForms

/// Something that a host does for a session. A host performs commands in their order.
package enum Command: Sendable {
  /// Read the record again, and pass on ``Answer/read(_:)``, or ``Answer/gone``. The reading has
  /// the titles of what the records `beside` it refer to, too.
  case read(AskID, beside: [DynamicRecord])
  /// Get this done, and pass on its result.
  case ask(AskID, Ask)
  /// Notify the program of a text while it is edited.
  case notify(FieldEvent)
  /// Apply the update, bind these cells and those that it reconfigures anew, and scroll. Once all
  /// of that is done, call ``ScreenSession/applied()``.
  case update(ScreenUpdate?, rebind: Set<ScreenItem>, scroll: Scroll?)
  /// Bind these cells anew, if they are on the screen. Nothing else changes.
  case rebind(Set<ScreenItem>)
  /// Bring a row into view, and give it the focus.
  case focus(RowID)
  /// Show these messages. They replace those of earlier acts; each turn of an act may have its own.
  case say([String])
  /// Open the screen of the record that the program added.
  case open(AddedRow)
  /// The record no longer exists: close the screen. Nothing follows.
  case gone
  /// Nothing happened, because no screen sends such an input: a fault of the host.
  case refuse(SubmissionError)

  /// The scrolling that belongs to an update.
  package enum Scroll: Sendable, Equatable {
    /// Keep the row, which was tapped, under the finger.
    case keep(RowID)
    /// Show the row with its drawer; a row that was tapped stays under the finger if possible.
    case reveal(RowID, isTapped: Bool)
  }
}

/// The identity of one question to the host, which its answer comes with.
package struct AskID: Hashable, Sendable {
  let number: Int
}
