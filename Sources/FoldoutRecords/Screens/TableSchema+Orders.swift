extension TableSchema {
  /// The columns by which rows can be listed beside their key, where no form says which are shown.
  ///
  /// The values by which a row stands are in the address of a page, which histories and logs keep.
  /// So no index counts that has in it what somebody signs in with: a text that is unique, beside a
  /// secret. The key is in each record's address anyway. Complexity: O(number of columns) for each.
  public var openOrders: [String] {
    guard columns.contains(where: \.isSecret) else { return orders }
    let keys = key.columns
    return orders.filter { order in
      let others = (orderColumns[order] ?? []).filter { !keys.contains($0) }
      return ([order] + others).allSatisfy { name in
        column(name).map { $0.isUnique && $0.isText } != true
      }
    }
  }
}
