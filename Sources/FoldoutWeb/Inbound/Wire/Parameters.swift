import FoldoutForms
import FoldoutScreens
import Foundation

/// The parameters of an address or of a form's body, in order, including repeated ones.
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

  /// The files of a multipart form.
  private(set) var files: [File] = []

  /// The parameters that are not files.
  private(set) var pairs: [Pair] = []

  /// The maximum number of parameters of an address or a body. A form sends about four for each
  /// field.
  static let maxCount = 2000

  /// Parses encoded parameters.
  ///
  /// Throws `malformedParameters` if a `%` is not followed by two hexadecimal digits, or decoded
  /// bytes are not UTF-8: guessing would store something that nobody sent. Throws
  /// `tooManyParameters` at the first parameter beyond ``maxCount``, without reading the rest.
  ///
  /// Complexity: O(length).
  init(_ encoded: some Collection<UInt8>) throws(WebRequestError) {
    let bytes = Array(encoded)
    var start = 0
    while start < bytes.count {
      let end = bytes.position(of: UInt8(ascii: "&"), in: start..<bytes.count) ?? bytes.count
      let part = start..<end
      start = end + 1
      guard !part.isEmpty else { continue }
      guard pairs.count < Parameters.maxCount else {
        throw .tooManyParameters(limit: Parameters.maxCount)
      }
      let middle = bytes.position(of: UInt8(ascii: "="), in: part) ?? end
      let name = try Parameters.decode(bytes[part.lowerBound..<middle])
      let value = middle < end ? try Parameters.decode(bytes[(middle + 1)..<end]) : ""
      pairs.append(Pair(name: name, value: value))
    }
  }

  /// The last value of a name.
  subscript(name: String) -> String? {
    pairs.last { $0.name == name }?.value
  }

  /// All values of a name, in order.
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
  /// Creates parameters from the parts of a form; `nil` if a text isn't UTF-8.
  ///
  /// If no file was chosen, an input for a file sends a part with an empty file name and no bytes,
  /// which is ignored.
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

  /// Sets a page's own parameter to one value.
  mutating func set(_ parameter: PageParameter, _ value: String) {
    pairs.removeAll { $0.name == parameter.rawValue }
    pairs.append(Pair(parameter, value))
  }

  /// Returns the parameters except those with the given names.
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

/// The parameters of one field in a request, by aspect, before they are interpreted.
struct FieldParameters {
  private var values: [Aspect: [String]] = [:]
  var file: [UInt8]?
  /// The value to restore, if several fields are undone at once.
  var undoAllValue: String?

  /// The aspects that were sent, unordered.
  var aspects: some Collection<Aspect> { values.keys }

  /// The last value of an aspect.
  subscript(aspect: Aspect) -> String? { values[aspect]?.last }

  /// All values of an aspect, in order.
  func all(_ aspect: Aspect) -> [String] { values[aspect] ?? [] }

  mutating func add(_ value: String, as aspect: Aspect) {
    values[aspect, default: []].append(value)
  }
}
