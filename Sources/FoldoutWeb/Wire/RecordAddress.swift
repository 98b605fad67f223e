import Foldout
import FoldoutForms
import FoldoutScreens

/// The address of a record's screen: its path, and what it keeps of the parameters.
struct RecordAddress: Sendable {
  /// The record's own anchor: the address without its parameters.
  let path: String
  /// The language and the zone, which a change has to be read in as its page was shown in, the
  /// direction, the long texts that are shown whole, and the question if the record is to be
  /// removed.
  var kept: [Parameters.Pair]
  /// The path under which the record's pictures are, where that is another's.
  var pictures: String?
  /// The mark of the file that keeps the record; empty for none.
  var file = ""

  /// The parameters that an address goes on carrying.
  static let keptNames: Set<String> = Set([
    PageParameter.all.rawValue, PageParameter.remove.rawValue,
  ]).union(environmentNames)

  /// The parameters that say where a page is read; every link of ours to another page of the same
  /// carries them.
  static let environmentNames: Set<String> = [
    PageParameter.lang.rawValue, PageParameter.zone.rawValue, PageParameter.direction.rawValue,
  ]

  /// The address of a record as it stands, with what the next page has to know or to tell.
  func text(of record: ShownRecord, with notes: [Parameters.Pair] = []) -> String {
    let query = (pairs(of: record) + notes).map(\.encoded)
    return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
  }

  /// The parameters of the address of a record as it stands.
  func pairs(of record: ShownRecord) -> [Parameters.Pair] {
    let open = record.table.openDrawers.map { Parameters.Pair(.open, $0.field.name) }
    let searches = record.openReferences.compactMap { field -> Parameters.Pair? in
      let words = record.search(of: field.id).words
      return words.isEmpty ? nil : .init(name: Aspect.find.name(of: field.id), value: words)
    }
    let views = record.turnedViews.map { view in
      Parameters.Pair(.view, "\(view.field.name):\(view.day)")
    }
    let styles = record.table.openDrawers.compactMap { row in
      record.styles[row.field].map { style in
        Parameters.Pair(.style, "\(row.field.name):\(style.rawValue)")
      }
    }
    return open + searches + views + styles + kept
  }

  /// The month that a calendar is turned to; `nil` for what is none. A field's name may hold a
  /// colon.
  static func view(_ text: String) -> (field: FieldID, day: LocalDate)? {
    guard let colon = text.lastIndex(of: ":"),
      let day = StoredDate(String(text[text.index(after: colon)...]))?.value.date
    else { return nil }
    return (FieldID(String(text[..<colon])), day)
  }

  /// The style of a date's drawer; `nil` for what is none.
  static func style(_ text: String) -> (field: FieldID, style: DrawerStyle)? {
    guard let colon = text.lastIndex(of: ":"),
      let style = DrawerStyle(rawValue: String(text[text.index(after: colon)...]))
    else { return nil }
    return (FieldID(String(text[..<colon])), style)
  }

  /// The address that asks nothing.
  var plain: String {
    let query = kept.filter { $0.name != PageParameter.remove.rawValue }.map(\.encoded)
    return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
  }

  /// The address that asks whether the record is to be removed.
  var asking: String {
    let plain = plain
    return "\(plain)\(plain == path ? "?" : "&")\(PageParameter.remove.rawValue)"
  }

  /// The same with the last change, so that a page without script can take it back. A script's page
  /// has it itself, so that no value gets into the history, or into a link that is passed on.
  func textWithUndo(of record: ShownRecord, with notes: [Parameters.Pair] = []) -> String {
    text(of: record, with: record.undo.parameters(encoding: record.encoded) + notes)
  }
}

extension Parameters.Pair {
  /// The pair as an address has it; the tilde of a name of ours stands there bare.
  var encoded: String {
    let mark = name.hasPrefix("~") ? "~" : ""
    let rest = PercentCoding.encode(String(name.dropFirst(mark.count)))
    return "\(mark)\(rest)=\(PercentCoding.encode(value))"
  }

  init(_ parameter: PageParameter, _ value: String) {
    self.init(name: parameter.rawValue, value: value)
  }
}
