import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Returns the schema with the spelling of yes and no in columns that are declared as switches,
  /// or named like one or like a secret, and hold nothing else.
  ///
  /// If a program writes 'true' and 'false' into a BOOLEAN column, a switch that stores 1 would
  /// create a row that this program never finds. A CHECK that lists the values already determines
  /// the spelling.
  func withSwitches(in db: Database, refining shaped: TableSchema) throws -> TableSchema {
    var found = shaped
    for (index, column) in shaped.columns.enumerated() where column.isPossiblyDated {
      found.columns[index].switchFinding = try switchFinding(of: column, in: db)
    }
    return found
  }

  /// Returns the columns that would be secret by their names, but are switches: `hide_passwords`.
  ///
  /// Only the type tells in a view or a virtual table, whose rows are not read, so there it must be
  /// one of switches, and the name ask for a yes or a no.
  func switchesNamedLikeSecrets(in db: Database) throws -> [String] {
    try schema.columns.filter { column in
      guard column.secretBasis == .named, !schema.columnsLinkedToSecrets.contains(column.name)
      else { return false }
      var readable = column
      readable.isSecret = false
      guard schema.kind == .table else {
        return readable.isDeclaredSwitch && readable.asksYesOrNo
      }
      readable.switchFinding = try switchFinding(of: readable, in: db)
      return readable.isYesOrNo
    }.map(\.name)
  }

  private func switchFinding(
    of column: ColumnSchema, in db: Database
  ) throws -> SwitchValues.Finding? {
    let isDeclared = column.isDeclaredSwitch
    let isNamed = column.isNamedSwitch
    let isInCapitals = column.asksYesOrNoInCapitals(in: schema)
    guard isDeclared || isNamed || isInCapitals || column.isNumberNamedLikeSecret,
      column.constraints.options == nil, column.momentForm == nil
    else { return nil }
    var values = try firstValues(of: column.name, in: db)
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
