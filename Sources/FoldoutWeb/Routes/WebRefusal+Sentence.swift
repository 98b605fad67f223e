import FoldoutRecords
import FoldoutWords
import HTTPTypes

extension WebRefusal {
  /// The refusal in words: what was refused, why, and what can be done.
  var sentence: String {
    switch self {
    case .withoutOneHost:
      "The request does not say which host it asks, or names several. Send one Host line."
    case .foreignHost(let host, let port):
      """
      This server answers only to its own names on this machine, and was asked as \
      “\(excerpt(host))”: another site may be trying to read your data. Open \
      http://localhost:\(port)/ instead.
      """
    case .foreignOrigin(let origin):
      """
      A page of another site (“\(excerpt(origin))”) asked for a change, and only this server's \
      own pages may; nothing was changed. Open the record here and change it there.
      """
    case .unknownAddress(let path):
      "Nothing lives at \(excerpt(path)). Begin at the start page."
    case .unknownTable(let table): StoreError.unknownTable(excerpt(table)).sentence
    case .unknownRecord(let table, let key):
      """
      “\(excerpt(table))” has no record \(excerpt(key)): it was removed, or its key was changed. \
      Choose one from the table's list.
      """
    case .recordGone(let table, let key):
      """
      Record \(excerpt(key)) of “\(excerpt(table))” was removed while its page was open; nothing \
      was changed. Choose another from the table's list.
      """
    case .method(let method, let allowed):
      "This address does not take \(excerpt(method)), only \(allowed); nothing was changed."
    case .tooLarge(let limit):
      """
      More than \(limit / 1_048_576) MB were sent at once, which is the most that is taken; \
      nothing was changed. Send less at a time.
      """
    case .cutShort:
      "The request ended before all of it had come; nothing was changed. Send it again."
    case .malformedParameters(let part):
      """
      “\(excerpt(part))” is not encoded as the parameters of an address or a form are; nothing \
      was changed. Load the page again and use its own controls.
      """
    case .notAForm(let type):
      """
      A change has to be sent as application/x-www-form-urlencoded, and came \
      \(type.map { "as “\(excerpt($0))”" } ?? "without a type"); nothing was changed.
      """
    case .unknownField(let field, let table):
      """
      “\(excerpt(table))” has no field “\(excerpt(field))”; nothing was changed. Load the page \
      again: the table may have been altered.
      """
    case .unknownParameter(let name):
      """
      “\(excerpt(name))” is no parameter that a page of this server sends; nothing was changed. \
      Load the page again and use its own controls.
      """
    case .unknownChoice(let value, let name):
      """
      “\(excerpt(value))” is no number, and “\(excerpt(name))” is chosen by one; nothing was \
      changed. Load the page again and choose from its lists.
      """
    case .withoutToken(let label):
      """
      \(excerpt(label)) was sent without what was seen of it, so somebody else's change could be \
      overwritten; nothing was changed. Open the record again and change it there.
      """
    case .store(let error): error.sentence
    case .fault:
      """
      Something went wrong in this program; nothing was changed. Load the page again; its log says \
      more.
      """
    }
  }

  /// A text from outside, cut where it would hide the sentence.
  private func excerpt(_ text: String) -> String {
    text.count <= 80 ? text : "\(text.prefix(80))…"
  }

  /// The HTTP status of the refusal.
  var status: HTTPResponse.Status {
    switch self {
    case .withoutOneHost: .badRequest
    // What RFC 9110 (section 15.5.20) has for a name that the server does not answer for.
    case .foreignHost: .forbidden
    case .foreignOrigin: .forbidden
    case .unknownAddress, .unknownTable, .unknownRecord: .notFound
    case .recordGone: .gone
    case .method: .methodNotAllowed
    case .tooLarge: .contentTooLarge
    case .malformedParameters, .cutShort: .badRequest
    case .notAForm: .unsupportedMediaType
    case .unknownField, .unknownParameter, .unknownChoice, .withoutToken: .unprocessableContent
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

extension Words.Statuses {
  /// What a page of that status is called.
  func title(of status: HTTPResponse.Status) -> String {
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
