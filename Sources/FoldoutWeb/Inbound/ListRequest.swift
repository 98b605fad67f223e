import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A request from a list. It names records by their keys, written as in an address.
enum ListRequest: Sendable, Equatable {
  case reload
  case tap(RecordKey)
  case press(ActionID, RowPress)
  case restore(RowRestorePress)

  /// Reads the parameters of a form or an address. A press takes precedence over a tap on a row.
  ///
  /// Throws `unknownParameter` for a parameter with a tilde that no list sends, and for a malformed
  /// tap, press or restore.
  init(_ parameters: Parameters) throws(WebRequestError) {
    self = .reload
    var tapped: RecordKey?
    for pair in parameters.pairs {
      switch PageParameter(rawValue: pair.name) {
      case .open, .tap:
        guard !pair.value.isEmpty else { continue }
        guard let key = RecordKey(address: pair.value) else { throw .unknownParameter(pair.name) }
        tapped = key
      case .restore:
        guard let restoring = RowRestorePress(pair.value) else {
          throw .unknownParameter(pair.name)
        }
        self = .restore(restoring)
      // Read by the route.
      case .ticket: continue
      default: try read(pair)
      }
    }
    if self == .reload, let tapped { self = .tap(tapped) }
  }

  private mutating func read(_ pair: Parameters.Pair) throws(WebRequestError) {
    guard pair.name.hasPrefix("~") else { return }
    guard let (aspect, name) = Aspect.parse(pair.name), aspect == .press || aspect == .keep else {
      throw .unknownParameter(pair.name)
    }
    guard aspect == .press else { return }
    guard let press = RowPress(pair.value) else { throw .unknownParameter(pair.name) }
    self = .press(ActionID(name.name), press)
  }

  /// The key of the record whose button was pressed.
  var pressed: RecordKey? {
    switch self {
    case .press(_, let press): press.key
    case .reload, .tap, .restore: nil
    }
  }

  /// The key of the record that was tapped, or whose button was pressed.
  var named: RecordKey? {
    switch self {
    case .tap(let key): key
    case .press(_, let press): press.key
    case .reload, .restore: nil
    }
  }

  /// True if the request may change something.
  var mayChange: Bool {
    switch self {
    case .press, .restore: true
    case .reload, .tap: false
    }
  }

  /// Returns what was done on a list with some actions, whose own keys `own` returns.
  func input(offering actions: [ActionID], _ own: (RecordKey) -> RecordKey) -> ListInput {
    switch self {
    case .reload: .reload
    case .tap(let key): .tap(own(key))
    case .press(let action, let press):
      .press(
        .init(
          action: action, key: own(press.key), original: press.original,
          isConfirmed: press.isConfirmed, isKnown: actions.contains(action)))
    case .restore(let restoring): .restore(restoring.id, own(restoring.key))
    }
  }
}
