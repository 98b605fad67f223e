import FoldoutRecords

extension Connections {
  /// The version of the file's contents: by the connection that writes, whose own changes do not
  /// count, or else by the first that reads, while there are no changes of our own.
  ///
  /// One that writes may be busy for long. It is not asked where a reader sees that nobody has
  /// changed the file since it was.
  func contentsVersion() async throws(StoreError) -> LabelShelf.Contents {
    guard let writer = openedWriter else {
      return LabelShelf.Contents(
        isOfWriter: false, number: try await readers.connection(at: 0).contentsNumber())
    }
    let (index, reader) = try await readers.leastBusy()
    let seen = try await reader.contentsNumber()
    if let known = contentsKnown(to: index, at: seen) { return known }
    let contents = LabelShelf.Contents(
      isOfWriter: true, number: try await writer.contentsNumber())
    // After a change in between, the two numbers are of different moments.
    if try await reader.contentsNumber() == seen { keep(contents, knownTo: index, at: seen) }
    return contents
  }

  /// Opens the connection that writes, where there are indexes of labels, and has them go on with
  /// its number: by that of a reader our own change would be somebody else's.
  func adoptLabels() async throws(StoreError) {
    let file = number
    guard openedWriter == nil, isWritable,
      await LabelRoom.shared.with({ $0.hasAny(of: file) })
    else { return }
    let writer = try await writer()
    // In this order: what somebody writes in between is seen by the reader, and drops them.
    let contents = LabelShelf.Contents(
      isOfWriter: true, number: try await writer.contentsNumber())
    let earlier = LabelShelf.Contents(
      isOfWriter: false, number: try await readers.connection(at: 0).contentsNumber())
    await LabelRoom.shared.with { $0.adopt(contents, insteadOf: earlier, in: file) }
  }
}

extension Connection {
  /// The connection's counter of the changes that others make.
  fileprivate func contentsNumber() async throws(StoreError) -> Int {
    try await perform { db in
      try Query("PRAGMA data_version", in: db).only { $0.integer(0) }
    }
  }
}
