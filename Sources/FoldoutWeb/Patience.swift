import NIOCore

/// Time limits for clients that send or read slowly.
///
/// A value, so that tests can use short limits.
struct Patience: Sendable {
  /// The maximum time from the head of a request to the end of its body.
  var body = TimeAmount.seconds(30)
  /// The maximum time during which a client reads nothing of an answer.
  var answer = TimeAmount.seconds(30)
}
