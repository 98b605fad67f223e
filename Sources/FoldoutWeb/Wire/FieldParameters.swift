import FoldoutForms
import FoldoutScreens
import Foundation

/// All parameters that a request has of one field, by aspect, before any of them is understood.
struct FieldParameters {
  private var values: [Aspect: [String]] = [:]
  var file: [UInt8]?
  /// A value that is undone together with those of other fields.
  var undone: String?

  /// The aspects that were sent, in no order.
  var aspects: some Collection<Aspect> { values.keys }

  /// The last value of an aspect.
  subscript(aspect: Aspect) -> String? { values[aspect]?.last }

  /// All values of an aspect, in their order.
  func all(_ aspect: Aspect) -> [String] { values[aspect] ?? [] }

  mutating func add(_ value: String, as aspect: Aspect) {
    values[aspect, default: []].append(value)
  }
}
