import FoldoutForms
import FoldoutRecords

extension ColumnSchema {
  /// True if the column is neither a secret nor a reference, so that its values may be examined.
  var isPossiblyDated: Bool { !isSecret && reference == nil }

  /// True if it is stored, and may hold dates by its declaration or its name. A computed column may
  /// need a function that is missing, so it is read alone.
  var mayHoldDates: Bool {
    isPossiblyDated && !isGenerated
      && (mayHoldAnyText || declaredDates != nil || ColumnSchema.isMoment(named: name))
  }

  /// True if its declaration allows arbitrary texts.
  var mayHoldAnyText: Bool {
    isText || declaredType.isEmpty || declaredType.uppercased() == "ANY"
  }

  /// True if its declaration allows dates as texts.
  var mayHoldTextsOfDates: Bool { mayHoldAnyText || declaredDates != nil }

  /// Notes whether the values of a column of dates state several zones, and which of them means
  /// *never*: the most frequent one that is no date, or else the most frequent first or last day.
  mutating func noteZonesAndNever(in values: [StoredValue]) {
    guard let coding = dateCoding else { return }
    let zones = values.compactMap { $0.string.flatMap { StoredDate($0) }?.form }
      .filter { !$0.isDay || dateForm?.isDay == false }.map { $0.zone?.minutes }
    hasOwnZones = dateForm != nil && Set(zones).count > 1
    noteNever(in: values, where: coding.isNever)
  }

  /// Notes which of some values means *never*, and whether it is rare: less than half of them, and
  /// not the default.
  mutating func noteNever(
    in values: [StoredValue], where isNever: (StoredValue) -> Bool = { _ in false }
  ) {
    let defaults = if case .value(let value) = defaultValue { [value] } else { [StoredValue]() }
    let all = values + defaults
    never = all.mostFrequent(where: \.meansNever) ?? all.mostFrequent(where: isNever)
    // Beside a value that is no date, the last days are dates.
    let count = values.count { never?.meansNever == true ? $0.meansNever : isNever($0) }
    isNeverRare = count * 2 < values.count && !defaults.contains { $0 == never }
  }

  /// True if the column's name, or other evidence, suggests that its numbers are moments.
  func mayHoldMoments(by evidence: StoredMoment.UnitEvidence) -> Bool {
    switch evidence {
    case .values, .named, .proven: ColumnSchema.isMoment(named: name)
    case .epoch: true
    }
  }
}

extension ColumnSchema {
  /// True if the column is neither a secret, nor declared as bytes, nor computed numbers, which may
  /// take any time.
  var isSampled: Bool {
    !isSecret && !declaredType.uppercased().contains("BLOB") && (!isGenerated || mayHoldAnyText)
  }

  /// True if the column is stored, and declared as bytes.
  var isDeclaredBytes: Bool {
    !isSecret && !isGenerated && declaredType.uppercased().contains("BLOB")
  }
}

extension ColumnSchema {
  /// True if the declared type is one of numbers to SQLite, but not to people.
  var mayMakeNumbersOfTexts: Bool {
    guard isOfUnusualType || isUntyped || declaredDates != nil else { return false }
    switch Affinity(declaredType: declaredType) {
    case .integer, .numeric, .real: return true
    case .text, .none: return false
    }
  }

  /// True if the column's field holds texts that are no dates.
  var isOfTexts: Bool {
    switch binding.coding {
    case .text: binding.kind.isText || isSecret
    case .untyped: true
    default: false
    }
  }

  /// True if the column may hold numbers besides texts. A secret column is not examined, and ANY
  /// allows both.
  var mayHoldNumbers: Bool { holdsNumbers || isUntyped || isSecret }
}
