import FoldoutForms
import FoldoutRecords
import GRDB

extension TableExamination {
  /// Returns the schema with the forms in which its columns write dates and times.
  ///
  /// Declarations and names select the columns to examine, and the rows decide: a DATETIME column
  /// may hold only days, or texts that are not dates. In a column of arbitrary texts each value
  /// must be a date. Rows of views and virtual tables are not read, because computing them may take
  /// any time.
  func withDates(epochs: EpochColumns) throws -> TableSchema {
    var dated = table.schema
    guard table.schema.kind == .table, table.schema.fault == nil else { return dated }
    let looks = try samples.firstLooks()
    func values(of column: ColumnSchema) throws -> [StoredValue] {
      // Only an index could find values where the first and the last rows have none.
      let isEmpty =
        column.mayHoldDates && looks.isEmpty(column.name) && table.orders[column.name] == nil
      return isEmpty ? [] : try samples.firstValues(of: column.name)
    }
    for (index, column) in table.schema.columns.enumerated() where column.isPossiblyDated {
      let evidence = column.unitEvidence(in: table.schema, requested: epochs)
      let isRequested = epochs.epoch(of: column.name, in: table.schema.name) != nil
      if column.declaredDates == .times, !isRequested {
        dated.columns[index].timeForm = TimeNotation.form(of: try values(of: column))
      } else if let declared = DateNotation(column) {
        let values = try values(of: column)
        dated.columns[index].dateForm = declared.form(of: DateNotation.dates(among: values))
        if dated.columns[index].dateForm == nil {
          dated.columns[index].momentForm = .inferred(
            from: values.filter { !$0.meansNever },
            isDayColumn: declared == .day || ColumnSchema.isDay(named: column.name),
            evidence: evidence)
        }
        dated.columns[index].noteZonesAndNever(in: values)
        if values.allSatisfy(\.meansNever) {
          dated.columns[index].dateEvidence = .unconfirmed
        }
      } else {
        let hasMomentName = !column.isText && column.mayHoldMoments(by: evidence)
        guard hasMomentName || column.mayHoldAnyText && looks.mayHoldDates(column.name) else {
          continue
        }
        let values = try values(of: column)
        let dates = values.filter { !$0.meansNever }
        if hasMomentName {
          dated.columns[index].momentForm = .inferred(
            from: dates, isDayColumn: ColumnSchema.isDay(named: column.name), evidence: evidence)
        }
        if column.mayHoldAnyText, DateNotation.areAllDates(dates) {
          dated.columns[index].dateForm = DateNotation.day.form(of: dates)
        }
        dated.columns[index].noteZonesAndNever(in: values)
        dated.columns[index].dateEvidence = hasMomentName ? .named : .found
        if dated.columns[index].dateForm != nil { dated.columns[index].dateEvidence = .found }
        if dates.isEmpty, dated.columns[index].dateForm == nil,
          dated.columns[index].momentForm == nil, ColumnSchema.isDated(named: column.name)
        {
          dated.columns[index].dateEvidence = .unconfirmed
          dated.columns[index].noteNever(in: values)
        }
      }
      let found = dated.columns[index]
      if found.dateForm == nil, found.momentForm == nil, found.timeForm == nil {
        if !found.hasUnconfirmedDates { dated.columns[index].dateEvidence = nil }
      } else if found.dateEvidence == nil {
        dated.columns[index].dateEvidence = .declared
      }
    }
    return dated
  }
}

/// The notation that a column's declared type suggests for dates.
enum DateNotation {
  case day
  case dayAndTime

  /// The notation of a column that is declared as dates; `nil` for any other column.
  init?(_ column: ColumnSchema) {
    switch column.declaredDates {
    case .days: self = .day
    case .daysAndTimes: self = .dayAndTime
    case .times, nil: return nil
    }
  }

