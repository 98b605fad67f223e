/// The parameters of the reader's environment in a page's address, which its links keep.
struct KeptEnvironment: Sendable, Equatable {
  private let pairs: [Parameters.Pair]

  /// Takes the language, zone and direction from the parameters of an address.
  init(of pairs: [Parameters.Pair] = []) {
    self.pairs = pairs.filter { RecordAddress.environmentNames.contains($0.name) }
  }

  /// Returns an address of this site, which has none of these parameters, with all of them.
  func added(to address: String) -> String {
    guard !pairs.isEmpty else { return address }
    let query = pairs.map(\.encoded).joined(separator: "&")
    return "\(address)\(address.contains("?") ? "&" : "?")\(query)"
  }
}
