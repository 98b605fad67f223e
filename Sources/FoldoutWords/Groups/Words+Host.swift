extension Words {
  /// Why a request is not answered with what it asked for.
  public struct Host: Sendable {
    /// The request names no host, or several.
    public let withoutOneHost: Phrase
    /// The request names another host.
    public let foreignHost: Phrase
    /// The request comes from another site's page.
    public let foreignOrigin: Phrase
    /// Another site's page tries to load something from here.
    public let foreignReader: Phrase
    /// The connection belongs to another user of this machine.
    public let otherUser: Phrase
    /// Nothing lives there.
    public let unknownAddress: Phrase
    /// There is no record of that key, or none any more.
    public let unknownRecord: Phrase
    /// The record is there no more.
    public let recordGone: Phrase
    /// The address does not take such a request.
    public let method: Phrase
    /// More was sent than `{limit}`; most of it may have been a picture, which may have
    /// `{picture}`.
    public let tooLarge: Phrase
    /// The body did not come whole.
    public let cutShort: Phrase
    /// The page from which it was sent is of another file, served here before.
    public let otherFile: Phrase
    /// Other requests and answers take all the memory that there is for them.
    public let overloaded: Phrase
    /// More parameters were sent than `{limit}`.
    public let tooManyParameters: Phrase
    /// The stored text of a `{field}` is longer than a page edits.
    public let tooLongToEdit: Phrase
    /// A search was given up, since the connection was closed for sending.
    public let searchLeft: Phrase
    /// The parameters are not encoded as they should.
    public let malformedParameters: Phrase
    /// The body is of another type than a form's.
    public let notAForm: Phrase
    /// The body is of no type.
    public let formWithoutType: Phrase
    /// The parts of an upload are not as they should be.
    public let malformedUpload: Phrase
    /// There is no such field.
    public let unknownField: Phrase
    /// There is no such parameter.
    public let unknownParameter: Phrase
    /// The choice is no number.
    public let unknownChoice: Phrase
    /// A field came without what was seen of it.
    public let withoutToken: Phrase
    /// The clock shows a moment on no day there is.
    public let clock: Phrase
    /// The program itself is wrong.
    public let fault: Phrase
  }

  /// The titles of the pages that say why there is no other.
  public struct Statuses: Sendable {
    /// 400.
    public let badRequest: String
    /// 403.
    public let forbidden: String
    /// 404.
    public let notFound: String
    /// 405.
    public let methodNotAllowed: String
    /// 410.
    public let gone: String
    /// 413.
    public let contentTooLarge: String
    /// 415.
    public let unsupportedMediaType: String
    /// 422.
    public let unprocessableContent: String
    /// 500.
    public let internalServerError: String
    /// 503.
    public let serviceUnavailable: String
    /// 507.
    public let insufficientStorage: String
  }
}
