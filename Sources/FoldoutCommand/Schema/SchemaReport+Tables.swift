import FoldoutRecords

extension TableSchema {
  /// The table's type: table, view or virtual table.
  var kindName: String {
    switch kind {
    case .table: "table"
    case .view: "view"
    case .virtual(let module):
      "virtual table of \(module.isEmpty ? "a module" : PlainName.escaped(module))"
    }
  }

  /// The key of the table's rows, and the reason for it.
  var keyLine: String {
    switch (key, keyBasis) {
    case (.columns(let names), _): "\(PlainName.list(names)) (the declared primary key)"
    case (.rowid, .missingInRows):
      "the row's number (some row has no readable value in the primary key)"
    case (.rowid, .secret): "the row's number (the primary key is a secret)"
    case (.rowid, .unknownCollation):
      "the row's number (the primary key is compared by a collation that is not in this program)"
    case (.rowid, .unreadColumn): "the row's number (a column of the primary key is not read)"
    case (.rowid, .module): "the row's number (given by the module)"
    case (.rowid, _): "the row's number (no primary key is declared)"
    case (.rowNumber, .view): "the row's number in the list (a view's rows have no key)"
    case (.rowNumber, .rowidTaken):
      "the row's number in the list (no primary key is declared, and columns are named like the rowid)"
    case (.rowNumber, _): "the row's number in the list (nothing else names it)"
    }
  }

  /// The order in which the table's rows are listed by default.
  var orderLine: String {
    switch key {
    case .columns(let names): PlainName.list(names)
    case .rowid: "the row's number"
    case .rowNumber: "as the database gives them"
    }
  }

  /// The reason why the table's rows cannot be changed; `nil` if they can.
  var readOnlyLine: String? {
    guard !isWritable else { return nil }
    if hasUnreadColumns, kind == .table {
      return "the names of two columns differ only in how a letter is composed, and one is read"
    }
    return switch (kind, key) {
    case (.view, _): "a view is never written"
    case (.virtual, _): "what a module makes of a change is not known"
    case (.table, _): "nothing names a row for good"
    }
  }

  /// The reason why no record can be added to a table whose rows can be changed; `nil` if one can.
  var unfillableLine: String? {
    guard isWritable else { return nil }
    return unfillableColumn.map { "\(PlainName($0)) needs bytes, which nobody can enter" }
  }
}

extension TableSchema {
  /// The reason why no records can be added; `nil` if they can, or if the table is read-only.
  var addingLine: String? {
    guard isWritable else { return nil }
    return switch addingObstacle {
    case .write(let obstacle): "not offered: \(obstacle.sentence)"
    case .numberedByCoreData: "not offered: Core Data numbers its records itself"
    case nil: nil
    }
  }

  /// The reason why no records can be removed, or restored; `nil` if they can.
  var removingLine: String? {
    guard isWritable else { return nil }
    if let obstacle = writeObstacles.removing { return "not offered: \(obstacle.sentence)" }
    return writeObstacles.restoring.map { "cannot be undone: \($0.sentence)" }
  }
}

extension WriteObstacle {
  /// The report's words for what is missing.
  var sentence: String {
    switch self {
    case .function(let name):
      "a trigger, an index or a rule needs the function \(PlainName(name)) of the file's program"
    case .collation(let name):
      "a trigger, an index or a rule needs the collation \(PlainName(name)) of the file's program"
    case .ambiguousReference(let table, let other):
      "\(PlainName(table)) refers to columns of \(PlainName(other)) that are not unique there"
    case .other(let detail):
      "a trigger, an index or a rule does not work: \(PlainName.escaped(detail))"
    }
  }
}

extension TitleColumns {
  /// The columns of a record's title, and the rule that chose them.
  var titleLine: String {
    let reason =
      switch rule {
      case .personName: "first and last name"
      case .name: "called name, title or the like"
      case .unique: "the first text that alone is unique"
      case .references: "the titles of what it refers to"
      case .text: "the first text that is no code"
      case .key: "no column names a record"
      case .values: "no column names a record, and there is no key: the first values"
      }
    let names = title.isEmpty ? "the key" : PlainName.list(title, joinedBy: " + ")
    return "\(names) (rule \(rule.rawValue): \(reason))"
  }

  /// The columns that no list shows in a row whose name is that of a secret; `nil` for none.
  var hiddenLine: String? {
    guard let settings, !settings.values.isEmpty else { return nil }
    let names = PlainName.list(settings.names, joinedBy: " or ")
    return "\(PlainName.list(settings.values.sorted())) where \(names) is the name of a secret"
  }

  /// The columns of the second line below the title.
  var detailLine: String {
    if !details.isEmpty { return PlainName.list(details) }
    guard !fallbackDetails.isEmpty else { return "none (nothing else tells rows apart)" }
    return "none; below a key the first value of \(PlainName.list(fallbackDetails))"
  }
}
