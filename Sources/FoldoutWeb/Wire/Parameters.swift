import FoldoutForms
import FoldoutScreens
import Foundation

/// The parameters of an address or of a form's body, in their order, repeated ones included.
///
/// The grammar is the URL standard's `application/x-www-form-urlencoded`
/// (url.spec.whatwg.org, section 5.1).
struct Parameters: Sendable, Equatable {
  /// One name with one value.
  struct Pair: Sendable, Equatable {
    var name: String
    var value: String
  }

  /// A file that was sent with a form.
  struct File: Sendable, Equatable {
    var name: String
    var bytes: [UInt8]
  }

  /// The files among what a form sent in parts.
  private(set) var files: [File] = []

  /// All of them.
  private(set) var pairs: [Pair] = []

  /// The most parameters of an address or of a body. A form sends some four for each of its fields.
  static let maxCount = 2000

  /// The parameters of an encoded text.
  ///
  /// Throws `malformedParameters` where a `%` is not followed by two digits, or where what is
  /// decoded is no UTF-8: to guess there would be to store something that nobody sent. Throws
  /// `tooManyParameters` at the first beyond ``maxCount``, before the rest is looked at.
  ///
  /// Complexity: O(length).
  init(_ encoded: some Collection<UInt8>) throws(WebRequestError) {
    var rest = encoded[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[part.endIndex...].dropFirst()
      guard !part.isEmpty else { continue }
      guard pairs.count < Parameters.maxCount else {
        throw .tooManyParameters(limit: Parameters.maxCount)
      }
      let halves = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Parameters.decode(halves[0])
      let value = halves.count > 1 ? try Parameters.decode(halves[1]) : ""
      pairs.append(Pair(name: name, value: value))
    }
  }

  /// The last value of that name.
  subscript(name: String) -> String? {
    pairs.last { $0.name == name }?.value
  }

  /// All values of that name, in their order.
  func all(_ name: String) -> [String] {
    pairs.lazy.filter { $0.name == name }.map(\.value)
  }

  private static func decode(_ part: some Collection<UInt8>) throws(WebRequestError) -> String {
    guard let bytes = PercentCoding.decode(part, plusIsSpace: true),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw .malformedParameters(String(decoding: part.prefix(60), as: UTF8.self)) }
    return text
  }
}

extension Parameters {
  /// The parts of a form with files; `nil` where a text is no UTF-8. An input for a file in which
  /// none was chosen sends one without name and bytes, which is none.
  init?(_ sent: Multipart) {
    self.init()
    for part in sent.parts {
      if let fileName = part.fileName {
        if !fileName.isEmpty || !part.content.isEmpty {
          files.append(File(name: part.name, bytes: part.content))
        }
      } else if let text = String(validating: part.content, as: UTF8.self) {
        pairs.append(Pair(name: part.name, value: text))
      } else {
        return nil
      }
    }
  }

  /// Gives a page's own parameter one value.
  mutating func set(_ parameter: PageParameter, _ value: String) {
    pairs.removeAll { $0.name == parameter.rawValue }
    pairs.append(Pair(parameter, value))
  }

  /// The parameters but those of these names.
  func without(_ names: Set<String>) -> Parameters {
    var copy = self
    copy.pairs.removeAll { names.contains($0.name) }
    return copy
  }
}

extension Parameters {
  private init() {}

  /// No parameters.
  static let none = Parameters()
}

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
