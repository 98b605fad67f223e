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
    children.flatMap { node -> [Element] in
      guard case .element(let element) = node else { return [] }
      return (predicate(element) ? [element] : []) + element.all(where: predicate)
    }
  }

  func all(_ name: String) -> [Element] {
    all { $0.name == name }
  }

  func byID(_ id: String) -> Element? {
    all { $0["id"] == id }.first
  }

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
