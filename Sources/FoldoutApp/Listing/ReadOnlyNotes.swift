package import FoldoutForms
package import FoldoutRecords
package import FoldoutWords

/// The sentences on what cannot be done with a table's records, even if the file can be written.
package struct ReadOnlyNotes {
  private let table: TableSchema
  private let environment: FormEnvironment

  package init(_ table: TableSchema, in environment: FormEnvironment) {
    self.table = table
    self.environment = environment
  }

  /// The sentences, in the order in which a page shows them.
  package var sentences: [String] {
    let words = environment.words.lists
    if let reason = reasonForReadOnly(words) { return [reason] }
    guard table.isWritable else { return [] }
    var refused: [(sentence: String, obstacle: WriteObstacle)] = changeNotes
    var notes: [String] = []
    switch table.addingObstacle {
    case .write(let obstacle): refused.append((words.unaddable, obstacle))
    case .numberedByCoreData: notes = [words.numberedByCoreData]
    case nil: break
    }
    if let obstacle = table.writeObstacles.removing {
      refused.append((words.unremovable, obstacle))
    }
    var obstacles: [WriteObstacle] = []
    for (_, obstacle) in refused where !obstacles.contains(obstacle) { obstacles.append(obstacle) }
    for obstacle in obstacles {
      let sentences = refused.filter { $0.obstacle == obstacle }.map(\.sentence)
      notes.append((sentences + [obstacle.sentence(in: words)]).joined(separator: " "))
    }
    return notes
  }

  /// The sentence on why no record of the table can be changed, whatever the file allows: it is a
  /// view or a virtual table, or has no key or an unread column; `nil` for any other table.
  private func reasonForReadOnly(_ words: Words.Lists) -> String? {
    switch table.kind {
    case .virtual: words.virtual
    case .view: words.view
    case .table:
      table.hasUnreadColumns ? words.unreadColumns : table.key == .rowNumber ? words.keyless : nil
    }
  }

  /// The sentences on columns that cannot be changed: one for each reason, or one for all columns
  /// of the table.
  private var changeNotes: [(sentence: String, obstacle: WriteObstacle)] {
    let changing = table.writeObstacles.changing
    var fields: [(obstacle: WriteObstacle, labels: [String])] = []
    for column in table.columns {
      guard let obstacle = changing[column.name] else { continue }
      let label = ColumnLabel.text(for: column.name)
      if let index = fields.firstIndex(where: { $0.obstacle == obstacle }) {
        fields[index].labels.append(label)
      } else {
        fields.append((obstacle, [label]))
      }
    }
    let changeable = table.columns.filter {
      !$0.isGenerated && !table.key.columns.contains($0.name)
    }
    let isWhole = fields.count == 1 && changing.count == changeable.count
    let words = environment.words
    return fields.map { obstacle, labels in
      guard !isWhole else { return (words.lists.unchangeable, obstacle) }
      let fields = labels.dropFirst().reduce(labels[0]) {
        words.values.several(["values": $0, "more": $1])
      }
      return (words.lists.unchangeableFields(["fields": fields]), obstacle)
    }
  }
}

extension WriteObstacle {
  /// The sentence on what is missing.
  fileprivate func sentence(in words: Words.Lists) -> String {
    switch self {
    case .function(let name): words.needsFunction(["name": name])
    case .collation(let name): words.needsCollation(["name": name])
    case .ambiguousReference(let table, let other):
      words.ambiguousReference([
        "table": ColumnLabel.text(for: table), "other": ColumnLabel.text(for: other),
      ])
    case .other(let detail): words.needsSomething(["detail": detail])
    }
  }
}

extension Schema.ReadOnlyReason {
  /// The sentence on why nothing in the file can be changed.
  package func sentence(_ words: Words.Start) -> String {
    switch self {
    case .requested: words.readOnlyOnRequest
    case .permissions: words.readOnlyByPermissions
    case .unknown: words.readOnly
    }
  }
}
