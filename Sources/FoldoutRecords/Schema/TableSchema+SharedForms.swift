import FoldoutForms

extension TableSchema {
  /// Returns the tables of a file with forms for their columns that are declared as dates and have
  /// no values.
  ///
  /// Such a column takes the form of most columns of the same declared type in its table, else in
  /// the file: a first date in another form would be one that the file's own program cannot read.
  /// Complexity: O(number of columns).
  package static func sharingDateForms(_ tables: [TableSchema]) -> [TableSchema] {
    guard tables.contains(where: { $0.columns.contains(where: \.hasUnconfirmedDates) }) else {
      return tables
    }
    let ofFile = FormCounts(tables.flatMap(\.columns))
    return tables.map { table in
      let ofTable = FormCounts(table.columns)
      var table = table
      for (index, column) in table.columns.enumerated() where column.hasUnconfirmedDates {
        guard let form = ofTable.mostFrequent(for: column) ?? ofFile.mostFrequent(for: column)
        else { continue }
        switch form {
        case .text(let form): table.columns[index].dateForm = form
        case .number(let form):
          table.columns[index].dateForm = nil
          table.columns[index].momentForm = form
        }
        table.columns[index].dateEvidence = .shared
      }
      return table
    }
  }
}

/// A form of dates, as texts or as numbers.
private enum FoundForm: Hashable {
  case text(StoredDate.Form)
  case number(StoredMoment.Form)

  /// The form in which the values of a column were found; `nil` if it has none.
  init?(of column: ColumnSchema) {
    guard !column.hasUnconfirmedDates else { return nil }
    guard let form = column.dateForm.map(FoundForm.text) ?? column.momentForm.map(FoundForm.number)
    else { return nil }
    self = form
  }

  /// The same notation with a significant time; `nil` for a text of the day alone, which does not
  /// show how times are written.
  var withTime: FoundForm? {
    switch self {
    case .text(.day): return nil
    case .text(.dayAtMidnight(let separator, let precision)):
      return .text(.dayAndTime(separator: separator, precision))
    case .text(.dayAndTime): return self
    case .number(var form):
      if form.unit.hasTime { form.timeOfDays = nil }
      return .number(form)
    }
  }
}

/// The frequencies of forms, by the declared types of their columns.
private struct FormCounts {
  private var counts: [String: [(form: FoundForm, count: Int)]] = [:]

  init(_ columns: [ColumnSchema]) {
    for column in columns where column.declaredDates != nil {
      guard let found = FoundForm(of: column), let form = FormCounts.form(found, for: column) else {
        continue
      }
      let type = column.declaredType.uppercased()
      if let index = counts[type]?.firstIndex(where: { $0.form == form }) {
        counts[type]?[index].count += 1
      } else {
        counts[type, default: []].append((form, 1))
      }
    }
  }

  /// Returns the most frequent form of the column's type; of equally frequent ones, the first.
  func mostFrequent(for column: ColumnSchema) -> FoundForm? {
    let found = counts[column.declaredType.uppercased()] ?? []
    let most = found.map(\.count).max()
    return found.first { $0.count == most }?.form
  }

  /// Returns a form as a column of the same type can take it: one that is declared to have times
  /// has them, even if all times of the other are midnight.
  private static func form(_ form: FoundForm, for column: ColumnSchema) -> FoundForm? {
    switch column.declaredDates {
    case .daysAndTimes: form.withTime
    case .days: form
    case .times, nil: nil
    }
  }
}
