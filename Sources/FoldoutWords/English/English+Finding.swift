extension Words.Finding {
  static let english = Words.Finding(
    search: "Search",
    clear: "Show all rows",
    none: "No rows contain “{words}”.",
    noneYet: "Nothing found yet.",
    found: "{count} found.",
    looked: "{count} rows searched.",
    goOn: "Keep searching",
    partial: "Not all names in other tables were searched.",
    sorted: "Sorted for this page because no index has this order.",
    unsortable: "There are too many rows to sort this way. They’re in their usual order.",
    moreOrders: "More orders…")
}
