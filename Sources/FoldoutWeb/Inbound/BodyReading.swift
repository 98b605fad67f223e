/// Decides about each part of an arriving body: keep it, drop it, or stop receiving.
///
/// A refused body is still received, up to a limit, because a browser reads no answer before it has
/// sent everything.
struct BodyReading: Sendable, Equatable {
  /// The bytes that are kept.
  private(set) var bytes: [UInt8] = []
  /// The reason for refusing the body; `nil` while it is accepted.
  private(set) var refusal: WebRequestError?
  /// The maximum number of bytes that are kept.
  let limit: Int
  private var count = 0

  /// The maximum number of bytes that are received, including dropped ones.
  static let maxDrained = 67_108_864

  /// Creates a reading of a body of at most `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// True unless receiving was stopped before the end of the body.
  var isWhole: Bool { count <= BodyReading.maxDrained }

  /// The next step of the shell.
  enum Step: Sendable, Equatable {
    /// Keep the part, once its bytes are taken from the budget.
    case keep
    /// Drop the part, and release the bytes that were kept before.
    case drop(releasing: Int)
    /// Stop receiving.
    case end
  }

  /// Counts the bytes of a part, and returns the step for it.
  mutating func receive(_ part: Int) -> Step {
    count += part
    if count > BodyReading.maxDrained { return .end }
    if count > limit { return refuse(.tooLarge(limit: limit)) }
    return refusal == nil ? .keep : .drop(releasing: 0)
  }

  /// Keeps a part whose bytes are taken from the budget.
  mutating func keep(_ part: some Sequence<UInt8>) {
    bytes += part
  }

  /// Refuses the body and drops the bytes kept so far. The first reason remains.
  mutating func refuse(_ reason: WebRequestError) -> Step {
    let kept = bytes.count
    bytes = []
    if refusal == nil { refusal = reason }
    return .drop(releasing: kept)
  }
}
