import FoldoutScreens

/// Answers the questions of a session.
///
/// `nil` asks to read the record again; `record` is the one that is shown. The answer comes by the
/// function, once: before the answerer returns if the value is in memory, or at any later time.
typealias Answerer = (
  _ ask: Ask?, _ record: ShownRecord, _ answer: @escaping (Answer) -> Void
) -> Void
