import TestSupport

/// The form of a page that adds a record, as parsed from the page.
struct FuzzForm {
  /// The address of its list.
  var path: String
  /// The query with the initial values of the record.
  var query: String
  /// The fields, each with the token of its value.
  var fields: [(name: String, token: String)]
  /// The ticket of the add.
  var ticket: String

  /// Parses the form of a page, or returns `nil` if it has none.
  init?(_ page: String) {
    let actions = page.components(after: "action=\"").compactMap { $0.between("", "\"") }
      .map { $0.split(separator: "?", maxSplits: 1).map(String.init) }
    guard let action = actions.first(where: { $0.count == 2 && $0[1].hasPrefix("add=") }),
      let ticket = page.between("name=\"~ticket\" value=\"", "\"")
    else { return nil }
    path = action[0]
    query = action[1]
    self.ticket = ticket
    fields = page.components(after: "name=\"~original.").compactMap { part in
      guard let name = part.between("", "\""),
        let token = part.between("\(name)\" value=\"", "\""),
        part.hasPrefix("\(name)\" value=\"")
      else { return nil }
      return (name, token)
    }
  }
}

/// A complete add: a form, filled in.
struct FuzzAdd {
  var path: String
  var query: String
  var pairs: [(String, String)]
  /// A name that no other add has, or `nil` if the name is not unique.
  var mark: String?
  /// True if it adds only one record, however often it is sent.
  var isHarmless: Bool
}

/// The claim of a successful answer: the state that the file must have from then on.
enum FuzzClaim {
  /// A record with the name exists once or was removed since. Without success, a name that was sent
  /// for the first time does not exist.
  case added(table: String, mark: String, isNew: Bool)
  /// The record with a key does not exist.
  case removed(table: String, column: String, key: String)
  /// The record with a key exists.
  case restored(table: String, column: String, key: String)

  /// Compares the claim with the file's rows. Returns the difference, or `nil`.
  func fault(
    leadsOn: Bool, rows: (_ table: String, _ column: String, _ value: String) -> Int
  ) -> String? {
    switch self {
    case .added(let table, let mark, let isNew):
      let count = rows(table, "name", mark)
      if count > 1 { return "\(mark) is \(count) times in \(table)" }
      if leadsOn {
        let isGone = count == 0 && rows("departed", "name", mark) == 0
        return isGone ? "\(mark) was added, and is not in \(table)" : nil
      }
      return isNew && count > 0 ? "\(mark) is in \(table), and was not acknowledged" : nil
    case .removed(let table, let column, let key):
      guard leadsOn, rows(table, column, key) > 0 else { return nil }
      return "\(key) was removed, and is in \(table)"
    case .restored(let table, let column, let key):
      guard leadsOn, rows(table, column, key) == 0 else { return nil }
      return "\(key) was brought back, and is not in \(table)"
    }
  }
}
