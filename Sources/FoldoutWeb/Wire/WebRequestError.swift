import FoldoutForms
import FoldoutRecords

/// Why a request is not answered with what it asked for, as facts; `WebRequestError+Sentence.swift`
/// has the words and the status.
enum WebRequestError: Error, Sendable, Hashable {
  /// The request does not say whom it asks, or names several.
  case withoutOneHost
  /// The `Host` is not this machine, under the port that is listened to.
  case foreignHost(String, port: Int)
  /// The request to change something comes from another site.
  case foreignOrigin(String)
  /// Another site's page tries to load something; the port that is listened to.
  case foreignReader(port: Int)
  /// The connection belongs to another user of this machine.
  case otherUser
  /// Nothing lives at that path.
  case unknownAddress(String)
  /// There is no such table.
  case unknownTable(String)
  /// The table, by the title of its anchor, has no record of that key: it may never have had one.
  case unknownRecord(table: String, key: String)
  /// The record was there when the page was made, and is gone; its table by its anchor's title.
  case recordGone(table: String, key: String)
  /// The address takes no request of that kind.
  case method(String, allowed: String)
  /// More was sent than is taken.
  case tooLarge(limit: Int)
  /// The connection ended before the body was whole.
  case cutShort
  /// The page from which it was sent is of another file.
  case otherFile
  /// Other requests and answers take all the memory that there is for them.
  case overloaded
  /// More parameters were sent, in the address or in the body, than are taken.
  case tooManyParameters(limit: Int)
  /// The stored text of a field, by its label, is longer than a page edits.
  case tooLongToEdit(label: String)
  /// The connection was closed for sending while a search was under way: nobody knows that it is
  /// still read.
  case searchLeft
  /// The parameters are not encoded as a form's are.
  case malformedParameters(String)
  /// The body is no form.
  case notAForm(String?)
  /// The body is not in the parts that a form with a file is sent in.
  case malformedUpload
  /// The record has no such field.
  case unknownField(String, table: String)
  /// The parameter is none of ours, though it is called like one.
  case unknownParameter(String)
  /// A part of a date is no number.
  case unknownChoice(String, of: String)
  /// A field came without what was seen of it.
  case withoutToken(label: String)
  /// The store could not answer.
  case store(StoreError)
  /// The computer's clock shows a moment before the year 1 or after 9999.
  case clock
  /// Something is wrong in this program.
  case fault
}
