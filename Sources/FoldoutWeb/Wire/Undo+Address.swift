import FoldoutForms
import FoldoutScreens

extension Undo {
  /// Makes the change of an address. `was` and `now` belong to the `undo` or `redo` before them,
  /// and what stands behind `earlier` to the change before.
  init(_ query: Parameters) {
    self.init()
    var changes: [[Line]] = [[]]
    func edit(_ edit: (inout Line) -> Void) {
      let (change, line) = (changes.count - 1, changes[changes.count - 1].count - 1)
      if line >= 0 { edit(&changes[change][line]) }
    }
    for pair in query.pairs {
      switch PageParameter(rawValue: pair.name) {
      case .undo: changes[changes.count - 1].append(Line(field: FieldID(pair.value)))
      case .redo:
        changes[changes.count - 1].append(Line(field: FieldID(pair.value), isUndone: true))
      case .was: edit { $0.encoded = pair.value }
      case .now: edit { $0.now = Token(wire: pair.value) }
      case .earlier where changes.count < Undo.maxCount: changes.append([])
      default: break
      }
    }
    lines = changes[0]
    earlier = changes.dropFirst().filter { !$0.isEmpty }
  }

  /// The parameters for an address.
  func parameters(encoding: (Line) -> String?) -> [Parameters.Pair] {
    var room = Undo.longestInAddress
    var pairs = Undo.inAddress(lines, &room, encoding).flatMap(Undo.pairs)
    for change in earlier {
      let encoded = Undo.inAddress(change, &room, encoding).filter { $0.was != nil }
      // A change that finds no room ends it: what is taken back is the last first.
      guard room >= 0, !encoded.isEmpty else { break }
      pairs += [.init(.earlier, "")] + encoded.flatMap(Undo.pairs)
    }
    return pairs
  }

  private static func pairs(_ encoded: Spelled) -> [Parameters.Pair] {
    let name: PageParameter = encoded.line.isUndone ? .redo : .undo
    let was = encoded.was.map { [Parameters.Pair(.was, $0)] } ?? []
    return [Parameters.Pair(name, encoded.line.field.name)] + was + [.init(.now, encoded.now)]
  }

  /// The fields whose old values an address has room for.
  func fieldsInAddress(encoding: (Line) -> String?) -> Set<FieldID> {
    var room = Undo.longestInAddress
    return Set(
      Undo.inAddress(lines, &room, encoding).filter { $0.was != nil }.map(\.line.field))
  }

  /// The most bytes of spelled values that an address carries.
  private static let longestInAddress = 8000

  /// A line with its values spelled out: what was there before, where there is room for it, and the
  /// token of what is there since.
  private typealias Spelled = (line: Line, was: String?, now: String)

  /// The lines as an address carries them, each with its old value as long as all are short
  /// together. The value of now is always among them: without it no address is believed.
  private static func inAddress(
    _ lines: [Line], _ room: inout Int, _ encoding: (Line) -> String?
  ) -> [Spelled] {
    lines.filter { !$0.isSecret }.compactMap { line in
      guard let now = line.now?.text else { return nil }
      guard let was = encoding(line) else { return (line, nil, now) }
      room -= PercentCoding.encode(was + now).utf8.count
      return (line, room < 0 ? nil : was, now)
    }
  }
}
