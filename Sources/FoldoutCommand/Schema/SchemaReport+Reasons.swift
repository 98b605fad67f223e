import FoldoutForms
import FoldoutRecords

extension ColumnBinding.Reason {
  /// Returns the report's words for the reason of a column's field.
  func sentence(on column: ColumnSchema) -> String {
    let declared =
      column.declaredType.isEmpty
      ? "no declared type" : "declared \(PlainName.escaped(column.declaredType))"
    return switch self {
    case .secret(let basis): basis.sentence
    case .dates(let form, let evidence):
      "\(evidence.sentence(on: declared)), written as \(form.example)"
    case .moments(let form, let evidence):
      "\(evidence.sentence(on: declared)), \(form.plainName)"
    case .times(let form): "\(declared), written as \(form.example)"
    case .spelledSwitch(let form):
      "\(declared), written as \(form.off.literal) and \(form.on.literal)"
    case .namedSwitch(let form):
      "\(declared), its name, and values \(form.off.literal) and \(form.on.literal)"
    case .declared(.none): declared
    case .declared(.name): "\(declared), and its name"
    case .declared(.values): "\(declared), and its values"
    }
  }
}

extension ColumnSchema.DateEvidence {
  /// Returns the words for what shows that a column's values are dates.
  fileprivate func sentence(on declared: String) -> String {
    switch self {
    case .named: "its name, and values that all fit"
    case .found: "values that all are dates"
    case .declared, .unconfirmed: declared
    case .shared: "\(declared), like the other columns of this type"
    case .proven: "\(declared), in a table of Core Data"
    case .requested: "--epoch"
    }
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
  /// An example of a date in this form; two if the decimals depend on the time.
  fileprivate var example: String {
    let date = LocalDate(nearestTo: 2002, month: 8, day: 14)
    func text(_ time: LocalTime) -> String {
      StoredDate(LocalDateTime(date: date, time: time), form: self).text
    }
    if case .dayAndTime(_, .fractionIfAny, _) = self {
      return "\(text(.ofExamples)) or \(text(.withHalfASecond))"
    }
    return text(isDay ? .midnight : .ofExamples)
  }
}

extension StoredTime.Form {
  /// An example of a time in this form; two if the decimals depend on the time.
  fileprivate var example: String {
    let example = StoredTime(.ofExamples, form: self).text
    guard case .fractionIfAny = self else { return example }
    return "\(example) or \(StoredTime(.withHalfASecond, form: self).text)"
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

  /// The time of day in examples, half a second later.
  fileprivate static let withHalfASecond =
    LocalTime(hour: 9, minute: 30, nanosecond: 500_000_000) ?? .ofExamples
}

extension StoredMoment.Form {
  /// The plain name of the unit.
  fileprivate var plainName: String {
    switch unit {
    case .seconds: "counted in seconds since 1970"
    case .milliseconds: "counted in milliseconds since 1970"
    case .microseconds: "counted in microseconds since 1970"
    case .nanoseconds: "counted in nanoseconds since 1970"
    case .secondsSince2001: "counted in seconds since 2001"
    case .nanosecondsSince2001: "counted in nanoseconds since 2001"
    case .microsecondsSince1601: "counted in microseconds since 1601"
    case .fileTime: "counted in tenths of microseconds since 1601 (FILETIME)"
    case .ticks: "counted in tenths of microseconds since the year 1 (ticks)"
    case .julianDays: "counted in Julian days"
    case .digitsOfDays: "written as 20020814"
    case .digitsOfSeconds: "written as 20020814093000"
    }
  }
}
