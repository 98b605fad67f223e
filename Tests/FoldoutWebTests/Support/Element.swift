/// An element of a page, as a browser would parse it.
struct Element {
  var name: String
  var attributes: [String: String] = [:]
  var children: [Node] = []

  enum Node {
    case element(Element)
    case text(String)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the descendants that satisfy the predicate, in document order.
  func all(where predicate: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    collect(where: predicate, into: &found)
    return found
  }

  private func collect(where predicate: (Element) -> Bool, into found: inout [Element]) {
    for case .element(let element) in children {
      if predicate(element) { found.append(element) }
      element.collect(where: predicate, into: &found)
    }
  }

  /// Returns the first descendant that satisfies the predicate, in document order.
  func first(where predicate: (Element) -> Bool) -> Element? {
    for case .element(let element) in children {
      if predicate(element) { return element }
      if let inner = element.first(where: predicate) { return inner }
    }
    return nil
  }

  func all(_ name: String) -> [Element] {
    all { $0.name == name }
  }

  func byID(_ id: String) -> Element? {
    first { $0["id"] == id }
  }

  /// True for an input, a list or a text area.
  var isControl: Bool { name == "input" || name == "select" || name == "textarea" }

  /// The text of all descendants.
  var text: String {
    children.map { node in
      switch node {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }
}
