import FoldoutRecords
import HTTPTypes

extension WebRefusal {
  /// The refusal in words: what was refused, why, and what can be done.
  var sentence: String {
    switch self {
    case .foreignHost(let host):
      """
      This server answers at localhost, 127.0.0.1 and [::1] only, and was asked for \
      “\(host ?? "no host")”.
      """
    case .foreignOrigin(let origin):
      "A page of another site (\(origin)) asked for a change; only this server's own pages may."
    case .unknownAddress(let path): "Nothing lives at \(path)."
    case .unknownTable(let table): "There is no table “\(table)” in this database."
    case .unknownRecord(let table, let key): "\(table) has no record \(key)."
    case .recordGone(let table, let key):
      "Record \(key) of \(table) was removed meanwhile, so nothing was changed."
    case .method(let method, let allowed): "\(method) is not possible here, only \(allowed)."
    case .tooLarge(let limit):
      "More than \(limit / 1024) kB were sent at once; nothing was changed."
    case .malformedParameters(let part):
      "“\(part)” is not encoded as a form's parameters are; nothing was changed."
    case .notAForm(let type):
      """
      A change is sent as application/x-www-form-urlencoded, not as \(type ?? "an unnamed type"); \
      nothing was changed.
      """
    case .unknownField(let field, let table): "\(table) has no field “\(field)”."
    case .withoutToken(let label):
      "\(label) was sent without what was seen of it. Open the record again and change it there."
    case .store(let error): error.sentence
    case .fault: "Something went wrong in this program; nothing was changed. Its log says more."
    }
  }

  /// The HTTP status of the refusal.
  var status: HTTPResponse.Status {
    switch self {
    case .foreignHost: .misdirectedRequest
    case .foreignOrigin: .forbidden
    case .unknownAddress, .unknownTable, .unknownRecord: .notFound
    case .recordGone: .gone
    case .method: .methodNotAllowed
    case .tooLarge: .contentTooLarge
    case .malformedParameters: .badRequest
    case .notAForm: .unsupportedMediaType
    case .unknownField, .withoutToken: .unprocessableContent
    case .store(let error): error.status
    case .fault: .internalServerError
    }
  }
}

extension StoreError {
  /// The HTTP status of a store's refusal.
  var status: HTTPResponse.Status {
    switch self {
    case .unknownTable, .unknownColumn, .malformedKey: .notFound
    case .readOnly, .readOnlyColumn: .forbidden
    case .refused, .repeatedColumn, .lostByTrigger: .unprocessableContent
    case .busy: .serviceUnavailable
    case .full: .init(code: 507, reasonPhrase: "Insufficient Storage")
    case .missing, .folder, .unreadable, .empty, .notADatabase, .damaged, .unfinished, .failed:
      .internalServerError
    }
  }
}
