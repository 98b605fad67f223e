extension Words {
  /// The page of a new record, and messages about adding it.
  public struct Adding: Sendable {
    /// The link to a new record's page.
    public let add: String
    /// The title of a new record's page.
    public let title: String
    /// The button that stores the record and begins another.
    public let another: String
    /// The link that leaves the page without storing anything.
    public let cancel: String
    /// The link to a new record with the values of an existing one.
    public let duplicate: String
    /// The hint in an empty field that needs a value.
    public let required: String
    /// The hint in an empty field that the store fills in.
    public let byDefault: String
    /// The hint in an empty field with its current default `{value}`.
    public let valueByDefault: Phrase
    /// A message that the record was added.
    public let added: String
    /// A message that the record `{title}` was added, on the page of the next one.
    public let addedBefore: Phrase
    /// A message that an earlier request added the record, and this one nothing.
    public let alreadyAdded: String
    /// A message that the secret or file in `{field}` could not be kept.
    public let keptOnlyBySaving: Phrase
    /// A message that an earlier process may have added the record.
    public let maybeAdded: String
    /// The link to a record, `{title}`, with the same values.
    public let similar: Phrase
    /// A message that the record was added and has since been removed.
    public let removedSince: String
    /// A message that the form was sent without its ticket, which identifies repetitions.
    public let withoutTicket: String
    /// A message that the clock was set back, so that a repeated add cannot be recognised.
    public let clockSetBack: String
    /// The button that adds the record although an earlier request may have added it.
    public let addAnyway: String
    /// A message that the new record has the values of `{title}`.
    public let copied: Phrase
    /// A message that the new record has the values of `{title}`, except those of `{fields}`.
    public let copiedBut: Phrase
    /// A message that the same add was sent before with other values, and added nothing now.
    public let addedWithOtherValues: String
    /// A message that the add can no longer be undone.
    public let tooLate: String
    /// A message that the record of an add that can't be undone still exists.
    public let stillThere: String
    /// A message that the added record was not removed, because others refer to it.
    public let referredTo: String
    /// A message that the added record was not removed, because others may refer to it.
    public let maybeReferredTo: String
    /// A message that the added record was not removed, because somebody changed it since.
    public let changedSince: String
  }
}
