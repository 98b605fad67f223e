extension StoredMoment {
  /// The evidence for the unit of a column's numbers, besides their values.
  public enum UnitEvidence: Hashable, Sendable {
    /// None: the values decide.
    case values
    /// The numbers count from this day, and their size decides the unit.
    case epoch(Epoch)
    /// The column's name says the unit, and the values must confirm it, or lie in the range of
    /// another one alone.
    case named(Unit)
    /// The file proves the unit: each number that can be read is a moment.
    case proven(Unit)
  }
}

extension StoredMoment.Form {
  /// Infers the form in which a column's numbers store moments.
  ///
  /// Returns `nil` if more than one in ten fits no unit, or if the values fit several units alike.
  /// A number fits a unit if its date lies between 1973 and 2100, or for Julian days and digits
  /// between 1900 and 2100. These ranges do not overlap, except that those of FILETIME and of ticks
  /// lie inside that of nanoseconds since 2001. Seconds before 2001-09-09 are as likely seconds
  /// since 2001, so they alone fit nothing. Only if the column's name indicates a day
  /// (`isDayColumn`), not a time, can the values be days, and can whole numbers be Julian days: two
  /// and a half million may be a count of anything.
  ///
  /// A date that means *never* fits, too: it is only written for a date. A single typing error does
  /// not turn the whole column into plain numbers; that value is shown unchanged.
  ///
  /// Without values, the evidence alone can decide.
  public static func inferred(
    from values: [StoredValue], isDayColumn: Bool, evidence: StoredMoment.UnitEvidence = .values
  ) -> StoredMoment.Form? {
    guard !values.isEmpty else { return evidence.formWithoutValues }
    func sample(_ unit: StoredMoment.Unit) -> Sample {
      Sample(values, unit: unit, isDayColumn: isDayColumn)
    }
    let found: Sample?
    switch evidence {
    case .values:
      found =
        Sample.unitsBySize.lazy.map(sample).first(where: \.isUsual)
        ?? Sample.onlyBest(of: Sample.overlappingUnits.map(sample))
    case .epoch(let epoch):
      found = epoch.units.lazy.map(sample).first(where: \.isUsual)
    case .named(let unit):
      found = ([unit] + Sample.unitsBySize).lazy.map(sample).first(where: \.isUsual)
    case .proven(let unit):
      found = Sample(values, unit: unit, isDayColumn: isDayColumn, provesUnit: true)
    }
    guard let found, found.isUsual || evidence.isProof && found.hasMoments,
      evidence.tellsDay || !found.isAlsoSince2001
    else { return nil }
    return found.form
  }

  /// True if the numbers may be dates of several units, so that only other evidence could decide.
  public static func isAmbiguous(_ values: [StoredValue], isDayColumn: Bool) -> Bool {
    guard !values.isEmpty, inferred(from: values, isDayColumn: isDayColumn) == nil else {
      return false
    }
    return (Sample.unitsBySize + Sample.overlappingUnits).contains {
      Sample(values, unit: $0, isDayColumn: isDayColumn).isUsual
    }
  }

  /// The days for which a column in this form is recognised again, plus those that mean *never*.
  ///
  /// Entering any other day could, sooner or later, turn the column into plain numbers.
  public var limits: DateLimits {
    let days = unit.plausibleDays
    return DateLimits(
      earliest: days.lowerBound, latest: days.upperBound, allowsNever: unit.reachesNever)
  }
}

extension StoredMoment.UnitEvidence {
  /// True if the file proves the unit, whatever other values a column has.
  fileprivate var isProof: Bool {
    switch self {
    case .proven: true
    case .values, .epoch, .named: false
    }
  }

  /// True if it tells from which day the numbers count.
  fileprivate var tellsDay: Bool {
    switch self {
    case .epoch, .proven: true
    case .values, .named: false
    }
  }

  /// The form of a column without values; `nil` where no unit is usual.
  fileprivate var formWithoutValues: StoredMoment.Form? {
    switch self {
    case .values, .named, .epoch(.of1601): nil
    case .epoch(.of1): .init(.ticks)
    case .epoch(.of1970): .init(.seconds)
    case .epoch(.of2001): .init(.secondsSince2001, allowsFraction: true)
    case .proven(let unit): .init(unit, allowsFraction: true)
    }
  }
}

