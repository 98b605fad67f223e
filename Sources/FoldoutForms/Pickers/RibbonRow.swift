/// Several ribbons side by side in one control, each with its own width.
///
/// A component is known by a name, such as a case of an enumeration, and a value by its index: the
/// two are of different types, so that they cannot be exchanged. Each ribbon has a drag of its own.
public struct RibbonRow<Component: Hashable & Sendable>: Hashable, Sendable {
  /// The components, from the leading edge on.
  public let components: [Component]
  private var ribbons: [Ribbon]

  /// A row of ribbons, from the leading edge on.
  ///
  /// - Throws: `RibbonError.duplicateComponent` where two have one name.
  public init(_ parts: [(component: Component, ribbon: Ribbon)]) throws(RibbonError) {
    components = parts.map(\.component)
    ribbons = parts.map(\.ribbon)
    for (position, component) in components.enumerated() {
      guard let first = components.firstIndex(of: component), first != position else { continue }
      throw .duplicateComponent(first: first, second: position)
    }
  }

  /// The ribbon of a component; `nil` where there is none of that name.
  public subscript(component: Component) -> Ribbon? {
    components.firstIndex(of: component).map { ribbons[$0] }
  }

  /// The values that hold, by their components.
  public var indices: [Component: Int] {
    Dictionary(zip(components, ribbons.map(\.index))) { first, _ in first }
  }

  /// Takes an event of one component, and tells what follows from it there.
  ///
  /// A component that the row does not have is refused. Complexity: O(number of components).
  public mutating func apply(_ event: Ribbon.Event, in component: Component) -> Ribbon.Step {
    guard let position = components.firstIndex(of: component) else {
      return Ribbon.Step(refusal: .unknownComponent)
    }
    return ribbons[position].apply(event)
  }

  /// Goes to the next value of one component whose title begins with what is typed.
  public mutating func type(
    _ character: Character, at time: Double, in component: Component, titles: (Int) -> String
  ) -> Ribbon.Step {
    guard let position = components.firstIndex(of: component) else {
      return Ribbon.Step(refusal: .unknownComponent)
    }
    return ribbons[position].type(character, at: time, titles: titles)
  }

  /// The width of all viewports together, in points.
  public var viewport: Double { ribbons.reduce(0) { $0 + $1.viewport } }

  /// The distance from the leading edge of the row to that of a component, in points.
  public func leadingEdge(of component: Component) -> Double? {
    components.firstIndex(of: component).map { position in
      ribbons[..<position].reduce(0) { $0 + $1.viewport }
    }
  }

  /// The component at a distance from the leading edge of the row; `nil` beside the row.
  ///
  /// On the line between two it is the later one. One without a width is never touched.
  public func component(at distance: Double) -> Component? {
    var edge = 0.0
    guard distance >= edge else { return nil }
    for (component, ribbon) in zip(components, ribbons) {
      edge += ribbon.viewport
      if distance < edge { return component }
    }
    return nil
  }

  /// The component that a finger drags, wherever the finger is by now.
  public func component(heldBy finger: Int) -> Component? {
    zip(components, ribbons).first { $1.finger == finger }?.0
  }
}
