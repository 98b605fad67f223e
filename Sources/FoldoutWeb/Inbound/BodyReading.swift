/// Decides what becomes of each part of a body that is arriving: it is kept, or thrown away.
///
/// A body that is refused is still received, up to a limit, since a browser reads no answer before
/// it has sent everything.
struct BodyReading: Sendable, Equatable {
  /// The bytes that are kept.
  private(set) var bytes: [UInt8] = []
  /// The reason why nothing more is kept; `nil` while the body can still be taken.
  private(set) var refusal: WebRequestError?
  /// The most bytes that are kept.
  let limit: Int
  private var count = 0

  /// The most bytes that are received and thrown away.
  static let maxDrained = 67_108_864

  /// The reading of a body of so many bytes at most.
  init(limit: Int) {
    self.limit = limit
  }

  /// False where the rest was not waited for.
  var isWhole: Bool { count <= BodyReading.maxDrained }

  /// The next step of the shell.
  enum Step: Sendable, Equatable {
    /// Keep the part: its bytes have to be taken from the budget first.
    case keep
    /// Throw the part away, and give back the bytes that were kept before.
    case drop(releasing: Int)
    /// Receive no more.
    case end
  }

  /// Takes note of a part of so many bytes.
  mutating func arrived(_ part: Int) -> Step {
    count += part
    if count > BodyReading.maxDrained { return .end }
    if count > limit { return refuse(.tooLarge(limit: limit)) }
    return refusal == nil ? .keep : .drop(releasing: 0)
  }

  /// Keeps a part whose bytes were taken from the budget.
  mutating func keep(_ part: some Sequence<UInt8>) {
    bytes += part
  }

  /// Refuses the body, for the first reason that there was.
  mutating func refuse(_ reason: WebRequestError) -> Step {
    let given = bytes.count
    bytes = []
    if refusal == nil { refusal = reason }
    return .drop(releasing: given)
  }
}
