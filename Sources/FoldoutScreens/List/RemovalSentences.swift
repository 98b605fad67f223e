package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

extension FormEnvironment {
  /// Returns the sentence about a removal: on the record, on those removed along with it, and on
  /// those changed.
  package func sentence(
    removed title: String, with others: [RowCount], changed: [RowCount]
  ) -> String {
    let rows = words.rows
    let parts = [
      rows.removed(["title": title]), listed(others).map { rows.wentAlong(["places": $0]) },
      listed(changed).map { rows.wereChanged(["places": $0]) },
    ]
    return parts.compactMap(\.self).joined(separator: ". ")
  }

  /// Returns the sentence about a restored record, with its differences.
  func sentence(restored title: String, altered: [AlteredRow], unrestored: [UnrestoredRow])
    -> String
  {
    let rows = words.rows
    let changed = listed(altered.map { ($0.table, $0.columns) })
    let kept = listed(unrestored.map { ($0.table, $0.columns) })
    let parts = [
      rows.restored(["title": title]), changed.map { rows.alteredRows(["places": $0]) },
      kept.map { rows.leftRows(["places": $0]) },
    ]
    return parts.compactMap(\.self).joined(separator: ". ")
  }

  /// Tables with numbers of their records: `Lines (3), Payments (12)`; `nil` for none.
  private func listed(_ counts: [RowCount]) -> String? {
    several(
      counts.filter { $0.count > 0 }.map { count in
        "\(ColumnLabel.text(for: count.table)) (\(grouped(count.count)))"
      })
  }

  /// Tables with columns: `Pets (Owner)`; `nil` for none. Each table is named once.
  private func listed(_ rows: [(table: String, columns: [String])]) -> String? {
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
        let named = several((columns[table] ?? []).map { ColumnLabel.text(for: $0) })
        return named.map { "\(label) (\($0))" } ?? label
      })
  }

  private func several(_ texts: [String]) -> String? {
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
