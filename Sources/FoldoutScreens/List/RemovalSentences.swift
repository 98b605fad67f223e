package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The sentences about a removal and its Undo.
package enum RemovalSentences {
  /// Returns the sentence about a removal: on the record, on those removed along with it, and on
  /// those changed.
  package static func removed(
    _ title: String, with others: [RowCount], changed: [RowCount], in environment: FormEnvironment
  ) -> String {
    let rows = environment.words.rows
    let parts = [
      rows.removed(["title": title]),
      listed(others, environment).map { rows.wentAlong(["places": $0]) },
      listed(changed, environment).map { rows.wereChanged(["places": $0]) },
    ]
    return parts.compactMap(\.self).joined(separator: ". ")
  }

  /// Returns the sentence about a restored record, with its differences.
  static func restored(
    _ title: String, altered: [AlteredRow], unrestored: [UnrestoredRow],
    in environment: FormEnvironment
  ) -> String {
    let words = environment.words
    let rows = words.rows
    let changed = listed(altered.map { ($0.table, $0.columns) }, words)
    let kept = listed(unrestored.map { ($0.table, $0.columns) }, words)
    let parts = [
      rows.restored(["title": title]), changed.map { rows.alteredRows(["places": $0]) },
      kept.map { rows.leftRows(["places": $0]) },
    ]
    return parts.compactMap(\.self).joined(separator: ". ")
  }

  /// Tables with numbers of their records: `Lines (3), Payments (12)`; `nil` for none.
  private static func listed(_ counts: [RowCount], _ environment: FormEnvironment) -> String? {
    several(
      counts.filter { $0.count > 0 }.map { count in
        "\(ColumnLabel.text(for: count.table)) (\(environment.grouped(count.count)))"
      }, environment.words)
  }

  /// Tables with columns: `Pets (Owner)`; `nil` for none. Each table is named once.
  private static func listed(
    _ rows: [(table: String, columns: [String])], _ words: Words
  ) -> String? {
    var tables: [String] = []
    var columns: [String: [String]] = [:]
    for row in rows {
      if columns[row.table] == nil { tables.append(row.table) }
      let known = columns[row.table, default: []]
      columns[row.table] = known + row.columns.filter { !known.contains($0) }
    }
    return several(
      tables.map { table in
        let label = ColumnLabel.text(for: table)
        let named = several((columns[table] ?? []).map { ColumnLabel.text(for: $0) }, words)
        return named.map { "\(label) (\($0))" } ?? label
      }, words)
  }

  private static func several(_ texts: [String], _ words: Words) -> String? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) {
      words.values.several(["values": $0, "more": $1])
    }
  }
}

extension String {
  /// This sentence with another one after it. Its full stop may be missing, because the texts of
  /// messages have none at their end.
  package func followed(by sentence: String) -> String {
    let isEnded = last.map { ".!?…。؟".contains($0) } ?? false
    return isEnded ? "\(self) \(sentence)" : "\(self). \(sentence)"
  }
}
