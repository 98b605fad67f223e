import FoldoutForms
import FoldoutScreens

extension Undo {
  /// What an address carries of it. `was` and `now` belong to the `undo` or `redo` before them.
  init(_ query: Parameters) {
    self.init()
    for pair in query.pairs {
      switch PageParameter(rawValue: pair.name) {
      case .undo: lines.append(Line(field: FieldID(pair.value)))
      case .redo: lines.append(Line(field: FieldID(pair.value), isTakenBack: true))
      case .was where !lines.isEmpty: lines[lines.count - 1].told = pair.value
      case .now where !lines.isEmpty: lines[lines.count - 1].now = Token(wire: pair.value)
      default: break
      }
    }
  }

  /// The parameters for an address.
  func parameters(spelling: (Line) -> String?) -> [Parameters.Pair] {
    inAddress(spelling: spelling).flatMap { spelled -> [Parameters.Pair] in
      let name: PageParameter = spelled.line.isTakenBack ? .redo : .undo
      let was = spelled.was.map { [Parameters.Pair(.was, $0)] } ?? []
      return [Parameters.Pair(name, spelled.line.field.name)] + was + [.init(.now, spelled.now)]
    }
  }

  /// The fields whose old values an address has room for.
  func fieldsInAddress(spelling: (Line) -> String?) -> Set<FieldID> {
    Set(inAddress(spelling: spelling).filter { $0.was != nil }.map(\.line.field))
  }

  /// The most bytes of spelled values that an address carries.
  private static let longestInAddress = 8000

  /// A line with its values spelled out: what was there before, where there is room for it, and the
  /// token of what is there since.
  private typealias Spelled = (line: Line, was: String?, now: String)

  /// The lines as an address carries them, each with its old value as long as all are short together.
  /// The value of now is always among them: without it no address is believed.
  private func inAddress(spelling: (Line) -> String?) -> [Spelled] {
    var room = Undo.longestInAddress
    return lines.filter { !$0.isSecret }.compactMap { line in
      guard let now = line.now?.text else { return nil }
      guard let was = spelling(line) else { return (line, nil, now) }
      room -= PercentCoding.encode(was + now).utf8.count
      return (line, room < 0 ? nil : was, now)
    }
  }
}
