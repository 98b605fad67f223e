import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// A table with the spelling that its columns of yes and no have, of those that are declared so.
  ///
  /// Where a program writes 'true' and 'false' into a column of BOOLEAN, a switch that stores 1
  /// would make a row that this program never finds. A check that lists the values has said it
  /// already.
  func withSwitches(in db: Database, over shaped: TableSchema) throws -> TableSchema {
    var found = shaped
    for (index, column) in shaped.columns.enumerated()
    where column.isPossiblyDated && column.isDeclaredSwitch && column.constraints.options == nil {
      var values = try firstValues(of: column.name, in: db)
      // Of an empty table the default is all that there is.
      if values.isEmpty, case .value(let value) = column.defaultValue, value != .null {
        values = [value]
      }
      found.columns[index].switchFinding = SwitchForm.finding(in: values)
    }
    return found
  }
}
