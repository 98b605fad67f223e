/// The form of a page on which a record is added, as it was read there.
struct FuzzForm {
  /// The address of its list.
  var path: String
  /// The record that it began with.
  var query: String
  /// The fields, each with the token of its value.
  var fields: [(name: String, token: String)]
  /// The number of the add.
  var ticket: String

  /// Reads the form of a page; `nil` where it has none.
  init?(_ page: String) {
    guard let action = page.firstMatch(of: #/action="([^"?]*)\?(add=[^"]*)"/#),
      let ticket = page.firstMatch(of: #/name="~ticket" value="([^"]*)"/#)
    else { return nil }
    path = String(action.1)
    query = String(action.2)
    self.ticket = String(ticket.1)
    fields = page.matches(of: #/name="~original\.([^"]*)" value="([^"]*)"/#)
      .map { (String($0.1), String($0.2)) }
  }
}

/// An add that is sent whole: of a form, filled in.
struct FuzzAdd {
  var path: String
  var query: String
  var pairs: [(String, String)]
  /// The name that no other add has; `nil` where it has that of another.
  var mark: String?
  /// True where it adds one record, however often it is sent.
  var isHarmless: Bool
}

/// The claim of an answer that leads on: what the file has to hold from then on.
enum FuzzClaim {
  /// A record of the name is there once. Of a name that was sent for the first time there is none
  /// unless the answer leads on.
  case added(table: String, mark: String, isNew: Bool)
  /// The record of a key is gone.
  case removed(table: String, column: String, key: String)
  /// The record of a key is there.
  case restored(table: String, column: String, key: String)

  /// Looks into the file by a count of rows, and says what is wrong.
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
