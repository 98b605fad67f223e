/// Several ribbons side by side in one control, each with its own width.
///
/// ```swift
/// let row = try RibbonRow([
///   ("month", Ribbon(count: 12, showing: 2, width: 130, viewport: 146)),
///   ("year", Ribbon(count: 301, showing: 126, width: 68, viewport: 90)),
/// ])
/// ```
///
/// A component is identified by a name, such as an enumeration case, and a value by its index:
/// different types, so that they cannot be confused. Each ribbon has its own drag.
public struct RibbonRow<Component: Hashable & Sendable>: Hashable, Sendable {
  /// The components, beginning at the leading edge.
  public let components: [Component]
  private var ribbons: [Ribbon]

  /// Creates a row of ribbons, beginning at the leading edge.
  ///
  /// - Throws: `RibbonError.duplicateComponent` if two components are equal.
  public init(_ parts: [(component: Component, ribbon: Ribbon)]) throws(RibbonError) {
    components = parts.map(\.component)
    ribbons = parts.map(\.ribbon)
    for (position, component) in components.enumerated() {
      guard let first = components.firstIndex(of: component), first != position else { continue }
      throw .duplicateComponent(first: first, second: position)
    }
  }

  /// The ribbon of a component; `nil` if the row does not have it.
  public subscript(component: Component) -> Ribbon? {
    components.firstIndex(of: component).map { ribbons[$0] }
  }

  /// The current values by component.
  public var indices: [Component: Int] {
    Dictionary(zip(components, ribbons.map(\.index))) { first, _ in first }
  }

  /// Handles an event of one component and returns the step of its ribbon.
  ///
  /// An unknown component is refused. Complexity: O(number of components).
  public mutating func apply(_ event: Ribbon.Event, in component: Component) -> Ribbon.Step {
    guard let position = components.firstIndex(of: component) else {
      return Ribbon.Step(refusal: .unknownComponent)
    }
    return ribbons[position].apply(event)
  }

  /// Goes to the next value of a component whose title begins with the typed letters.
  public mutating func type(
    _ character: Character, at time: Double, in component: Component, titles: (Int) -> String
  ) -> Ribbon.Step {
    guard let position = components.firstIndex(of: component) else {
      return Ribbon.Step(refusal: .unknownComponent)
    }
    return ribbons[position].type(character, at: time, titles: titles)
  }

  /// The total width of all viewports, in points.
  public var viewport: Double { ribbons.reduce(0) { $0 + $1.viewport } }

  /// Returns the distance from the leading edge of the row to that of a component, in points.
  public func leadingEdge(of component: Component) -> Double? {
    components.firstIndex(of: component).map { position in
      ribbons[..<position].reduce(0) { $0 + $1.viewport }
    }
  }

  /// Returns the component at a distance from the leading edge of the row; `nil` outside the row.
  ///
  /// On the line between two it is the later one. A component without a width is never returned.
  public func component(at distance: Double) -> Component? {
    var edge = 0.0
    guard distance >= edge else { return nil }
    for (component, ribbon) in zip(components, ribbons) {
      edge += ribbon.viewport
      if distance < edge { return component }
    }
    return nil
  }

  /// Returns the component that a finger drags, wherever the finger is now.
  public func component(draggedBy finger: Int) -> Component? {
    zip(components, ribbons).first { $1.finger == finger }?.0
  }
}

/// Functions that are called after a picker's changes, each with a token that removes it.
///
/// They are stored beside a ``Ribbon``, which stays a comparable value. To call all of them,
/// iterate over the tokens, so that a function may add or remove others, and itself, meanwhile:
///
/// ```swift
/// var listeners = RibbonListeners<(Ribbon.Report) -> Void>()
/// let listener = listeners.add { report in print(report.old, report.new) }
/// for token in listeners.tokens { listeners[token]?(report) }
/// ```
public struct RibbonListeners<Listener> {
  private var listeners: [(token: RibbonListenerToken, listener: Listener)] = []
  private var lastNumber = 0

  /// Creates an empty collection of listeners.
  public init() {}

  /// The tokens of all listeners, in the order of their addition.
  public var tokens: [RibbonListenerToken] { listeners.map(\.token) }

  /// The function of a listener; `nil` after its removal. Complexity: O(number of listeners).
  public subscript(token: RibbonListenerToken) -> Listener? {
    listeners.first { $0.token == token }?.listener
  }

  /// Adds a listener after the others. A function that is added twice is called twice.
  ///
  /// - Returns: The token that removes it.
  public mutating func add(_ listener: Listener) -> RibbonListenerToken {
    lastNumber += 1
    let token = RibbonListenerToken(number: lastNumber)
    listeners.append((token, listener))
    return token
  }

  /// Removes a listener. Complexity: O(number of listeners).
  ///
  /// - Returns: True if the listener existed.
  @discardableResult
  public mutating func remove(_ token: RibbonListenerToken) -> Bool {
    guard let position = listeners.firstIndex(where: { $0.token == token }) else { return false }
    listeners.remove(at: position)
    return true
  }
}

extension RibbonListeners: Sendable where Listener: Sendable {}

/// The identity of a listener in its ``RibbonListeners``. Tokens are never reused.
public struct RibbonListenerToken: Hashable, Sendable {
  fileprivate let number: Int
}
