extension Page {
  /// Disconnects the page from the network, or reconnects it.
  public func setOffline(_ isOffline: Bool) throws {
    try setNetwork(isOffline: isOffline, latency: .zero)
  }

  /// Delays each answer by at least the latency; zero ends the delay.
  public func delayAnswers(by latency: Duration) throws {
    try setNetwork(isOffline: false, latency: latency)
  }

  /// Makes requests to addresses such as `*/_/*.js` fail; an empty list allows all again.
  ///
  /// Applies to a page's resources and fetches, never to the page itself.
  public func block(_ addresses: [String]) throws {
    try set("Network.enable")
    try set("Network.setBlockedURLs", ["urls": .array(addresses.map { .string($0) })])
  }

  /// Removes all cookies of this browser.
  public func forgetCookies() throws { try devTools("Network.clearBrowserCookies") }

  /// Sets a cookie for a site in this browser.
  public func setCookie(_ name: String, to value: String, at site: String) throws {
    try devTools(
      "Network.setCookie",
      ["name": .string(name), "value": .string(value), "url": .string(site)])
  }

  private func setNetwork(isOffline: Bool, latency: Duration) throws {
    try set("Network.enable")
    try set(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency.inSeconds * 1_000),
        // -1 means no limit.
        "downloadThroughput": -1, "uploadThroughput": -1,
      ])
  }
}
