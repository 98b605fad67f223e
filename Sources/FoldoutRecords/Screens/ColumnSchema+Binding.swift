public import FoldoutForms
import Foundation

extension ColumnSchema {
  /// The kind of field that edits the column.
  package var fieldKind: FieldKind { binding.kind }

  /// The field that edits the column.
  ///
  /// A secret column has a field for secrets. Otherwise the field is decided, in this order: by the
  /// column's data if they are dates or times; by a declaration as a switch, or a name and values
  /// of one; by the values that its declaration lists; by its declared type, with SQLite's rules of
  /// affinity (sqlite.org/datatype3.html, section 3.1). The name decides the kind of a text, and
  /// whether bytes are a picture.
  package var binding: ColumnBinding {
    if isSecret {
      return ColumnBinding(kind: .secret, coding: .text, reason: .secret(secretBasis ?? .named))
    }
    return datedBinding ?? switchBinding ?? choiceBinding ?? typeBinding
  }

  /// The field of a column of dates or times; `nil` for any other column.
  private var datedBinding: ColumnBinding? {
    func orNever(_ coding: ColumnCoding) -> ColumnCoding {
      never.map { .dateOrNever(coding, never: $0) } ?? coding
    }
    let evidence = dateEvidence ?? .declared
    if let dateForm {
      return ColumnBinding(
        kind: dateForm.isDay ? .date : .dateTime,
        coding: orNever(hasOwnZones ? .zonedDate(dateForm) : .date(dateForm)),
        reason: .dates(dateForm, evidence))
    }
    if let momentForm {
      return ColumnBinding(
        kind: momentForm.isDay ? .date : .dateTime, coding: orNever(.moment(momentForm)),
        reason: .moments(momentForm, evidence))
    }
    return timeForm.map { ColumnBinding(kind: .time, coding: .time($0), reason: .times($0)) }
  }

  /// The field of a column that is a switch by its declaration, or by its name and its values;
  /// `nil` for any other column.
  private var switchBinding: ColumnBinding? {
    guard isDeclaredSwitch else {
      guard case .form(let form) = switchFinding else { return nil }
      return ColumnBinding(
        kind: .flag, coding: .pair(off: form.off, on: form.on), reason: .namedSwitch(form))
    }
    switch switchFinding {
    case nil, .form(.numbers):
      return ColumnBinding(kind: .flag, coding: .flag, reason: .declared(.none))
    case .form(let form):
      return ColumnBinding(
        kind: .flag, coding: .pair(off: form.off, on: form.on), reason: .spelledSwitch(form))
    case .texts: return ColumnBinding(kind: .text, coding: .text, reason: .declared(.values))
    case .others:
      var binding = choiceBinding ?? typeBinding
      binding.reason = .declared(.values)
      return binding
    }
  }

  /// The field for the declared type, by SQLite's rules of affinity.
  private var typeBinding: ColumnBinding {
    if let storedBinding { return storedBinding }
    let type = declaredType.uppercased()
    if type.contains("INT") {
      return ColumnBinding(kind: .wholeNumber, coding: .integer, reason: .declared(.none))
    }
    // ANY, in a STRICT table, converts nothing, like a column without a type.
    if isText || type.isEmpty || type == "ANY" || type.contains("DATE") || type.contains("TIME") {
      let (kind, evidence) = textKind
      return ColumnBinding(kind: kind, coding: textCoding, reason: .declared(evidence))
    }
    if type.contains("BLOB") {
      guard let storedClass, storedClass != .bytes, !isPicture else { return bytesBinding(.none) }
      return ColumnBinding(kind: .text, coding: textCoding, reason: .declared(.values))
    }
    return ColumnBinding(
      kind: .decimal, coding: Affinity(declaredType: declaredType) == .real ? .real : .numeric,
      reason: .declared(.none))
  }

  /// The field of a column whose values are bytes, whose type is unusual and its values are texts,
  /// or which is declared as dates and its values are other numbers; `nil` for any other column.
  private var storedBinding: ColumnBinding? {
    switch storedClass {
    case .bytes where Affinity(declaredType: declaredType) != .none || isUntyped:
      return bytesBinding(.values)
    case .texts where isOfUnusualType:
      return ColumnBinding(kind: textKind.0, coding: .text, reason: .declared(.values))
    case nil where isOfUnusualType && isOfTextsByName:
      return ColumnBinding(kind: .text, coding: .text, reason: .declared(.none))
    case .integers where declaredDates != nil, .reals where declaredDates != nil:
      return ColumnBinding(kind: .decimal, coding: .numeric, reason: .declared(.values))
    case .integers, .reals, .texts, .bytes, nil: return nil
    }
  }

