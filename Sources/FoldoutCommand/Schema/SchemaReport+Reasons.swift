import FoldoutForms
import FoldoutRecords

extension ColumnSchema {
  /// Returns the report's words for the reason of the column's field.
  func sentence(of reason: ColumnBinding.Reason) -> String {
    switch reason {
    case .secret(let basis): basis.sentence
    case .dates(let form, let evidence): "\(sentence(of: evidence)), written as \(form.example)"
    case .moments(let form, let evidence):
      "\(sentence(of: evidence)), counted in \(form.plainName)"
    case .times(let form): "\(declared), written as \(form.example)"
    case .spelledSwitch(let form):
      "\(declared), written as \(form.off.literal) and \(form.on.literal)"
    case .declared(.none): declared
    case .declared(.name): "\(declared), and its name"
    case .declared(.values): "\(declared), and its values"
    }
  }

  private func sentence(of evidence: DateEvidence) -> String {
    switch evidence {
    case .named: "its name, and values that all fit"
    case .found: "values that all are dates"
    case .declared: "declared \(PlainName.escaped(declaredType))"
    }
  }

  private var declared: String {
    declaredType.isEmpty ? "no declared type" : "declared \(PlainName.escaped(declaredType))"
  }
}

extension ColumnSchema.SecretBasis {
  /// The report's words for the reason why a column is secret.
  fileprivate var sentence: String {
    switch self {
    case .named: "its name"
    case .requested: "--secret"
    case .referring: "what it refers to is secret"
    case .computed: "what it is computed from is secret"
    }
  }
}

extension StoredDate.Form {
  /// An example of a date in this form.
  fileprivate var example: String {
    let time = isDay ? LocalTime.midnight : .ofExamples
    let date = LocalDate(nearestTo: 2002, month: 8, day: 14)
    return StoredDate(LocalDateTime(date: date, time: time), form: self).text
  }
}

extension StoredTime.Form {
  /// An example of a time in this form.
  fileprivate var example: String {
    StoredTime(.ofExamples, form: self).text
  }
}

extension LocalTime {
  /// The time of day in examples.
  fileprivate static let ofExamples: LocalTime = {
    guard let time = LocalTime(hour: 9, minute: 30) else {
      preconditionFailure("9:30 is no time of day.")
    }
    return time
  }()
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
