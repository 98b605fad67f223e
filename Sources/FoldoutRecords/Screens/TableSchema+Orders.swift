extension TableSchema {
  /// The columns by which rows can be listed beside their key, where no form says which are shown.
  ///
  /// The values by which a row stands are in the address of a page, which histories and logs keep.
  /// So no index counts that has a closed column in it, as one that somebody signs in with. The key
  /// is in each record's address anyway. Complexity: O(number of columns²) for each.
  public var openOrders: [String] {
    let closed = closedColumns()
    guard !closed.isEmpty else { return orders }
    return orders.filter { order in
      ([order] + (orderColumns[order] ?? [])).allSatisfy { !closed.contains($0) }
    }
  }
}
