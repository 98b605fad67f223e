extension Words.Finding {
  static let english = Words.Finding(
    search: "Search",
    clear: "Show all rows",
    none: "Nothing has “{words}” in it.",
    noneYet: "Nothing found so far.",
    found: "{count} found.",
    looked: "{count} rows looked at.",
    goOn: "Go on",
    partial: "Not all names in other tables were searched.",
    sorted: "Sorted for this page, since no index has this order.",
    unsortable: "There are too many rows to be sorted by that. They are in their usual order.",
    moreOrders: "More orders…")
}