  /// Returns the most frequent form of the values, or the declared one if none is a date. Returns
  /// `nil` if more than one in ten is something else, so that the column holds texts, or if days
  /// and days with times are mixed.
  ///
  /// A few odd values among dates are shown as they are and do not turn the column into texts. A
  /// mistyped date such as 2024-02-31 is not counted as odd.
  func form(of values: [StoredValue]) -> StoredDate.Form? {
    var counts: [StoredDate.Form: Int] = [:]
    var dates: [StoredDate] = []
    var odd = 0
    for value in values {
      let text = value.string ?? ""
      if let date = StoredDate(text) {
        counts[date.form, default: 0] += 1
        dates.append(date)
      } else if !DateNotation.looksLikeADay(text) {
        odd += 1
      }
    }
    guard odd * 10 <= values.count else { return nil }
    let timed = counts.filter { !$0.key.isDay }
    let days = counts[.day, default: 0]
    if counts.isEmpty { return declaredForm }
    // Days are mixed with days with times: no single form preserves both.
    if days > 0 { return days == counts.values.reduce(0, +) ? .day : nil }
    let midnights = counts.filter(\.key.isDay)
    // Midnights in two notations are more likely times from two programs than days.
    if timed.isEmpty, midnights.count == 1 { return midnights.first?.key }
    return DateNotation.usualForm(ofTimed: dates)
  }

  /// Returns the values that do not mean *never*. If all do, and some are numbers, they may count
  /// from any moment, and all are returned: numbers are no texts of dates.
  static func dates(among values: [StoredValue]) -> [StoredValue] {
    let dates = values.filter { !$0.meansNever }
    return dates.isEmpty && values.contains { $0.string == nil } ? values : dates
  }

  /// True if there are values and each is a date.
  static func areAllDates(_ values: [StoredValue]) -> Bool {
    !values.isEmpty && values.allSatisfy { $0.string.map { StoredDate($0) != nil } ?? false }
  }

  private var declaredForm: StoredDate.Form {
    self == .day ? .day : .dayAndTime(separator: .blank, .seconds)
  }

  /// Returns the form of dates with times: the most frequent separator, or a blank, as SQLite
  /// writes it, if both are as frequent; the usual precision; and the most frequent zone.
  private static func usualForm(ofTimed dates: [StoredDate]) -> StoredDate.Form {
    let times = dates.compactMap(\.storedTime)
    let blanks = dates.count { $0.form.separator == .blank }
    let form = StoredDate.Form.dayAndTime(
      separator: blanks * 2 >= dates.count ? .blank : .letter, TimeNotation.precision(of: times))
    let zone = dates.map(\.form.zone).mostFrequent { _ in true } ?? nil
    return zone.map { form.stating($0) } ?? form
  }

  /// True for a text that begins like a day, dddd-dd-dd, unless it ends in a time with a zone: read
  /// as a day in the reader's time zone, that would be another moment.
  private static func looksLikeADay(_ text: String) -> Bool {
    // Most texts are no dates, and a comparison of one byte is faster than an expression.
    text.utf8.dropFirst(4).first == UInt8(ascii: "-")
      && text.prefixMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}($|[ T])/) != nil
      && text.firstMatch(of: /:[0-9]{2}(\.[0-9]+)? ?([a-zA-Z]+|[+\-][0-9]{2}(:?[0-9]{2})?)$/) == nil
  }
}

extension StoredDate {
  /// The time with its precision; `nil` for a day alone.
  fileprivate var storedTime: StoredTime? {
    switch form {
    case .day: nil
    case .dayAtMidnight(_, let precision), .dayAndTime(_, let precision, _):
      StoredTime(value.time, form: precision)
    }
  }
}

extension StoredDate.Form {
  fileprivate var separator: StoredDate.Separator? {
    switch self {
    case .day: nil
    case .dayAtMidnight(let separator, _), .dayAndTime(let separator, _, _): separator
    }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the most frequent of the elements that fulfil a condition; of equally frequent ones
  /// the first.
  func mostFrequent(where isCounted: (Element) -> Bool) -> Element? {
    var counts: [Element: Int] = [:]
    let counted = filter(isCounted)
    for element in counted { counts[element, default: 0] += 1 }
    let most = counts.values.max()
    return counted.first { counts[$0] == most }
  }
}
