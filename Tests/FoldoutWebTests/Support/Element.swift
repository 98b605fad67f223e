/// One element of a page as a browser would read it.
struct Element {
  var name: String
  var attributes: [String: String] = [:]
  var children: [Node] = []

  enum Node {
    case element(Element)
    case text(String)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// All elements below this one, in the page's order, that fit.
  func all(where fits: (Element) -> Bool) -> [Element] {
    children.flatMap { node -> [Element] in
      guard case .element(let element) = node else { return [] }
      return (fits(element) ? [element] : []) + element.all(where: fits)
    }
  }

  func all(_ name: String) -> [Element] {
    all { $0.name == name }
  }

  func byID(_ id: String) -> Element? {
    all { $0["id"] == id }.first
  }

  /// All text below.
  var text: String {
    children.map { node in
      switch node {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }
}
