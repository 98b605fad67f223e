/// The addresses that a fuzz test requests.
struct FuzzWorld {
  /// Pages of all kinds, some of which do not exist.
  var pages: [String]
  /// The lists whose rows have bars of actions.
  var lists: [String]
  /// The lists to which complete records are added, with their key columns.
  var added: [String: String] = [:]
  /// The possible keys of rows.
  var keys: [String]

  /// True if records have pages.
  var hasRecords: Bool { !added.isEmpty }

  /// A file with tables of all kinds.
  static let tables = FuzzWorld(
    pages: [
      "/", "/t/people", "/t/people/1", "/t/people/2", "/t/people/3", "/t/people/99", "/t/pairs",
      "/t/pairs/1,a", "/t/odd%20%22name%22", "/t/odd%20%22name%22/1", "/t/seen", "/t/seen/1",
      "/t/loose", "/t/loose/x", "/t/loose/~null", "/t/none", "/nothing", "/_/none.css", "/t/notes",
      "/t/notes/1", "/t/loans", "/t/hints", "/t/codes/k1",
    ],
    lists: [
      "/t/people", "/t/pairs", "/t/loose", "/t/odd%20%22name%22", "/t/seen", "/t/notes",
      "/t/marks", "/t/loans", "/t/hints", "/t/codes",
    ],
    added: [
      "/t/notes": "id", "/t/marks": "id", "/t/loans": "id", "/t/hints": "id", "/t/codes": "code",
    ],
    keys: ["1", "2", "3", "1,a", "1,b", "x", "99", "~null", "~blob.00"])

  /// The same, and tables with hostile declarations.
  static let hostile = FuzzWorld(
    pages: tables.pages + [
      "/t/endless", "/t/endless/1", "/t/bombs", "/t/bombs/1", "/t/huge", "/t/huge/1",
      "/t/huge/1?all=text", "/t/loop", "/t/wide", "/t/wide/1",
    ],
    lists: tables.lists + ["/t/bombs", "/t/huge", "/t/wide"],
    added: tables.added, keys: tables.keys)

  /// A program's own list: the months of the demo.
  static let months = FuzzWorld(
    pages: ["/", "/months", "/months/1", "/months?open=2&open=3", "/months?add"],
    lists: ["/months"], keys: (1...13).map { "\($0)" })
}
