import FoldoutForms
import FoldoutRecords

/// The value that a button in a row's bar sends: the row's key, and the digest that the person saw.
///
/// ```
/// ~press.remove=10001~5f3a…
/// ```
struct RowPress: Sendable, Equatable {
  var key: RecordKey
  /// The digest of the record when the bar was shown.
  var original: String
  /// True if the person agreed that this cannot be undone.
  var isConfirmed = false

  /// The value of the button.
  var value: String { "\(key.elementName)~\(original)\(isConfirmed ? "~sure" : "")" }

  init(key: RecordKey, original: String, isConfirmed: Bool = false) {
    self.key = key
    self.original = original
    self.isConfirmed = isConfirmed
  }

  /// Parses a value; `nil` if no page of ours sends it.
  init?(_ value: String) {
    let parts = value.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 && parts[2] == "sure",
      let key = RecordKey(elementName: parts[0])
    else { return nil }
    self.init(key: key, original: String(parts[1]), isConfirmed: parts.count == 3)
  }
}

/// The value that a list's Undo button sends: the removed row's key, and the number of the removal.
///
/// ```
/// ~restore=10001~93c1…
/// ```
struct RowRestorePress: Sendable, Equatable {
  var key: RecordKey
  /// The number of the removal.
  var id: String

  /// The value of the button.
  var value: String { "\(key.elementName)~\(id)" }

  init(key: RecordKey, id: String) {
    self.key = key
    self.id = id
  }

  /// Parses a value; `nil` if no page of ours sends it.
  init?(_ value: String) {
    let parts = value.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = RecordKey(elementName: parts[0]) else { return nil }
    self.init(key: key, id: String(parts[1]))
  }
}

/// The value of a button whose press may have to be confirmed: Remove on a record's page, which
/// sends the digest that the person saw, or the undo of an add, which sends its identifier.
///
/// ```
/// ~remove=5f3a…
/// ~unadd=93c1…~sure
/// ```
struct ConfirmablePress: Sendable, Equatable {
  /// The digest of the record when the page was shown, or this process's identifier of the add.
  var target: String
  /// True if the person agreed that this cannot be undone.
  var isConfirmed = false

  /// The value of the button.
  var value: String { "\(target)\(isConfirmed ? "~sure" : "")" }

  init(_ target: String, isConfirmed: Bool) {
    self.target = target
    self.isConfirmed = isConfirmed
  }

  /// Parses a value. One that no page of ours sends matches no record, and no add.
  init(_ value: String) {
    isConfirmed = value.hasSuffix("~sure")
    target = String(isConfirmed ? value.dropLast(5) : value[...])
  }
}

extension RecordKey {
  /// Parses the key in an element's id; `nil` if it is invalid.
  init?(elementName: some StringProtocol) {
    guard let bytes = PercentCoding.decode(elementName.utf8),
      let address = String(validating: bytes, as: UTF8.self)
    else { return nil }
    self.init(address: address)
  }
}

extension Aspect {
  /// Returns the parameter's name for an action of a list.
  func name(of action: ActionID) -> String { name(of: FieldID(action.name)) }
}
