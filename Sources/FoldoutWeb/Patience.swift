import NIOCore

/// The longest time that the host waits for somebody who sends or reads slowly.
///
/// A value of its own, so that a test need not wait as long as a person may take.
struct Patience: Sendable {
  /// The longest time from the head of a request to the end of its body.
  var body = TimeAmount.seconds(30)
  /// The longest time in which nothing of an answer is read.
  var answer = TimeAmount.seconds(30)
}
