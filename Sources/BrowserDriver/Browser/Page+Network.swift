extension Page {
  /// Cuts the page off from the network, or connects it again.
  public func setOffline(_ isOffline: Bool) throws {
    try setNetwork(isOffline: isOffline, latency: .zero)
  }

  /// Delays each answer at least this long; zero ends it.
  public func delayAnswers(by latency: Duration) throws {
    try setNetwork(isOffline: false, latency: latency)
  }

  /// Fails requests to addresses such as `*/_/*.js`; an empty list lets everything through.
  ///
  /// Meets what a page fetches or is made of, never the page itself.
  public func block(_ addresses: [String]) throws {
    try devTools("Network.enable")
    try devTools("Network.setBlockedURLs", ["urls": .array(addresses.map { .string($0) })])
  }

  /// Removes every cookie of this person's browser.
  public func forgetCookies() throws { try devTools("Network.clearBrowserCookies") }

  /// Gives this person's browser a cookie for a site.
  public func setCookie(_ name: String, to value: String, at site: String) throws {
    try devTools(
      "Network.setCookie",
      ["name": .string(name), "value": .string(value), "url": .string(site)])
  }

  private func setNetwork(isOffline: Bool, latency: Duration) throws {
    try devTools("Network.enable")
    try devTools(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency.inSeconds * 1_000),
        // No limit.
        "downloadThroughput": -1, "uploadThroughput": -1,
      ])
  }
}
