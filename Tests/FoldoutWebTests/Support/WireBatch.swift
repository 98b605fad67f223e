import Foundation

/// A batch decoded from its JSON, independently of the code that writes it.
struct WireBatch: Decodable {
  enum Operation: Decodable, Equatable {
    case delete(String)
    case insert(String, after: String, html: String)
    case move(String, after: String)
    case need(String)
    case replace(String, html: String)
    case expanded(String, Bool)
    case fit(String)
    case focus(String)
    case error(String, html: String)
    case say(String)
    case seek(String)
    case go(String)

    struct UnknownOperationError: Error {
      var name: String
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let name = try list.decode(String.self)
      let first = try list.decode(String.self)
      switch name {
      case "del": self = .delete(first)
      case "ins":
        self = .insert(
          first, after: try list.decode(String.self), html: try list.decode(String.self))
      case "mov": self = .move(first, after: try list.decode(String.self))
      case "need": self = .need(first)
      case "rep": self = .replace(first, html: try list.decode(String.self))
      case "exp": self = .expanded(first, try list.decode(Bool.self))
      case "fit": self = .fit(first)
      case "foc": self = .focus(first)
      case "err": self = .error(first, html: try list.decode(String.self))
      case "say": self = .say(first)
      case "seek": self = .seek(first)
      case "go": self = .go(first)
      default: throw UnknownOperationError(name: name)
      }
      guard list.isAtEnd else { throw UnknownOperationError(name: "\(name) with more") }
    }
  }

  var from: String
  var to: String
  var at: String
  var title: String?
  var hides: [[String]]?
  var reset: String?
  var ops: [Operation]

  init(_ body: [UInt8]) throws {
    self = try JSONDecoder().decode(WireBatch.self, from: Data(body))
  }
}
