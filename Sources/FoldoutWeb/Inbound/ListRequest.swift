import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A request from a list, which names records by the spelling of their keys.
enum ListRequest: Sendable, Equatable {
  case nothing
  case tap(RecordKey)
  case press(ActionID, RowPress)
  case restore(RowRestoring)

  /// Reads the parameters of a form or an address. A press counts before the row that it folds.
  ///
  /// Throws `unknownParameter` for what no list sends.
  init(_ parameters: Parameters) throws(WebRequestError) {
    self = .nothing
    var tapped: RecordKey?
    for pair in parameters.pairs {
      switch PageParameter(rawValue: pair.name) {
      case .open, .tap:
        if let key = RecordKey(address: pair.value), !pair.value.isEmpty { tapped = key }
      case .restore:
        guard let restoring = RowRestoring(pair.value) else {
          throw .unknownParameter(pair.name)
        }
        self = .restore(restoring)
      // The route reads it.
      case .ticket: continue
      default: try read(pair)
      }
    }
    if self == .nothing, let tapped { self = .tap(tapped) }
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
}