/// A column's values as moments of one unit.
private struct Sample {
  let unit: StoredMoment.Unit
  /// The count of all values.
  private let count: Int
  private let moments: [LocalDateTime]
  /// The values that mean *never*.
  private let ends: [LocalDateTime]
  private let isDayColumn: Bool
  private let allowsFraction: Bool
  private let isText: Bool

  /// The units whose ranges do not overlap.
  static let unitsBySize: [StoredMoment.Unit] = [
    .seconds, .milliseconds, .microseconds, .microsecondsSince1601, .julianDays, .digitsOfDays,
    .digitsOfSeconds,
  ]

  /// The units whose ranges overlap.
  static let overlappingUnits: [StoredMoment.Unit] = [.nanosecondsSince2001, .fileTime, .ticks]

  init(
    _ values: [StoredValue], unit: StoredMoment.Unit, isDayColumn: Bool, provesUnit: Bool = false
  ) {
    self.unit = unit
    self.isDayColumn = isDayColumn
    count = values.count
    let days = unit.plausibleDays
    let end = days.upperBound.adding(days: 1) ?? days.upperBound
    let numbers = Sample.number(days.lowerBound, unit)..<Sample.number(end, unit)
    var (moments, ends): ([LocalDateTime], [LocalDateTime]) = ([], [])
    for value in values {
      let isPlausible = provesUnit || unit.isPlausible(value, numbers, isDayColumn: isDayColumn)
      // A year of 9999 is far above the plausible numbers.
      guard isPlausible || unit.reachesNever, let moment = StoredMoment(value, unit: unit)?.value
      else { continue }
      // Small counts of ticks lie within the first of all days.
      if moment.date.isNever, moment.date != .first || moment.isNever {
        ends.append(moment)
      } else if isPlausible {
        moments.append(moment)
      }
    }
    self.moments = moments
    self.ends = ends
    allowsFraction = values.contains { if case .real = $0 { true } else { false } }
    isText = !unit.isInUTC && values.allSatisfy { $0.string != nil }
  }

  private static func number(_ day: LocalDate, _ unit: StoredMoment.Unit) -> Double {
    StoredMoment(LocalDateTime(date: day), unit: unit).real
  }

  /// The number of values that do not fit.
  private var misfits: Int { count - moments.count - ends.count }

  /// True if a value is a moment.
  var hasMoments: Bool { !moments.isEmpty }

  /// True if at most one value in ten does not fit.
  var isUsual: Bool { misfits * 10 <= count }

  /// True if the numbers are Unix times before 2001-09-09 alone: as seconds since 2001 they are of
  /// the years up to 2032.
  var isAlsoSince2001: Bool {
    unit == .seconds && ends.isEmpty
      && !moments.contains { StoredMoment($0, unit: unit).real >= 1e9 }
  }

  /// Returns the sample with the fewest misfits; `nil` if there are several.
  static func onlyBest(of samples: [Sample]) -> Sample? {
    guard let fewest = samples.map(\.misfits).min() else { return nil }
    let best = samples.filter { $0.misfits == fewest }
    return best.count == 1 ? best[0] : nil
  }

  var form: StoredMoment.Form {
    var form = StoredMoment.Form(unit, allowsFraction: allowsFraction, isText: isText)
    // A *never* may have a time although all other values are days, so its time counts only if
    // there are no others.
    let times = Set((moments.isEmpty ? ends : moments).map(\.time))
    if isDayColumn || !unit.hasTime, let time = times.first, times.count == 1,
      unit.daysMayBegin(at: time)
    {
      form.timeOfDays = time
    }
    return form
  }
}

extension StoredMoment.Unit {
  fileprivate func isPlausible(
    _ stored: StoredValue, _ numbers: Range<Double>, isDayColumn: Bool
  ) -> Bool {
    let number: Double
    switch stored {
    case .integer(let whole):
      if needsFraction, !isDayColumn { return false }
      number = Double(whole)
    case .real(let real): number = real
    case .text:
      guard !isInUTC, let whole = stored.string.flatMap({ Int64($0) }) else { return false }
      number = Double(whole)
    default: return false
    }
    return numbers.contains(number)
  }

  fileprivate func daysMayBegin(at time: LocalTime) -> Bool {
    time == .midnight || (needsFraction && time == LocalTime(hour: 12, minute: 0))
  }
}
