package import FoldoutForms
package import FoldoutRecords
package import FoldoutWords

extension TableSchema {
  /// Returns the sentences on what cannot be done with the table's records, even if the file can be
  /// written.
  package func notes(in environment: FormEnvironment) -> [String] {
    let words = environment.words.lists
    if let reason = reasonForReadOnly(words) { return [reason] }
    guard isWritable else { return [] }
    var refused: [(sentence: String, obstacle: WriteObstacle)] = changeNotes(in: environment)
    var notes: [String] = []
    switch addingObstacle {
    case .write(let obstacle): refused.append((words.unaddable, obstacle))
    case .numberedByCoreData: notes = [words.numberedByCoreData]
    case nil: break
    }
    if let obstacle = writeObstacles.removing { refused.append((words.unremovable, obstacle)) }
    var obstacles: [WriteObstacle] = []
    for (_, obstacle) in refused where !obstacles.contains(obstacle) { obstacles.append(obstacle) }
    for obstacle in obstacles {
      let sentences = refused.filter { $0.obstacle == obstacle }.map(\.sentence)
      notes.append((sentences + [obstacle.sentence(in: words)]).joined(separator: " "))
    }
    return notes
  }

  /// Returns the sentences on columns that cannot be changed: one for each reason, or one for all
  /// columns of the table.
  private func changeNotes(
    in environment: FormEnvironment
  ) -> [(sentence: String, obstacle: WriteObstacle)] {
    let changing = writeObstacles.changing
    var fields: [(obstacle: WriteObstacle, labels: [String])] = []
    for column in columns {
      guard let obstacle = changing[column.name] else { continue }
      let label = ColumnLabel.text(for: column.name)
      if let index = fields.firstIndex(where: { $0.obstacle == obstacle }) {
        fields[index].labels.append(label)
      } else {
        fields.append((obstacle, [label]))
      }
    }
    let changeable = columns.filter { !$0.isGenerated && !key.columns.contains($0.name) }
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

extension TableSchema {
  /// Returns the sentence on why no record of the table can be changed, whatever the file allows:
  /// it is a view or a virtual table, or has no key or an unread column; `nil` for any other table.
  fileprivate func reasonForReadOnly(_ words: Words.Lists) -> String? {
    switch kind {
    case .virtual: words.virtual
    case .view: words.view
    case .table: hasUnreadColumns ? words.unreadColumns : key == .rowNumber ? words.keyless : nil
    }
  }
}
