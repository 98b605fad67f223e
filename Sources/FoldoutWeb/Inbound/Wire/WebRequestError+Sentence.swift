import FoldoutScreens
import FoldoutRecords
import FoldoutWords
import HTTPTypes

extension WebRequestError {
  /// Returns a sentence that says what was refused, why, and what can be done.
  func sentence(in language: Words) -> String {
    let words = language.host
    switch self {
    case .withoutOneHost: return words.withoutOneHost([:])
    case .foreignHost(let host, let port):
      return words.foreignHost([
        "host": excerpt(host), "address": "http://localhost:\(port)/",
      ])
    case .foreignOrigin(let origin): return words.foreignOrigin(["origin": excerpt(origin)])
    case .foreignReader(let port):
      return words.foreignReader(["address": "http://localhost:\(port)/"])
    case .otherUser: return words.otherUser([:])
    case .unknownAddress(let path): return words.unknownAddress(["path": excerpt(path)])
    case .unknownTable(let table):
      return StoreError.unknownTable(excerpt(table)).sentence(in: language)
    case .unknownRecord(let table, let key):
      return words.unknownRecord(["table": excerpt(table), "key": excerpt(key)])
    case .recordGone(let table, let key):
      return words.recordGone(["table": excerpt(table), "key": excerpt(key)])
    case .method(let method, let allowed):
      return words.method(["method": excerpt(method), "allowed": allowed])
    case .tooLarge(let limit):
      return words.tooLarge([
        "limit": "\(limit / 1_048_576)", "picture": "\(Picture.maxBytes / 1_048_576)",
      ])
    case .cutShort: return words.cutShort([:])
    case .otherFile: return words.pageOfOtherFile([:])
    case .overloaded: return words.overloaded([:])
    case .tooManyParameters(let limit):
      return words.tooManyParameters(["limit": "\(limit)"])
    case .tooLongToEdit(let label): return words.tooLongToEdit(["field": excerpt(label)])
    case .unfillable(let label): return language.lists.unfillable(["field": excerpt(label)])
    case .unaddable(let reason): return reason
    case .searchAbandoned: return words.searchStopped([:])
    case .malformedParameters(let part):
      return words.malformedParameters(["part": excerpt(part)])
    case .notAForm(let type?): return words.notAForm(["type": excerpt(type)])
    case .notAForm(nil): return words.formWithoutType([:])
    case .malformedUpload: return words.malformedUpload([:])
    case .unknownField(let field, let table):
      return words.unknownField(["field": excerpt(field), "table": excerpt(table)])
    case .unknownParameter(let name): return words.unknownParameter(["name": excerpt(name)])
    case .unknownChoice(let value, let name):
      return words.unknownChoice(["value": excerpt(value), "name": excerpt(name)])
    case .withoutToken(let label): return words.withoutToken(["field": excerpt(label)])
    case .unexpectedFile(let label): return words.unexpectedFile(["field": excerpt(label)])
    case .store(let error): return error.sentence(in: language)
    case .clock: return words.clock([:])
    case .fault: return words.fault([:])
    }
  }

  /// Shortens a text from the request, which could otherwise hide the sentence.
  private func excerpt(_ text: String) -> String {
    text.count <= 80 ? text : "\(text.prefix(80))…"
  }

  /// The HTTP status of the refusal.
  var status: HTTPResponse.Status {
    switch self {
    case .withoutOneHost: .badRequest
    // RFC 9110 (section 15.5.20) also has 421 for a host name that the server does not answer for.
    case .foreignHost: .forbidden
    case .foreignOrigin, .foreignReader, .otherUser, .unaddable, .unfillable: .forbidden
    case .unknownAddress, .unknownTable, .unknownRecord: .notFound
    case .recordGone: .gone
    case .method: .methodNotAllowed
    case .tooLarge, .tooManyParameters: .contentTooLarge
    case .overloaded: .serviceUnavailable
    case .malformedParameters, .malformedUpload, .cutShort, .searchAbandoned: .badRequest
    case .notAForm: .unsupportedMediaType
    case .unknownField, .unknownParameter, .unknownChoice, .withoutToken, .unexpectedFile,
      .tooLongToEdit, .otherFile:
      .unprocessableContent
    case .store(let error): error.status
    case .clock, .fault: .internalServerError
    }
  }
}

extension WebRequestError {
  /// The store's errors of status 500 and above, for the log; empty for all other refusals.
  var failures: [StoreError] {
    guard case .store(let error) = self, error.status.code >= 500 else { return [] }
    return [error]
  }
}

extension StoreError {
  /// The HTTP status of a store's error.
  var status: HTTPResponse.Status {
    switch category {
    case .unknown: .notFound
    case .readOnly: .forbidden
    case .refusal: .unprocessableContent
    case .busy: .serviceUnavailable
    case .full: .init(code: 507, reasonPhrase: "Insufficient Storage")
    case .failure: .internalServerError
    }
  }
}

extension Words.Statuses {
  /// Returns the heading of the page for a refusal.
  func title(of refusal: WebRequestError) -> String {
    if case .store(.unavailable) = refusal { return serviceUnavailable }
    return title(of: refusal.status)
  }

  private func title(of status: HTTPResponse.Status) -> String {
    switch status.code {
    case 400: badRequest
    case 403: forbidden
    case 404: notFound
    case 405: methodNotAllowed
    case 410: gone
    case 413: contentTooLarge
    case 415: unsupportedMediaType
    case 422: unprocessableContent
    case 503: serviceUnavailable
    case 507: insufficientStorage
    default: internalServerError
    }
  }
}
