#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens

/// Answers the questions of a session.
///
/// `record` is the one that is shown. The answer comes by the function, once: before the answerer
/// returns if the value is in memory, or at any later time.
typealias Answerer = (
  _ question: Question, _ record: ShownRecord, _ answer: @escaping (Answer) -> Void
) -> Void

/// A question of a session.
enum Question {
  /// The record as it is now, with the titles of what the records `beside` it refer to.
  case read(beside: [DynamicRecord])
  case ask(Ask)
}
#endif
