import FoldoutForms
import FoldoutRecords

/// The value that the button of a bar sends: its row, and what was seen of the record.
///
/// ```
/// ~press.remove=10001~5f3a…
/// ```
struct RowPress: Sendable, Equatable {
  var key: RecordKey
  /// The digest of the record, as the bar had it.
  var original: String
  /// True where the person agreed that nothing brings it back.
  var isSure = false

  /// The value of the button.
  var value: String { "\(key.elementName)~\(original)\(isSure ? "~sure" : "")" }

  init(key: RecordKey, original: String, isSure: Bool = false) {
    self.key = key
    self.original = original
    self.isSure = isSure
  }

  /// Reads a value; `nil` for what no page of ours sends.
  init?(_ value: String) {
    let parts = value.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 && parts[2] == "sure",
      let key = RecordKey(elementName: parts[0])
    else { return nil }
    self.init(key: key, original: String(parts[1]), isSure: parts.count == 3)
  }
}

/// The value that the button of Undo sends: the row that was removed, and the number that brings it
/// back.
///
/// ```
/// ~restore=10001~93c1…
/// ```
struct RowRestoring: Sendable, Equatable {
  var key: RecordKey
  /// The number of the removal.
  var id: String

  /// The value of the button.
  var value: String { "\(key.elementName)~\(id)" }

  init(key: RecordKey, id: String) {
    self.key = key
    self.id = id
  }

  /// Reads a value; `nil` for what no page of ours sends.
  init?(_ value: String) {
    let parts = value.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = RecordKey(elementName: parts[0]) else { return nil }
    self.init(key: key, id: String(parts[1]))
  }
}

/// The value that the button of a record's page sends which removes the record: what was seen of
/// it.
///
/// ```
/// ~remove=5f3a…
/// ```
struct RecordRemoving: Sendable, Equatable {
  /// The digest of the record, as the page had it.
  var original: String
  /// True where the person agreed that nothing brings it back.
  var isSure = false

  /// The value of the button.
  var value: String { "\(original)\(isSure ? "~sure" : "")" }

  init(original: String, isSure: Bool = false) {
    self.original = original
    self.isSure = isSure
  }

  /// Reads a value; one that no page of ours sends names a record that there is not.
  init(_ value: String) {
    isSure = value.hasSuffix("~sure")
    original = String(isSure ? value.dropLast(5) : value[...])
  }
}

/// The value that the button sends which takes an add back: the name by which the process knows it.
///
/// ```
/// ~unadd=93c1…
/// ```
struct AddUndoing: Sendable, Equatable {
  /// The name of the add.
  var name: String
  /// True where the person agreed that nothing brings the record back.
  var isSure = false

  /// The value of the button.
  var value: String { "\(name)\(isSure ? "~sure" : "")" }

  init(name: String, isSure: Bool = false) {
    self.name = name
    self.isSure = isSure
  }

  /// Reads a value; one that no page of ours sends names no add.
  init(_ value: String) {
    isSure = value.hasSuffix("~sure")
    name = String(isSure ? value.dropLast(5) : value[...])
  }
}

extension RecordKey {
  /// The key that an element's id names; `nil` for none.
  init?(elementName: some StringProtocol) {
    guard let address = PercentCoding.decode(elementName.utf8) else { return nil }
    self.init(address: String(decoding: address, as: UTF8.self))
  }
}

extension Aspect {
  /// The parameter's name for an action of a list.
  func name(of action: ActionID) -> String { name(of: FieldID(action.name)) }
}
