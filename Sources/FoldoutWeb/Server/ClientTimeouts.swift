import NIOCore

/// Time limits for clients that send or read slowly.
///
/// A value of its own, so that tests can use shorter limits.
struct ClientTimeouts: Sendable {
  /// The maximum time from the head of a request to the end of its body.
  var body = TimeAmount.seconds(30)
  /// The maximum time during which a client reads nothing of an answer.
  var answer = TimeAmount.seconds(30)
}