  /// Returns the field of a column of bytes.
  private func bytesBinding(_ evidence: ColumnBinding.Evidence) -> ColumnBinding {
    isPicture
      ? ColumnBinding(kind: .picture, coding: .bytes, reason: .declared(.name))
      : ColumnBinding(kind: .readOnly, coding: .text, reason: .declared(evidence))
  }

  /// The coding of texts. Where nothing is converted, numbers stay numbers, and an empty cell gets
  /// the class that prevails in the column. The keys of other records are mostly integers.
  private var textCoding: ColumnCoding {
    guard isUntyped || Affinity(declaredType: declaredType) == .none else { return .text }
    switch storedClass {
    case .integers: return .untyped(filling: .integer)
    case .reals: return .untyped(filling: .real)
    case nil where reference != nil: return .untyped(filling: .integer)
    case .texts, .bytes, nil: return .untyped(filling: nil)
    }
  }

  /// The kind of text, and the evidence for it besides the declared type. For a column declared as
  /// text, its name may decide, and whether its texts are long.
  private var textKind: (FieldKind, ColumnBinding.Evidence) {
    if reference == nil, isText, let kind = namedTextKind { return (kind, .name) }
    guard reference == nil, let longTextEvidence else { return (.text, plainTextEvidence) }
    switch longTextEvidence {
    case .declared: return (.longText, .none)
    case .named: return (.longText, .name)
    case .stored: return (.longText, .values)
    }
  }

  /// The evidence that the column contains plain texts: its values if dates or times were declared
  /// but not found, otherwise none besides the declaration.
  var plainTextEvidence: ColumnBinding.Evidence { declaredDates == nil ? .none : .values }

  /// The kind of text that the column's name implies; `nil` if none.
  private var namedTextKind: FieldKind? {
    let words = ColumnLabel.words(of: name).map { $0.lowercased() }
    let pairs = Set(words + zip(words, words.dropFirst()).map { $0 + $1 })
    if !pairs.isDisjoint(with: ["email", "mail"]), words.last != "name" { return .email }
    if let last = words.last, ["phone", "telephone", "mobile", "fax", "tel"].contains(last) {
      return .phone
    }
    if pairs.contains("phonenumber") || pairs.contains("faxnumber") { return .phone }
    if let last = words.last, ["url", "website", "homepage"].contains(last) { return .url }
    return nil
  }

  /// True if bytes of the column are probably pictures, by the last word of its name.
  private var isPicture: Bool {
    let last = ColumnLabel.words(of: name).last?.lowercased() ?? ""
    return ["image", "photo", "picture", "avatar", "portrait", "thumbnail"].contains(last)
  }
}

extension ColumnSchema {
  /// The values that a person chooses from, each as the column stores it; `nil` if the declaration
  /// lists none, or the column contains secrets, dates or times.
  public var options: [StoredValue]? {
    guard let declared = constraints.options, !declared.isEmpty, !isSecret, !isDated else {
      return nil
    }
    let affinity = Affinity(declaredType: declaredType)
    return declared.map(affinity.kept)
  }

  /// The two values of a column that allows only a yes and a no; `nil` for other columns.
  var pair: SwitchValues? {
    guard let options, options.count == 2 else { return nil }
    return SwitchValues(options[0], options[1])
  }

  private var isDated: Bool { dateForm != nil || momentForm != nil || timeForm != nil }

  /// The field that chooses among the options; `nil` if there are none, or their values are of
  /// several kinds.
  var choiceBinding: ColumnBinding? {
    guard let options else { return nil }
    if isNotNull, let pair {
      return ColumnBinding(
        kind: .flag, coding: .pair(off: pair.off, on: pair.on), reason: .declared(.none))
    }
    if options.allSatisfy({ $0.string != nil }) {
      return ColumnBinding(kind: .text, coding: .text, reason: .declared(plainTextEvidence))
    }
    let isWhole = options.allSatisfy { if case .integer = $0 { true } else { false } }
    if isWhole {
      return ColumnBinding(kind: .wholeNumber, coding: .integer, reason: .declared(.none))
    }
    let areNumbers = options.allSatisfy { value in
      if case .integer = value { true } else if case .real = value { true } else { false }
    }
    guard areNumbers else { return nil }
    return ColumnBinding(
      kind: .decimal, coding: Affinity(declaredType: declaredType) == .real ? .real : .numeric,
      reason: .declared(.none))
  }
}

