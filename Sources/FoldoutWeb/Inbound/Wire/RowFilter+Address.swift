import FoldoutForms
import FoldoutRecords

extension RowFilter {
  /// The maximum number of conditions in an address.
  private static let maxConditions = 100

  /// Parses the conditions of the filter in an address: `where` names a column, and the next `is`
  /// has its value as in a key.
  ///
  /// Throws if a column has no value, or a value is malformed.
  static func conditions(
    _ query: Parameters
  ) throws(WebRequestError) -> [(column: String, value: RecordKey)] {
    let (names, texts) = (query.all("where"), query.all("is"))
    guard names.count == texts.count else {
      throw .malformedParameters(names.count > texts.count ? "where" : "is")
    }
    guard names.count <= maxConditions else { throw .malformedParameters("where") }
    var conditions: [(column: String, value: RecordKey)] = []
    for (name, text) in zip(names, texts) {
      guard let key = RecordKey(address: text), key.values.count == 1 else {
        throw .malformedParameters("is=\(text)")
      }
      conditions.append((FieldID(formName: name).name, key))
    }
    return conditions
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
