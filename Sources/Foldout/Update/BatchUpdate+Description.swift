extension BatchUpdate: CustomStringConvertible {
  /// The parts that are not empty, one after the other on one line.
  public var description: String {
    let parts: [(String, [String])] = [
      ("delete sections", deletedSections.map(\.description)),
      ("delete", deletions.map(\.description)),
      ("insert sections", insertedSections.map(\.description)),
      ("insert", insertions.map(\.description)),
      ("reconfigure", reconfigured.map(\.description)),
    ]
    return parts.filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}
