import FoldoutForms
import FoldoutScreens

extension Undo {
  /// Parses the last changes from an address.
  ///
  /// `was` and `now` belong to the `undo` or `redo` before them. Lines after `earlier` belong to
  /// the previous change.
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
        changes[changes.count - 1].append(Line(field: FieldID(pair.value), isUndo: true))
      case .was: edit { $0.encoded = pair.value }
      case .now: edit { $0.newToken = Token(wire: pair.value) }
      case .previousChange where changes.count < Undo.maxCount: changes.append([])
      default: break
      }
    }
    lines = changes[0]
    earlier = changes.dropFirst().filter { !$0.isEmpty }
  }

  /// Returns the changes as parameters of an address.
  func parameters(encoding: (Line) -> String?) -> [Parameters.Pair] {
    var room = Undo.maxAddressBytes
    var pairs = Undo.inAddress(lines, &room, encoding).flatMap(Undo.pairs)
    for change in earlier {
      let encoded = Undo.inAddress(change, &room, encoding).filter { $0.was != nil }
      // Stop at the first change without room: changes are undone from the last one backwards.
      guard room >= 0, !encoded.isEmpty else { break }
      pairs += [.init(.previousChange, "")] + encoded.flatMap(Undo.pairs)
    }
    return pairs
  }

  private static func pairs(_ encoded: EncodedLine) -> [Parameters.Pair] {
    let name: PageParameter = encoded.line.isUndo ? .redo : .undo
    let was = encoded.was.map { [Parameters.Pair(.was, $0)] } ?? []
    return [Parameters.Pair(name, encoded.line.field.name)] + was + [.init(.now, encoded.new)]
  }

  /// Returns the fields whose old values fit into an address.
  func fieldsInAddress(encoding: (Line) -> String?) -> Set<FieldID> {
    var room = Undo.maxAddressBytes
    return Set(
      Undo.inAddress(lines, &room, encoding).filter { $0.was != nil }.map(\.line.field))
  }

  /// The maximum size of the encoded values in an address, in bytes.
  private static let maxAddressBytes = 8000

  /// A line with its values encoded: the previous value if there is room, and the token of the
  /// current one.
  private typealias EncodedLine = (line: Line, was: String?, new: String)

  /// Encodes lines for an address, each with its previous value as long as there is room.
  ///
  /// The token of the current value is always included, because an address is not trusted without
  /// it.
  private static func inAddress(
    _ lines: [Line], _ room: inout Int, _ encoding: (Line) -> String?
  ) -> [EncodedLine] {
    lines.filter { !$0.isSecret }.compactMap { line in
      guard let new = line.newToken?.text else { return nil }
      guard let was = encoding(line) else { return (line, nil, new) }
      room -= PercentCoding.encode(was + new).utf8.count
      return (line, room < 0 ? nil : was, new)
    }
  }
}
