import FoldoutForms
import FoldoutRecords
import GRDB

extension TableExamination {
  /// Returns the schema with the facts about the first values of its columns, their classes, and
  /// the shapes of the texts that are no dates.
  ///
  /// Samples the first 200 rows, and more of them for a column without a type that has no value
  /// there. Rows of views and virtual tables are not read, because computing them may take any
  /// time.
  func withShapes(refining dated: TableSchema) throws -> TableSchema {
    guard table.schema.kind == .table, table.schema.fault == nil else { return dated }
    var shaped = dated
    let indices = dated.columns.indices.filter { dated.columns[$0].isSampled }
    let counts = try samples.sampleCounts(of: indices.map { dated.columns[$0].name })
    for (index, sampled) in zip(indices, counts) {
      let column = dated.columns[index]
      shaped.columns[index].sample = sampled.facts.sample
      let isDated = column.dateForm != nil || column.momentForm != nil || column.timeForm != nil
      let isOfDates = column.declaredDates != nil
      if column.never != nil, !column.isNotNull {
        shaped.columns[index].hasNeverInsteadOfNull = try !holdsNull(column.name)
      }
      guard !isDated else { continue }
      // A switch is on or off, and a reference refers to something.
      if !column.isDeclaredSwitch, column.reference == nil, !isOfDates {
        shaped.columns[index].holdsEmptyText = sampled.holdsEmptyText
      }
      guard column.mayHoldAnyText || column.isOfUnusualType || isOfDates else { continue }
      var count = sampled
      // Rows without a value tell nothing about a column whose type does not tell, either.
      let isUntold = table.columnsWithoutConversion.contains(column.name) || column.isOfUnusualType
      if isUntold, count.storedClass == nil {
        count = SampleCount()
        for value in try samples.firstValues(of: column.name) { count.add(value) }
      }
      shaped.columns[index].storedClass = count.storedClass
      shaped.columns[index].holdsNumbers = count.holdsNumbers
      guard column.reference == nil, !isOfDates else { continue }
      shaped.columns[index].textShape = count.texts.shape
    }
    for (index, column) in dated.columns.enumerated() where column.isDeclaredBytes {
      shaped.columns[index].storedClass = try storedClass(of: column.name)
    }
    // Only this answer leaves the store, so that a person learns that a typed password is no hash.
    for (index, column) in dated.columns.enumerated() where column.isSecret && !column.isGenerated {
      shaped.columns[index].holdsHashes = HashLook.isOfMost(
        try samples.firstValues(of: column.name))
    }
    return shaped
  }

  /// Returns the class of most values of a column that is declared as bytes, without reading them:
  /// they may be long.
  private func storedClass(of column: String) throws -> ColumnSchema.StoredClass? {
    let classes = try CatalogTable.readable {
      try Query(
        "SELECT typeof(\(Identifier(column))) FROM \(table.source) LIMIT 200", in: db, isKept: false
      ).rows { $0.text(0) }
    }
    var count = SampleCount()
    for name in classes ?? [] {
      switch name {
      case "integer": count.add(.integer(0))
      case "real": count.add(.real(0))
      case "text": count.add(.text("x"))
      case "blob": count.add(.blob([]))
      default: break
      }
    }
    return count.storedClass
  }

  /// True if one of the first 10,000 rows has NULL in a column.
  private func holdsNull(_ column: String) throws -> Bool {
    let name = Identifier(column)
    return try CatalogTable.readable {
      try Query(
        """
        SELECT 1 FROM (SELECT \(name) FROM \(table.source) LIMIT 10000) WHERE \(name) IS NULL LIMIT 1
        """, in: db, isKept: false
      ).hasRows()
    } ?? true
  }
}

/// Counts of a column's sampled values by their storage classes.
struct SampleCount {
  /// The facts about all values.
  private(set) var facts = ColumnSample.Counter()
  /// The shapes of the texts.
  private(set) var texts = TextCount()
  /// True if one of the texts is empty.
  private(set) var holdsEmptyText = false
  private var integers = 0
  private var reals = 0
  private var bytes = 0
  /// All values with a class.
  private var all = 0

  /// Counts one value. Its beginning is enough. NULL has no class, and neither has the empty text,
  /// which may stand for it.
  mutating func add(_ value: StoredValue) {
    facts.add(value)
    switch value {
    case .null, .redacted: return
    case .text(let bytes) where bytes.isEmpty:
      holdsEmptyText = true
      return
    case .text: texts.add(value.string)
    case .integer: integers += 1
    case .real: reals += 1
    case .blob: bytes += 1
    }
    all += 1
  }

