import FoldoutForms

extension [TableSchema] {
  /// The tables of a file with forms for their columns of dates that have no values.
  ///
  /// A column that is declared as dates takes the form of most columns of the same declared type in
  /// its table, else in the file: a first date in another form would be one that the file's own
  /// program cannot read. One that is only named for dates, such as `deleted_at TEXT`, takes the
  /// form of its table's columns of the same type, or has no dates. Complexity: O(number of
  /// columns).
  package var sharingDateForms: [TableSchema] {
    guard contains(where: { $0.columns.contains(where: \.hasUnconfirmedDates) }) else {
      return self
    }
    let ofFile = FormCounts(flatMap(\.columns))
    return map { table in
      let ofTable = FormCounts(table.columns)
      var table = table
      for (index, column) in table.columns.enumerated() where column.hasUnconfirmedDates {
        let isDeclared = column.declaredDates != nil
        guard
          let form = ofTable.mostFrequent(for: column)
            ?? (isDeclared ? ofFile.mostFrequent(for: column) : nil)
        else {
          if !isDeclared {
            table.columns[index].dateEvidence = nil
            table.columns[index].never = nil
          }
          continue
        }
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
  /// Columns that write dates alike: of one declared type, and if it is none of dates, named alike
  /// for days or for moments.
  private struct Group: Hashable {
    let type: String
    let isNamedForDays: Bool

    init(_ column: ColumnSchema) {
      type = column.declaredType.uppercased()
      isNamedForDays = column.declaredDates == nil && ColumnSchema.isDay(named: column.name)
    }
  }

  private var counts: [Group: [(form: FoundForm, count: Int)]] = [:]

  init(_ columns: [ColumnSchema]) {
    for column in columns {
      guard let found = FoundForm(of: column), let form = FormCounts.form(found, for: column) else {
        continue
      }
      let group = Group(column)
      if let index = counts[group]?.firstIndex(where: { $0.form == form }) {
        counts[group]?[index].count += 1
      } else {
        counts[group, default: []].append((form, 1))
      }
    }
  }

  /// Returns the most frequent form of the column's group; of equally frequent ones, the first.
  func mostFrequent(for column: ColumnSchema) -> FoundForm? {
    let found = counts[Group(column)] ?? []
    let most = found.map(\.count).max()
    return found.first { $0.count == most }?.form
  }

  /// Returns a form as a column of the same type can take it: one that is declared to have times
  /// has them, even if all times of the other are midnight.
  private static func form(_ form: FoundForm, for column: ColumnSchema) -> FoundForm? {
    switch column.declaredDates {
    case .daysAndTimes: form.withTime
    case .days, nil: form
    case .times: nil
    }
  }
}