extension Affinity {
  /// Returns a literal of a declaration as a column of this affinity stores it.
  func kept(_ value: StoredValue) -> StoredValue {
    switch (self, value) {
    case (.text, .integer(let number)): .text("\(number)")
    case (.integer, .text), (.numeric, .text):
      value.string.flatMap { Int64($0) }.map { .integer($0) } ?? value
    case (.integer, .real(let number)), (.numeric, .real(let number)):
      Int64(exactly: number).map { .integer($0) } ?? value
    case (.real, .integer(let number)): .real(Double(number))
    default: value
    }
  }
}

extension ColumnSchema {
  /// Returns the limits of the declaration as rules of a field, so that they are explained in words
  /// before the store refuses a value.
  func rules(for kind: FieldKind) -> [Rule<DynamicRecord>] {
    var conditions: [Rule<DynamicRecord>.Condition] = []
    switch kind.numberMode {
    case .whole: conditions += wholeLimits
    case .decimal: conditions += decimalLimits
    case nil: break
    }
    if kind.isText, constraints.shortest != nil || constraints.longest != nil {
      conditions.append(.length(minimum: constraints.shortest ?? 0, maximum: constraints.longest))
    }
    return conditions.map { Rule($0) }
  }

  /// The limits of whole numbers, with excluded bounds moved to the next number.
  private var wholeLimits: [Rule<DynamicRecord>.Condition] {
    let minimum = constraints.minimum?.whole(isMinimum: true)
    let maximum = constraints.maximum?.whole(isMinimum: false)
    return minimum == nil && maximum == nil ? [] : [.range(minimum: minimum, maximum: maximum)]
  }

  /// The limits of other numbers: included bounds first, then excluded ones.
  private var decimalLimits: [Rule<DynamicRecord>.Condition] {
    let (minimum, maximum) = (constraints.minimum, constraints.maximum)
    var conditions: [Rule<DynamicRecord>.Condition] = []
    let ends = (minimum.flatMap(\.included), maximum.flatMap(\.included))
    if ends.0 != nil || ends.1 != nil {
      conditions.append(.range(minimum: ends.0, maximum: ends.1))
    }
    let open = (minimum.flatMap(\.excluded), maximum.flatMap(\.excluded))
    if open.0 != nil || open.1 != nil {
      conditions.append(.between(above: open.0, below: open.1))
    }
    return conditions
  }
}

extension ColumnConstraints.Bound {
  fileprivate var included: Decimal? { isIncluded ? number : nil }
  fileprivate var excluded: Decimal? { isIncluded ? nil : number }
}

extension ColumnSchema {
  /// Returns the style for read-only numbers: grouped unless they are identifiers, with the
  /// declared number of decimals.
  func numberStyle(isKey: Bool) -> NumberStyle {
    NumberStyle(isGrouped: !isKey && !isPlainNumber, scale: declaredScale)
  }

  /// The declared number of decimals, as in NUMERIC(10,2); 0 if there is none.
  private var declaredScale: Int {
    guard hasDeclaredSize, !isText,
      let match = declaredType.firstMatch(of: /\(\s*\d{1,9}\s*,\s*(\d{1,2})\s*\)/)
    else { return 0 }
    return min(Int(match.1) ?? 0, 30)
  }
}

extension ColumnSchema {
  /// The days that can be chosen in a field of the column's dates.
  ///
  /// Numbers are recognised as moments within the same days. The declaration's limits narrow them.
  package var dayLimits: DateLimits {
    var limits = momentForm?.limits ?? DateLimits.none
    let checked = checkedDays
    if let earliest = checked.earliest {
      limits.earliest = max(earliest, limits.earliest ?? earliest)
    }
    if let latest = checked.latest {
      limits.latest = min(latest, limits.latest ?? latest)
      limits.allowsNever = limits.allowsNever && latest.isNever
    }
    return limits
  }

  /// The days that the declaration's limits allow in the form in which the column stores dates.
  ///
  /// A limit within a day allows the day; the store refuses the times of that day that are beyond
  /// ``checkedMoments``.
  package var checkedDays: DateLimits {
    if let dateForm { return constraints.days(in: dateForm) }
    if let momentForm { return constraints.days(in: momentForm) }
    return .none
  }

  /// The first and the last full minute that the declaration's limits allow in a new value of a
  /// column of dates with times.
  ///
  /// `nil` without a limit, and if no minute next to the limit is allowed on its day, as when the
  /// column writes its times in another way than the declaration.
  package var checkedMoments: (first: LocalDateTime?, last: LocalDateTime?) {
    if let dateForm, !dateForm.isDay { return constraints.moments(in: dateForm) }
    if let momentForm, !momentForm.isDay { return constraints.moments(in: momentForm) }
    return (nil, nil)
  }
}
