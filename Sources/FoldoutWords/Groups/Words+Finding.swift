extension Words {
  /// The texts of searches in lists, and of sorted orders.
  public struct Finding: Sendable {
    /// The label of the search field.
    public let search: String
    /// The link to the list without a search.
    public let clear: String
    /// A message that no row contains the `{words}`.
    public let none: Phrase
    /// A message that no row has been found yet.
    public let noneYet: String
    /// The number of rows found: `{count}`.
    public let found: Phrase
    /// The number of rows found, if there may be more: `{count}`.
    public let foundAtLeast: Phrase
    /// The number of rows searched so far, if some are left: `{count}`.
    public let searched: Phrase
    /// The link that continues the search.
    public let continueSearch: String
    /// A note that the names of some referenced records were not searched.
    public let partial: String
    /// The link that searches the `{table}` itself for the same words.
    public let searchTable: Phrase
    /// A note that the rows were sorted for this page, because no index has their order.
    public let sorted: String
    /// A note that there are too many rows to sort.
    public let unsortable: String
    /// The option that shows all orders.
    public let moreOrders: String
  }
}
