import Synchronization

/// An exception that UIKit would raise, or a call that the double does not know.
@_spi(UIKitDouble)
public struct RefusalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name.
  public enum Kind: String, Sendable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case invalidArgument = "NSInvalidArgumentException"
    case generic = "NSGenericException"
    /// A thing that UIKit may well do and that the double will not guess.
    case unknown = "UIKitDoubleDoesNotKnow"
    /// A thing that UIKit lets pass and that is a fault all the same.
    case violation = "UIKitDoubleViolation"
  }

  /// The exception's name.
  public var kind: Kind
  /// The exception's text, in UIKit's words where they are known.
  public var reason: String

  /// Name and text in the form of a crash log.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(kind.rawValue)', reason: '\(reason)'"
  }

  private static let hook = Mutex<(@Sendable (RefusalError) -> Void)?>(nil)

  /// Catches refusals while the body runs, in order; without it a refusal ends the process.
  @MainActor
  public static func caught(_ body: () throws -> Void) rethrows -> [RefusalError] {
    let log = Log()
    let outer = hook.withLock { $0 }
    hook.withLock { $0 = { refusal in log.list.withLock { $0.append(refusal) } } }
    defer { hook.withLock { $0 = outer } }
    try body()
    return log.list.withLock { $0 }
  }

  /// The refusals of one call of `caught`.
  private final class Log: Sendable {
    let list = Mutex<[RefusalError]>([])
  }

  /// Refuses: hands the refusal to whoever catches it, or ends the process with its text.
  static func raise(_ kind: Kind, _ reason: String) {
    let refusal = RefusalError(kind: kind, reason: reason)
    guard let hook = hook.withLock({ $0 }) else { fatalError(refusal.description) }
    hook(refusal)
  }

  /// Ends the process: for a call that has no value to return.
  static func end(_ kind: Kind, _ reason: String) -> Never {
    raise(kind, reason)
    fatalError(RefusalError(kind: kind, reason: reason).description)
  }
}
