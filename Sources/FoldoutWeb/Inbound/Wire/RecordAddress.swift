import Foldout
import FoldoutForms
import FoldoutScreens

/// The address of a record's screen: its path, and the parameters that it keeps.
struct RecordAddress: Sendable {
  /// The address without its parameters.
  let path: String
  /// The parameters that the address keeps: language, zone and direction, the long texts that are
  /// shown whole, and the question about removal.
  ///
  /// A change has to be read in the language and zone in which its page was shown.
  var kept: [Parameters.Pair]
  /// The path of the record's pictures, if it isn't the record's own.
  var pictures: String?
  /// The digest of the file with the record; empty if there is none.
  var fileDigest = ""

  /// The names of the parameters that an address keeps.
  static let keptNames: Set<String> = Set([
    PageParameter.all.rawValue, PageParameter.remove.rawValue,
  ]).union(environmentNames)

  /// The names of the parameters of the reader's environment, which all links between our pages
  /// keep.
  static let environmentNames: Set<String> = [
    PageParameter.lang.rawValue, PageParameter.zone.rawValue, PageParameter.direction.rawValue,
  ]

  /// The names of the parameters that only the page of a new record has.
  static let addingNames: Set<String> = [
    PageParameter.add.rawValue, PageParameter.added.rawValue, PageParameter.undoable.rawValue,
  ]

  /// Returns the address of a record's screen in its current state, with parameters for notices on
  /// the next page.
  func text(of record: ShownRecord, with notes: [Parameters.Pair] = []) -> String {
    (pairs(of: record) + notes).address(path)
  }

  /// Returns the parameters of the address of a record's screen in its current state.
  func pairs(of record: ShownRecord) -> [Parameters.Pair] {
    let open = record.table.openDrawers.map { Parameters.Pair(.open, $0.field.name) }
    let searches = record.openReferences.compactMap { field -> Parameters.Pair? in
      let query = record.search(of: field.id).query
      return query.isEmpty ? nil : .init(name: Aspect.find.name(of: field.id), value: query)
    }
    let calendars = record.turnedCalendars.map { calendar in
      Parameters.Pair(.view, "\(calendar.field.name):\(calendar.day)")
    }
    let styles = record.table.openDrawers.compactMap { row in
      record.styles[row.field].map { style in
        Parameters.Pair(.style, "\(row.field.name):\(style.rawValue)")
      }
    }
    return open + searches + calendars + styles + kept
  }

  /// Parses the month that a calendar is turned to; `nil` if it is invalid. A field's name may
  /// contain a colon.
  static func view(_ text: String) -> (field: FieldID, day: LocalDate)? {
    guard let colon = text.lastIndex(of: ":"),
      let day = StoredDate(String(text[text.index(after: colon)...]))?.value.date
    else { return nil }
    return (FieldID(String(text[..<colon])), day)
  }

  /// Parses the style of a date's drawer; `nil` if it is invalid.
  static func style(_ text: String) -> (field: FieldID, style: DrawerStyle)? {
    guard let colon = text.lastIndex(of: ":"),
      let style = DrawerStyle(rawValue: String(text[text.index(after: colon)...]))
    else { return nil }
    return (FieldID(String(text[..<colon])), style)
  }

  /// The address without the question about removal.
  var withoutQuestion: String {
    kept.filter { $0.name != PageParameter.remove.rawValue }.address(path)
  }

  /// The address that asks whether to remove the record.
  var withRemovalQuestion: String {
    let plain = withoutQuestion
    return "\(plain)\(plain == path ? "?" : "&")\(PageParameter.remove.rawValue)"
  }

  /// Returns the address with the last changes, so that a page without script can undo them.
  ///
  /// A page with script keeps the changes itself, so that no value gets into the history or a
  /// shared link.
  func textWithUndo(of record: ShownRecord, with notes: [Parameters.Pair] = []) -> String {
    text(of: record, with: record.undo.parameters(encoding: { $0.wire(in: record) }) + notes)
  }
}

extension Parameters.Pair {
  /// The pair encoded for an address. The tilde of our own names is not encoded.
  var encoded: String {
    let mark = name.hasPrefix("~") ? "~" : ""
    let rest = PercentCoding.encode(String(name.dropFirst(mark.count)))
    return "\(mark)\(rest)=\(PercentCoding.encode(value))"
  }

  init(_ parameter: PageParameter, _ value: String) {
    self.init(name: parameter.rawValue, value: value)
  }
}

extension [Parameters.Pair] {
  /// Returns the address of a path with these parameters.
  func address(_ path: String) -> String {
    isEmpty ? path : "\(path)?\(map(\.encoded).joined(separator: "&"))"
  }
}

extension RecordConclusion {
  /// The parameters of the notices at values that differ from what was entered, in the order of
  /// their fields' names.
  var notices: [Parameters.Pair] {
    altered.map { .init(.altered, $0.name) }
      + trimmed.keys.map(\.name).sorted().map { .init(.trimmed, $0) }
  }
}