  /// True if one of the values is a number.
  var holdsNumbers: Bool { integers + reals > 0 }

  /// The class of most of the values; `nil` without values, or if no class prevails.
  var storedClass: ColumnSchema.StoredClass? {
    guard all > 0 else { return nil }
    if (all - bytes) * 10 <= all { return .bytes }
    let numbers = integers + reals
    if (all - bytes - numbers) * 2 > all { return .texts }
    guard numbers * 2 > all else { return nil }
    return reals >= integers ? .reals : .integers
  }
}

/// Counts of a column's sampled texts: all, long ones, and those of several lines.
struct TextCount: Hashable {
  /// Texts that are not empty.
  private var all = 0
  /// Texts of several lines.
  private var multiline = 0
  /// Texts of one line that is too long for a form.
  private var long = 0

  /// Limit in characters for a line in a form: twice what a wide window shows.
  private static let maxLineLength = 120

  /// Counts one text. Its beginning is enough. `nil` and empty texts are not counted.
  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    all += 1
    if text.contains(where: \.isNewline) {
      multiline += 1
    } else if text.count > TextCount.maxLineLength {
      long += 1
    }
  }

  /// The shape of the column's texts; `nil` without texts.
  ///
  /// `lines` if more than one in ten has several lines, else `long` if more than one in ten has
  /// several lines or a long one, else `line`.
  var shape: ColumnSchema.TextShape? {
    guard all > 0 else { return nil }
    if multiline * 10 > all { return .lines }
    return (multiline + long) * 10 > all ? .long : .line
  }
}

extension TableExamination {
  /// Returns the schema with the spelling of yes and no in columns that are declared as switches,
  /// or named like one or like a secret, and hold nothing else.
  ///
  /// If a program writes 'true' and 'false' into a BOOLEAN column, a switch that stores 1 would
  /// create a row that this program never finds. A CHECK that lists the values already determines
  /// the spelling.
  func withSwitches(refining shaped: TableSchema) throws -> TableSchema {
    var found = shaped
    for (index, column) in shaped.columns.enumerated() where column.isPossiblyDated {
      found.columns[index].switchFinding = try switchFinding(of: column)
    }
    return found
  }

  /// Returns the columns that would be secret by their names, but are switches: `hide_passwords`.
  ///
  /// Only the type tells in a view or a virtual table, whose rows are not read, so there it must be
  /// one of switches, and the name ask for a yes or a no.
  func switchesNamedLikeSecrets() throws -> [String] {
    try table.schema.columns.filter { column in
      guard column.secretBasis == .named, !table.schema.columnsLinkedToSecrets.contains(column.name)
      else { return false }
      var readable = column
      readable.isSecret = false
      guard table.schema.kind == .table else {
        return readable.isDeclaredSwitch && readable.asksYesOrNo
      }
      readable.switchFinding = try switchFinding(of: readable)
      return readable.isYesOrNo
    }.map(\.name)
  }

  private func switchFinding(of column: ColumnSchema) throws -> SwitchValues.Finding? {
    let isDeclared = column.isDeclaredSwitch
    let isNamed = column.isNamedSwitch
    let isInCapitals = column.asksYesOrNoInCapitals(in: table.schema)
    guard isDeclared || isNamed || isInCapitals || column.isNumberNamedLikeSecret,
      column.constraints.options == nil, column.momentForm == nil
    else { return nil }
    var values = try samples.firstValues(of: column.name)
    // Without values, the default is the only evidence.
    if !isDeclared || values.isEmpty, case .value(let value) = column.defaultValue, value != .null {
      values.append(value)
    }
    if isDeclared { return SwitchValues.finding(in: values) }
    guard let form = SwitchValues(ofEach: values) else { return nil }
    if isNamed { return .form(form) }
    let (hasOff, hasOn) = (values.contains(form.off), values.contains(form.on))
    // No reference is 0: ZISLAND with nothing but 1 refers to one island.
    if isInCapitals, hasOff { return .form(form) }
    // The passcode 0000, or 0001, of the only person who has one is a secret.
    let isCertain = column.isNumberNamedLikeSecret && form == .numbers && hasOff && hasOn
    return isCertain ? .form(form) : nil
  }
}
