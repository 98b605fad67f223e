extension Words {
  /// Searches of lists, and orders for which their rows are sorted.
  public struct Finding: Sendable {
    /// Labels the words of a search.
    public let search: String
    /// The link to the list without a search.
    public let clear: String
    /// That no row has the `{words}`.
    public let none: Phrase
    /// That no row was found yet.
    public let noneYet: String
    /// The number of rows found: `{count}`.
    public let found: Phrase
    /// The number of rows read, where others were not: `{count}`.
    public let looked: Phrase
    /// The link by which the search goes on.
    public let goOn: String
    /// That the names of some referenced records were not searched.
    public let partial: String
    /// That the rows were sorted for the page.
    public let sorted: String
    /// That there are too many rows to be sorted.
    public let unsortable: String
    /// The orders that are not offered yet.
    public let moreOrders: String
  }
}
