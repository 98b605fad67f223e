/// Listeners to a picker's changes, each with a token that removes it.
///
/// They are stored beside a ``Ribbon``, which stays a comparable value. To notify all of them,
/// iterate over the tokens, so that a listener may add or remove listeners, including itself,
/// meanwhile:
///
/// ```swift
/// for token in listeners.tokens { listeners[token]?(report) }
/// ```
public struct RibbonListeners<Report: Sendable>: Sendable {
  /// The identity of a listener. Tokens are never reused.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var listeners: [(token: Token, listener: @Sendable (Report) -> Void)] = []
  private var lastNumber = 0

  /// Creates an empty collection of listeners.
  public init() {}

  /// The tokens of all listeners, in the order of their addition.
  public var tokens: [Token] { listeners.map(\.token) }

  /// The function of a listener; `nil` after its removal. Complexity: O(number of listeners).
  public subscript(token: Token) -> (@Sendable (Report) -> Void)? {
    listeners.first { $0.token == token }?.listener
  }

  /// Adds a listener after the others. A function that is added twice is called twice.
  ///
  /// - Returns: The token that removes it.
  public mutating func add(_ listener: @escaping @Sendable (Report) -> Void) -> Token {
    lastNumber += 1
    let token = Token(number: lastNumber)
    listeners.append((token, listener))
    return token
  }

  /// Removes a listener. Complexity: O(number of listeners).
  ///
  /// - Returns: True if the listener existed.
  @discardableResult
  public mutating func remove(_ token: Token) -> Bool {
    guard let position = listeners.firstIndex(where: { $0.token == token }) else { return false }
    listeners.remove(at: position)
    return true
  }
}
