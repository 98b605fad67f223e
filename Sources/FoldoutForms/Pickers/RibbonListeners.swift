/// Listeners to a picker's changes, each of which can be removed again.
///
/// It is kept beside a ``Ribbon``, which stays a value that can be compared. To tell all of them,
/// go through the tokens, so that a listener may add and remove others, and itself, meanwhile:
///
/// ```swift
/// for token in listeners.tokens { listeners[token]?(report) }
/// ```
public struct RibbonListeners<Report: Sendable>: Sendable {
  /// A receipt for a listener. It is never given out again.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var listeners: [(token: Token, tell: @Sendable (Report) -> Void)] = []
  private var added = 0

  /// No listeners.
  public init() {}

  /// The tokens of all listeners, in the order in which they came.
  public var tokens: [Token] { listeners.map(\.token) }

  /// The function of a listener; `nil` once it was removed. Complexity: O(number of listeners).
  public subscript(token: Token) -> (@Sendable (Report) -> Void)? {
    listeners.first { $0.token == token }?.tell
  }

  /// Adds a listener behind the others. The same function added twice is told twice.
  ///
  /// - Returns: The token by which it is removed.
  public mutating func add(_ tell: @escaping @Sendable (Report) -> Void) -> Token {
    added += 1
    let token = Token(number: added)
    listeners.append((token, tell))
    return token
  }

  /// Removes a listener. Complexity: O(number of listeners).
  ///
  /// - Returns: True where it was there.
  @discardableResult
  public mutating func remove(_ token: Token) -> Bool {
    guard let position = listeners.firstIndex(where: { $0.token == token }) else { return false }
    listeners.remove(at: position)
    return true
  }
}
