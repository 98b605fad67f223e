import FoldoutForms
import FoldoutRecords

extension ColumnSchema {
  /// The kind of field, why it is that, and what else there is to say.
  func line(as field: Field<DynamicRecord>, in table: TableSchema) -> String {
    let kind = writableKind
    let parts = ["\(kind.plainName) (\(reason(for: kind)))"] + traits(of: field, in: table)
    return parts.joined(separator: "; ")
  }

  /// The kind of field that the column has where it can be written.
  private var writableKind: FieldKind {
    var free = TableSchema(name: "", key: .rowid, columns: [self])
    free.columns[0].isGenerated = false
    return free.form(isWritable: true).fields.first?.kind ?? .readOnly
  }

  /// The reason for the column's being of a kind.
  private func reason(for kind: FieldKind) -> String {
    if isSecret {
      return switch secretBasis {
      case .named, nil: "its name"
      case .requested: "--secret"
      case .referring: "what it refers to is secret"
      case .computed: "what it is computed from is secret"
      }
    }
    let declared = declaredType.isEmpty ? "no declared type" : "declared \(plainType)"
    if let dateForm { return "\(evidence), written as \(dateForm.example)" }
    if let momentForm { return "\(evidence), counted in \(momentForm.plainName)" }
    if isDeclaredSwitch, let switchFinding {
      switch switchFinding {
      case .form(.numbers): break
      case .form(let form):
        return "\(declared), written as \(form.off.literal) and \(form.on.literal)"
      case .texts, .others: return "\(declared), and its values"
      }
    }
    if let timeForm { return "\(declared), written as \(timeForm.example)" }
    switch kind {
    case .email, .phone, .url, .picture: return "\(declared), and its name"
    case .longText:
      return switch longTextEvidence {
      case .named: "\(declared), and its name"
      case .stored: "\(declared), and its values"
      case .declared, nil: declared
      }
    case .text where DateNotationWords.areIn(declaredType): return "\(declared), and its values"
    case .text, .secret, .wholeNumber, .decimal, .flag, .several, .date, .time, .dateTime,
      .month, .readOnly, .button:
      return declared
    }
  }

  private var plainType: String { PlainName.escaped(declaredType) }

  private var evidence: String {
    switch dateEvidence {
    case .named: "its name, and values that all fit"
    case .found: "values that all are dates"
    case .declared, nil: "declared \(plainType)"
    }
  }

  private func traits(of field: Field<DynamicRecord>, in table: TableSchema) -> [String] {
    var traits: [String] = []
    if isNotNull { traits.append(isNeverNullButEmpty ? "never NULL" : "required") }
    traits += checks(of: field)
    if isUnique { traits.append("unique") }
    if let reference {
      let column = reference.column.map { " (\(PlainName($0)))" } ?? ""
      traits.append("refers to \(PlainName(reference.table))\(column)")
    }
    // A secret's default is a secret, too.
    if let defaultText, !isSecret {
      traits.append("default \(PlainName.escaped(defaultText))")
    }
    if isSecret { traits.append("secret, never shown") }
    if momentForm?.isDay == false { traits.append("shown in UTC") }
    guard table.isWritable else { return traits }
    if isGenerated {
      traits.append("read-only: the database computes it")
    } else if table.key.columns.contains(name) {
      traits.append("read-only: part of the key")
    } else if field.kind.isReadOnly {
      traits.append("read-only: bytes; a picture among them is shown")
    }
    return traits
  }
}

/// True where a declared type is one of dates or times.
private enum DateNotationWords {
  static func areIn(_ type: String) -> Bool {
    let word = type.uppercased().prefix { $0.isLetter }
    return word == "DATE" || word == "TIME" || word.hasPrefix("DATETIME")
      || word.hasPrefix("TIMESTAMP")
  }
}

extension FieldKind {
  /// The plain name of the kind.
  fileprivate var plainName: String {
    switch self {
    case .text: "text"
    case .longText: "long text"
    case .secret: "secret"
    case .email: "e-mail"
    case .phone: "phone"
    case .url: "web address"
    case .wholeNumber: "whole number"
    case .decimal: "number"
    case .flag: "switch"
    case .several: "several"
    case .date: "day"
    case .time: "time"
    case .dateTime: "day and time"
    case .month: "month"
    case .picture: "picture"
    case .readOnly: "bytes"
    case .button: "button"
    }
  }
}

extension StoredDate.Form {
  /// A date as the form writes it.
  fileprivate var example: String {
    let isTimed = !isDay
    let time = LocalTime(hour: isTimed ? 9 : 0, minute: isTimed ? 30 : 0) ?? .midnight
    let date = LocalDate(nearestTo: 2002, month: 8, day: 14)
    return StoredDate(LocalDateTime(date: date, time: time), form: self).text
  }
}

extension StoredTime.Form {
  /// A time as the form writes it.
  fileprivate var example: String {
    StoredTime(LocalTime(hour: 9, minute: 30) ?? .midnight, form: self).text
  }
}

extension StoredMoment.Form {
  /// The plain name of the counted unit.
  fileprivate var plainName: String {
    switch unit {
    case .seconds: "seconds since 1970"
    case .milliseconds: "milliseconds since 1970"
    case .julianDays: "Julian days"
    }
  }
}
