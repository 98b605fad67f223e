extension Words {
  /// A record that is to be added, and what became of it.
  public struct Adding: Sendable {
    /// Leads to a record that is still to be added.
    public let add: String
    /// Names that record.
    public let title: String
    /// Stores it, and goes on with another.
    public let another: String
    /// Leaves it without storing anything.
    public let cancel: String
    /// Leads to a new record with the values of another.
    public let duplicate: String
    /// Stands in an empty field that needs a value.
    public let required: String
    /// Stands in an empty field that the store fills in.
    public let byDefault: String
    /// The same with the `{value}` that it would be now.
    public let valueByDefault: Phrase
    /// A record was added.
    public let added: String
    /// A record, `{title}`, was added, and another can be.
    public let addedBefore: Phrase
    /// The record was added by an earlier request, and nothing by this one.
    public let repeated: String
    /// A secret or a file, `{field}`, was entered and could not be kept.
    public let unkept: Phrase
    /// The record may have been added by a request that this process knows nothing of.
    public let maybeAdded: String
    /// A record, `{title}`, that has the same values.
    public let alike: Phrase
    /// The record was added, and removed since.
    public let removedSince: String
    /// The form came without the number that identifies a second copy of it.
    public let withoutTicket: String
    /// Adds it in spite of that.
    public let addAnyway: String
    /// A new record was begun with the values of `{title}`.
    public let copied: Phrase
    /// The same, but without those of `{fields}`.
    public let copiedBut: Phrase
    /// The same add was sent before with other values, and nothing was added now.
    public let addedOtherwise: String
    /// The add cannot be undone any more.
    public let tooLate: String
    /// The record of an add that cannot be undone was not removed by anybody else, either.
    public let stillThere: String
    /// Other records refer to the one that was added, so that it stays.
    public let referredTo: String
    /// Nobody knows if other records refer to the one that was added, so that it stays.
    public let maybeReferredTo: String
    /// Somebody changed the record since it was added, so that it stays.
    public let changedSince: String
  }
}
