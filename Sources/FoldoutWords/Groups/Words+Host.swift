extension Words {
  /// Errors of a request.
  public struct Host: Sendable {
    /// The request names no host, or several.
    public let withoutOneHost: Phrase
    /// The request names another host.
    public let foreignHost: Phrase
    /// The page of another site sent a change.
    public let foreignOrigin: Phrase
    /// The page of another site tried to load something from this server.
    public let foreignReader: Phrase
    /// The connection belongs to another user of this machine.
    public let otherUser: Phrase
    /// There is no page at the address.
    public let unknownAddress: Phrase
    /// There is no record with the key.
    public let unknownRecord: Phrase
    /// The record was removed while its page was open.
    public let recordGone: Phrase
    /// The address does not accept the request's method.
    public let method: Phrase
    /// The body is larger than `{limit}` MB; a picture may have `{picture}` MB.
    public let tooLarge: Phrase
    /// The body is incomplete.
    public let cutShort: Phrase
    /// The change comes from a page of another file, which was open here before.
    public let pageOfOtherFile: Phrase
    /// Other requests and answers use all memory reserved for them.
    public let overloaded: Phrase
    /// The request has more parameters than `{limit}`.
    public let tooManyParameters: Phrase
    /// The stored text of a `{field}` is too long to edit.
    public let tooLongToEdit: Phrase
    /// A search was stopped because the client closed its sending side.
    public let searchStopped: Phrase
    /// The parameters are not encoded correctly.
    public let malformedParameters: Phrase
    /// The body has a type other than a form's.
    public let notAForm: Phrase
    /// The body has no type.
    public let formWithoutType: Phrase
    /// The parts of an upload are malformed.
    public let malformedUpload: Phrase
    /// There is no such field.
    public let unknownField: Phrase
    /// There is no such parameter.
    public let unknownParameter: Phrase
    /// The value of a choice is not a number.
    public let unknownChoice: Phrase
    /// A field was sent without the token of its original value.
    public let withoutToken: Phrase
    /// A file was sent for a field that takes none.
    public let unexpectedFile: Phrase
    /// The clock is before the year 1 or after 9999.
    public let clock: Phrase
    /// The program has a bug.
    public let fault: Phrase
  }

  /// The titles of error pages, by status code.
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
