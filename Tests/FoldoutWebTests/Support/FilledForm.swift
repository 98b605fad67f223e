@testable import FoldoutWeb

/// The form of a page with its controls, filled in and sent as by a browser without the script.
struct FilledForm {
  struct MissingError: Error {
    var name: String
  }

  private struct Control {
    var name: String
    var value: String
    var isSent = true
    /// The values of a list or of the radio buttons with one name; `nil` for other controls.
    var options: [String]?

    mutating func choose(_ option: String) {
      value = option
      isSent = true
    }
  }

  let action: String
  private var controls: [Control] = []
  private let buttons: [Element]

  init(_ answer: SiteResponse) throws {
    let page = try PageReader.page(answer)
    guard let form = page.byID("f"), let action = form["action"] else {
      throw MissingError(name: "f")
    }
    self.action = action
    buttons = form.all("button")
    for element in form.all(where: { $0.isControl }) {
      // A control without a name is never sent.
      guard let name = element["name"], !name.isEmpty else { continue }
      switch (element.name, element["type"]) {
      case ("select", _):
        let options = element.all("option")
        // Without a value attribute, an option's value is its text.
        let value = { (option: Element) in option["value"] ?? option.text }
        let chosen = options.last { $0["selected"] != nil } ?? options.first
        controls.append(
          Control(
            name: name, value: chosen.map(value) ?? "", options: options.map(value)))
      case ("textarea", _): controls.append(Control(name: name, value: element.text))
      case (_, "checkbox"):
        controls.append(
          Control(name: name, value: element["value"] ?? "on", isSent: element["checked"] != nil))
      case (_, "radio"):
        let value = element["value"] ?? "on"
        let isChecked = element["checked"] != nil
        if let group = controls.firstIndex(where: { $0.name == name && $0.options != nil }) {
          controls[group].options?.append(value)
          if isChecked { controls[group].choose(value) }
        } else {
          controls.append(
            Control(
              name: name, value: isChecked ? value : "", isSent: isChecked, options: [value]))
        }
      case (_, "hidden"): controls.append(Control(name: name, value: element["value"] ?? ""))
      default:
        // An input of one line drops line breaks (HTML, section 4.10.5.1.2).
        let value = element["value"] ?? ""
        let isOneLine = !value.utf8.contains(0x0A)
        controls.append(
          Control(name: name, value: isOneLine ? value : value.replacing("\n", with: "")))
      }
    }
  }

  /// Returns the present value of a control.
  func value(_ name: String) -> String? {
    controls.first { $0.name == name }?.value
  }

  /// Returns true if a box is checked.
  func isOn(_ name: String) -> Bool {
    controls.contains { $0.name == name && $0.isSent }
  }

  mutating func type(_ text: String, into name: String) throws {
    guard let index = controls.firstIndex(where: { $0.name == name && $0.options == nil }) else {
      throw MissingError(name: name)
    }
    controls[index].value = text
  }

  mutating func pick(_ value: String, of name: String) throws {
    guard let index = controls.firstIndex(where: { $0.name == name }),
      controls[index].options?.contains(value) == true
    else { throw MissingError(name: "\(name)=\(value)") }
    controls[index].choose(value)
  }

  /// Checks or unchecks one of several boxes with the same name.
  mutating func check(_ value: String, of name: String, on: Bool = true) throws {
    guard let index = controls.firstIndex(where: { $0.name == name && $0.value == value }) else {
      throw MissingError(name: "\(name)=\(value)")
    }
    controls[index].isSent = on
  }

  mutating func turn(_ name: String, on: Bool) throws {
    guard let index = controls.firstIndex(where: { $0.name == name }) else {
      throw MissingError(name: name)
    }
    controls[index].isSent = on
  }

  /// Returns the parameters sent when Save is pressed, or the button with this name and value.
  func pairs(pressing name: String? = nil, _ value: String? = nil) throws -> [(String, String)] {
    let sent = controls.filter(\.isSent).map { ($0.name, $0.value) }
    guard let name else { return sent }
    let button = buttons.first { $0["name"] == name && (value == nil || $0["value"] == value) }
    guard let button else { throw MissingError(name: "\(name)=\(value ?? "")") }
    return sent + [(name, button["value"] ?? "")]
  }
}

extension Visitor {
  /// Loads a page, fills in its form and sends it.
  func send(
    _ address: String, pressing name: String? = nil, _ value: String? = nil,
    filled: (inout FilledForm) throws -> Void = { _ in }
  ) async throws -> SiteResponse {
    try await send(get(address), pressing: name, value, filled: filled)
  }

  /// Fills in the form of a loaded page and sends it.
  func send(
    _ page: SiteResponse, pressing name: String? = nil, _ value: String? = nil,
    filled: (inout FilledForm) throws -> Void = { _ in }
  ) async throws -> SiteResponse {
    var form = try FilledForm(page)
    try filled(&form)
    return await post(form.action, try form.pairs(pressing: name, value))
  }
}
