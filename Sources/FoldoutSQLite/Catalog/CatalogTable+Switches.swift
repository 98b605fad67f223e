import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Returns the schema with the spelling of yes and no in columns that are declared as such.
  ///
  /// If a program writes 'true' and 'false' into a BOOLEAN column, a switch that stores 1 would
  /// create a row that this program never finds. A CHECK that lists the values already determines
  /// the spelling.
  func withSwitches(in db: Database, refining shaped: TableSchema) throws -> TableSchema {
    var found = shaped
    for (index, column) in shaped.columns.enumerated()
    where column.isPossiblyDated && column.isDeclaredSwitch && column.constraints.options == nil {
      var values = try firstValues(of: column.name, in: db)
      // Without values, the default is the only evidence.
      if values.isEmpty, case .value(let value) = column.defaultValue, value != .null {
        values = [value]
      }
      found.columns[index].switchFinding = SwitchValues.finding(in: values)
    }
    return found
  }
}
