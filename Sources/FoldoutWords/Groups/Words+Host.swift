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

extension Words {
  /// The start page.
  public struct Start: Sendable {
    /// The title of the start page, and of links to it.
    public let title: String
    /// The heading of the screens.
    public let systems: String
    /// The heading of the tables.
    public let tables: String
    /// A message that the database has no tables.
    public let noTables: String
    /// A message that the file is open read-only.
    public let readOnly: String
    /// A message that the file is open read-only because the program was asked to open it so.
    public let readOnlyOnRequest: String
    /// A message that the file is open read-only because it or its folder cannot be written.
    public let readOnlyByPermissions: String
    /// A note that a table cannot be read, with the database's `{detail}`.
    public let unreadable: Phrase
    /// The mark of a screen that does not exist yet.
    public let comesLater: String
    /// The heading of language and time zone.
    public let environment: String
    /// Labels the choice of the language.
    public let language: String
    /// Labels the choice of the time zone.
    public let timeZone: String
    /// Labels the choice of the calendar.
    public let calendar: String
    /// Labels the choice of the first weekday.
    public let firstWeekday: String
    /// Labels the choice of the page's direction.
    public let direction: String
    /// The option for pages from left to right.
    public let leftToRight: String
    /// The option for pages from right to left.
    public let rightToLeft: String
    /// Labels the entry of a language tag.
    public let languageTag: String
    /// The link to the list of all time zones.
    public let allZones: String
    /// The option to follow the browser's settings, which currently give `{used}`.
    public let automatic: Phrase
    /// The `{tag}` is not a supported language; `{used}` is used.
    public let unknownLanguage: Phrase
    /// The language `{language}` has no words, so that they are English; dates and numbers follow
    /// it.
    public let untranslatedLanguage: Phrase
    /// The `{name}` is not a supported time zone; `{used}` is used.
    public let unknownZone: Phrase
    /// The `{name}` is not a supported calendar; `{used}` is used.
    public let unknownCalendar: Phrase
    /// The `{name}` is not a weekday; weeks begin on `{used}`.
    public let unknownWeekday: Phrase
    /// The `{name}` is not a direction; `{used}` is used: `ltr` or `rtl`.
    public let unknownDirection: Phrase
  }
}

extension Words {
  /// Messages beside a row, or about it.
  public struct Messages: Sendable {
    /// Secrets and files are not sent again with the rest.
    public let notSentAgain: String
    /// The caption of an entry whose row is no longer on the page.
    public let entered: String
    /// A change is being sent.
    public let saving: String
    /// A change was stored.
    public let saved: String
    /// A change could not be sent.
    public let unsaved: String
    /// The server has not answered yet; shown in the space that is kept for a drawer.
    public let waiting: String
    /// The server did not answer.
    public let unreached: String
    /// A change of `{field}` was stored.
    public let changed: Phrase
    /// The change in the same line cannot be undone, because its old value is not known here.
    public let forGood: String
    /// An entry in `{field}` was not stored, because another change has hidden the field.
    public let hidden: Phrase
    /// A change of `{field}` was undone.
    public let restored: Phrase
    /// The action of the button `{field}` is done.
    public let done: Phrase
  }
}
