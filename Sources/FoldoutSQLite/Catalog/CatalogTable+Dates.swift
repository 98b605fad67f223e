import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// The table, with how its columns of dates or times write them.
  ///
  /// Declaration or name say where to look, and the rows have the last word: a column of DATETIME
  /// may hold days only, or texts that are no dates. In a column of any text each value has to be a
  /// date. The rows of views and of virtual tables are not looked at, since making them may take
  /// any time.
  func withDates(in db: Database) throws -> TableSchema {
    var dated = schema
    guard schema.kind == .table, schema.fault == nil else { return dated }
    let isOfDates = try columnsBeginningWithDates(in: db)
    for (index, column) in schema.columns.enumerated() where column.isPossiblyDated {
      if column.declaredDates == .times {
        dated.columns[index].timeForm = TimeNotation.form(
          of: try firstValues(of: column.name, in: db))
      } else if let declared = DateNotation(column) {
        let values = try firstValues(of: column.name, in: db)
        dated.columns[index].dateForm = declared.form(of: values)
        if dated.columns[index].dateForm == nil {
          dated.columns[index].momentForm = .found(
            in: values, saysDay: declared == .day || ColumnSchema.isDay(named: column.name))
        }
      } else {
        let isNamed = !column.isText && ColumnSchema.isMoment(named: column.name)
        guard isNamed || isOfDates.contains(column.name) else { continue }
        let values = try firstValues(of: column.name, in: db)
        if isNamed {
          dated.columns[index].momentForm = .found(
            in: values, saysDay: ColumnSchema.isDay(named: column.name))
        }
        if column.mayHoldAnyText, DateNotation.areAllDates(values) {
          dated.columns[index].dateForm = DateNotation.day.form(of: values)
        }
        dated.columns[index].dateEvidence = isNamed ? .named : .found
        if dated.columns[index].dateForm != nil { dated.columns[index].dateEvidence = .found }
      }
      let found = dated.columns[index]
      if found.dateForm == nil, found.momentForm == nil, found.timeForm == nil {
        dated.columns[index].dateEvidence = nil
      } else if found.dateEvidence == nil {
        dated.columns[index].dateEvidence = .declared
      }
    }
    return dated
  }
}

extension ColumnSchema {
  /// True where its values may be looked at, and mean something by themselves.
  var isPossiblyDated: Bool { !isSecret && reference == nil }

  /// True where its declaration leaves open what its texts are.
  var mayHoldAnyText: Bool {
    isText || declaredType.isEmpty || declaredType.uppercased() == "ANY"
  }
}

/// Rules by which a declared type says dates.
enum DateNotation {
  case day
  case dayAndTime

  /// The notation of a column that is declared one of dates; `nil` for any other column.
  init?(_ column: ColumnSchema) {
    switch column.declaredDates {
    case .days: self = .day
    case .daysAndTimes: self = .dayAndTime
    case .times, nil: return nil
    }
  }

  /// Returns the form of most values; as declared where none is a date; `nil` where more than one
  /// in ten is something else, so that the column is one of texts.
  ///
  /// A value that is odd among dates is shown as it is, so one slip does not turn a whole column
  /// into texts; nor does 2024-02-31, which is a date that somebody mistyped.
  func form(of values: [StoredValue]) -> StoredDate.Form? {
    var counts: [StoredDate.Form: Int] = [:]
    var odd = 0
    for value in values {
      let text = value.string ?? ""
      if let date = StoredDate(text) {
        counts[date.form, default: 0] += 1
      } else if !DateNotation.looksLikeADay(text) {
        odd += 1
      }
    }
    guard odd * 10 <= values.count else { return nil }
    let timed = counts.filter { !$0.key.isDay }
    let days = counts[.day, default: 0]
    if counts.isEmpty { return declaredForm }
    // Days among days with times: no single form would leave both as they are.
    if days > 0 { return days == counts.values.reduce(0, +) ? .day : nil }
    let midnights = counts.filter(\.key.isDay)
    // Midnights written in two ways are less likely days than two programs' times.
    if timed.isEmpty, midnights.count == 1 { return midnights.first?.key }
    return DateNotation.mostFrequent(counts)?.withTime
  }

  /// True where there are values, and each is a date.
  static func areAllDates(_ values: [StoredValue]) -> Bool {
    !values.isEmpty && values.allSatisfy { $0.string.map { StoredDate($0) != nil } ?? false }
  }

  private var declaredForm: StoredDate.Form {
    self == .day ? .day : .dayAndTime(separator: .blank, .seconds)
  }

  /// Of equally frequent ones the blank, which is SQLite's own way.
  private static func mostFrequent(_ counts: [StoredDate.Form: Int]) -> StoredDate.Form? {
    counts.max { ($0.value, $0.key.isBlank ? 1 : 0) < ($1.value, $1.key.isBlank ? 1 : 0) }?.key
  }

  /// True for a text with the shape of a day, dddd-dd-dd, alone or with something behind it, but
  /// for a time with its zone: between such, a day of the reader's clocks would be another moment.
  private static func looksLikeADay(_ text: String) -> Bool {
    text.prefixMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}($|[ T])/) != nil
      && text.firstMatch(of: /:[0-9]{2}(\.[0-9]+)? ?([zZ]|[+\-][0-9]{2}(:?[0-9]{2})?)$/) == nil
  }
}

extension StoredDate.Form {
  /// The same writing, for values whose time counts.
  fileprivate var withTime: StoredDate.Form {
    if case .dayAtMidnight(let separator, let precision) = self {
      .dayAndTime(separator: separator, precision)
    } else {
      self
    }
  }

  fileprivate var isBlank: Bool {
    switch self {
    case .day: false
    case .dayAtMidnight(let separator, _), .dayAndTime(let separator, _): separator == .blank
    }
  }
}
