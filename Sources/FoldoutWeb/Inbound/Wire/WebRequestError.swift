import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A reason to refuse a request, as facts. `WebRequestError+Sentence.swift` has the sentences and
/// the statuses.
enum WebRequestError: Error, Sendable, Hashable {
  /// The request has no `Host`, or several.
  case withoutOneHost
  /// The `Host` isn't this machine with the port that the server listens on.
  case foreignHost(String, port: Int)
  /// A request for a change comes from another site.
  case foreignOrigin(String)
  /// Another site's page tries to load something; the port is the one that the server listens on.
  case foreignReader(port: Int)
  /// The connection belongs to another user of this machine.
  case otherUser
  /// There is no page at the path.
  case unknownAddress(String)
  /// There is no such table.
  case unknownTable(String)
  /// The table, given by its title, has no record of the key, and may never have had one.
  case unknownRecord(table: String, key: String)
  /// The record existed when the page was made, and has been removed; its table is given by its
  /// title.
  case recordGone(table: String, key: String)
  /// The address does not accept requests with the method.
  case method(String, allowed: String)
  /// The body is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The connection ended before the body was complete.
  case cutShort
  /// The request was sent from a page of another file.
  case otherFile
  /// Other requests and answers use all the memory that is available for them.
  case overloaded
  /// The address or the body has more parameters than the limit.
  case tooManyParameters(limit: Int)
  /// The stored text of a field is too long to be edited on a page; the field is given by its
  /// label.
  case tooLongToEdit(label: String)
  /// No record can be added, because a field, given by its label, needs bytes.
  case unfillable(label: String)
  /// No record can be added, for a reason that the table's notes tell in the reader's language.
  case unaddable(reason: String)
  /// The client closed its side of the connection during a search, so it may not read the answer.
  case searchAbandoned
  /// The parameters are not encoded like a form's.
  case malformedParameters(String)
  /// The body isn't a form; the content type, if it has one.
  case notAForm(String?)
  /// The body isn't a valid form with files.
  case malformedUpload
  /// The record has no such field.
  case unknownField(String, table: String)
  /// The parameter is named like one of ours, but is unknown.
  case unknownParameter(String)
  /// A component of a date isn't a number.
  case unknownChoice(String, of: String)
  /// A field was sent without the token of the value that the person saw.
  case withoutToken(label: String)
  /// A file was sent for a field that is no picture.
  case unexpectedFile(label: String)
  /// The store could not answer.
  case store(StoreError)
  /// The computer's clock is before the year 1 or after 9999.
  case clock
  /// An error in this program.
  case fault
}

extension WebRequestError {
  /// Converts a store's error into a refusal of the request.
  init(_ error: StoreError) {
    if case .unknownTable(let table) = error {
      self = .unknownTable(table)
    } else {
      self = .store(error)
    }
  }

  /// Converts a submission's error into a refusal of the request.
  init(_ error: SubmissionError) {
    switch error {
    case .unknownField(let id, let form): self = .unknownField(id.name, table: form)
    case .withoutToken(let label): self = .withoutToken(label: label)
    case .unexpectedFile(let label): self = .unexpectedFile(label: label)
    }
  }
}
