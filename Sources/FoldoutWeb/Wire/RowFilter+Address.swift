import FoldoutForms
import FoldoutRecords

extension RowFilter {
  /// Parses the filter in an address: `where` names a column, and the next `is` has its value as in
  /// a key. The result is `nil` without one.
  ///
  /// Throws if a column has no value, a value is malformed, or the table has no such column.
  init?(_ query: Parameters, of table: TableSchema) throws(WebRequestError) {
    let (names, texts) = (query.all("where"), query.all("is"))
    guard !names.isEmpty || !texts.isEmpty else { return nil }
    guard names.count == texts.count else {
      throw .malformedParameters(names.count > texts.count ? "where" : "is")
    }
    guard names.count <= table.columns.count else { throw .malformedParameters("where") }
    self.init([])
    for (formName, text) in zip(names, texts) {
      let name = FieldID(formName: formName).name
      guard let column = table.column(name) else {
        throw .store(.unknownColumn(name, table: table.name))
      }
      guard let key = RecordKey(address: text), key.values.count == 1 else {
        throw .malformedParameters("is=\(text)")
      }
      let value = key.numbered([column.addressConversion]).values[0]
      conditions.append(Condition(name, is: value))
    }
  }

  /// The parameters of an address that has the filter.
  var parameters: [(String, String)] {
    conditions.flatMap { condition in
      [
        ("where", FieldID(condition.column).formName),
        ("is", RecordKey([condition.value]).marked([.none]).address),
      ]
    }
  }

  /// Returns the address of a list that has the rows of the filter.
  func address(of list: String) -> String {
    let query = parameters.map { "\($0.0)=\(PercentCoding.encode($0.1))" }
    return "\(list)?\(query.joined(separator: "&"))"
  }
}
