extension Element {
  /// The child elements.
  var elements: [Element] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The field's part of the id of a row or a drawer.
  var field: String? { self["id"].map { String($0.dropFirst(2).prefix { $0 != "~" }) } }

  /// Joins the values of two controls with one name, a value on each line: all checked boxes of
  /// several.
  static func joined(_ one: String, _ other: String) -> String {
    let values = [one, other].flatMap { $0.split(separator: "\n") }.sorted()
    return values.joined(separator: "\n")
  }

  /// Changes the descendants that satisfy the predicate.
  mutating func change(where predicate: (Element) -> Bool, _ change: (inout Element) -> Void) {
    for index in children.indices {
      guard case .element(var element) = children[index] else { continue }
      element.change(where: predicate, change)
      if predicate(element) { change(&element) }
      children[index] = .element(element)
    }
  }

  /// Removes and returns the message about a refused entry.
  mutating func removeError() -> Element? {
    var found: Element?
    for index in children.indices.reversed() {
      guard case .element(var element) = children[index] else { continue }
      if element.name == "p", element["id"]?.hasPrefix("e-") == true {
        children.remove(at: index)
        return element
      }
      if let inner = element.removeError() {
        found = inner
        children[index] = .element(element)
      }
    }
    return found
  }

  /// The values of the controls that take entries, by name. Radio buttons count as one control with
  /// the chosen value.
  var controls: [String: String] {
    var found: [String: String] = [:]
    for control in all(where: { $0.isControl }) {
      guard let name = control["name"], control["type"] != "hidden", control["type"] != "file"
      else {
        continue
      }
      switch (control.name, control["type"]) {
      case ("select", _):
        let chosen = control.all("option").first { $0["selected"] != nil }
        found[name] = chosen.map { $0["value"] ?? $0.text } ?? ""
      case ("textarea", _): found[name] = control.text
      case (_, "checkbox"):
        let value = control["checked"] == nil ? "" : control["value"] ?? ""
        found[name] = Element.joined(found[name] ?? "", value)
      case (_, "radio"):
        if control["checked"] != nil {
          found[name] = control["value"]
        } else {
          found[name] = found[name] ?? ""
        }
      default: found[name] = control["value"] ?? ""
      }
    }
    return found
  }
}
