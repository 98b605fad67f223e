import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// The table, with how the columns that were declared for dates write them.
  ///
  /// The declaration says where to look, and the rows have the last word: a column of DATETIME may
  /// hold days only, or texts that are no dates. A view's rows are not looked at, since making
  /// them may take any time.
  func withDates(in db: Database) throws -> TableSchema {
    var dated = schema
    guard schema.isWritable else { return dated }
    for (index, column) in schema.columns.enumerated() {
      guard let declared = DateNotation(declaredType: column.declaredType) else { continue }
      let values = try firstValues(of: column.name, in: db)
      dated.columns[index].dateForm = declared.form(of: values)
    }
    return dated
  }

  /// Up to 1,000 values among the first 10,000 rows. The second limit is for columns that hold
  /// almost nothing, of which a whole table would have to be read.
  private func firstValues(of column: String, in db: Database) throws -> [StoredValue] {
    let name = Identifier(column)
    return try Query(
      """
      SELECT \(name) FROM (SELECT \(name) FROM \(source) LIMIT 10000)
      WHERE \(name) IS NOT NULL LIMIT 1000
      """, in: db
    ).rows { $0.value(0) }
  }
}

/// What a declared type says of dates.
enum DateNotation {
  case day
  case dayAndTime

  /// The notation of DATE, DATETIME and TIMESTAMP with their variants; `nil` for all other types.
  init?(declaredType: String) {
    let word = declaredType.uppercased().prefix { $0.isLetter }
    if word == "DATE" {
      self = .day
    } else if word.hasPrefix("DATETIME") || word.hasPrefix("TIMESTAMP") {
      self = .dayAndTime
    } else {
      return nil
    }
  }

  /// How values are written that all are dates; as declared where there are none; `nil` where one
  /// is no date. Only the shape counts: 2024-02-31 is a date that somebody mistyped.
  func form(of values: [StoredValue]) -> ColumnSchema.DateForm? {
    guard !values.isEmpty else { return self == .day ? .day : .dayAndTime(separator: " ") }
    var days = 0
    var midnights = 0
    var separators: [Character: Int] = [:]
    for value in values {
      switch DateShape(value) {
      case .none: return nil
      case .day: days += 1
      case .dayAndTime(let separator, let isMidnight):
        separators[separator, default: 0] += 1
        midnights += isMidnight ? 1 : 0
      }
    }
    if days == values.count { return .day }
    // Days among days with times: no single form would leave both as they are.
    guard days == 0 else { return nil }
    let blanks = separators[" ", default: 0]
    let separator: Character = blanks * 2 >= values.count ? " " : "T"
    return midnights == values.count && separators.count == 1
      ? .dayAtMidnight(separator: separator) : .dayAndTime(separator: separator)
  }
}

/// The shape of one value: `dddd-dd-dd` alone, or with `dd:dd:dd` behind a blank or a T.
private enum DateShape {
  case day
  case dayAndTime(separator: Character, isMidnight: Bool)

  init?(_ value: StoredValue) {
    guard case .text(let bytes) = value else { return nil }
    let digits = bytes.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 ? UInt8(ascii: "d") : $0 }
    switch digits {
    case Array("dddd-dd-dd".utf8): self = .day
    case Array("dddd-dd-dd dd:dd:dd".utf8), Array("dddd-dd-ddTdd:dd:dd".utf8):
      self = .dayAndTime(
        separator: Character(Unicode.Scalar(bytes[10])),
        isMidnight: bytes.suffix(8).elementsEqual("00:00:00".utf8))
    default: return nil
    }
  }
}
