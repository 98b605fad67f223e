import FoldoutForms
import FoldoutRecords
import Foundation

extension Connections {
  /// Returns the version of the file's contents. It is the writer's, which does not count its own
  /// changes, or else the first reader's, as long as this process has written nothing.
  ///
  /// The writer may be busy for long, so it is not asked while a reader's version shows that the
  /// file is unchanged since it was asked last.
  func contentsVersion() async throws(StoreError) -> LabelIndexCache.Contents {
    guard let writer = openedWriter else {
      return LabelIndexCache.Contents(
        isFromWriter: false, number: try await readers.connection(at: 0).contentsNumber())
    }
    let (index, reader) = try await readers.leastBusy()
    let seen = try await reader.contentsNumber()
    if let known = contentsKnown(to: index, at: seen) { return known }
    let contents = LabelIndexCache.Contents(
      isFromWriter: true, number: try await writer.contentsNumber())
    // A change in between would mean that the two versions are of different moments.
    if try await reader.contentsNumber() == seen { keep(contents, knownTo: index, at: seen) }
    return contents
  }

  /// Opens the writer if there are label indexes, and moves these to its version of the contents:
  /// by a reader's version, this process's own change would look like another program's.
  func adoptLabels() async throws(StoreError) {
    let file = id
    guard openedWriter == nil, isWritable,
      await SharedLabelIndexes.shared.with({ $0.hasAny(of: file) })
    else { return }
    let writer = try await writer()
    // In this order, the reader notices what another program writes in between, and the indexes are
    // dropped.
    let contents = LabelIndexCache.Contents(
      isFromWriter: true, number: try await writer.contentsNumber())
    let earlier = LabelIndexCache.Contents(
      isFromWriter: false, number: try await readers.connection(at: 0).contentsNumber())
    await SharedLabelIndexes.shared.with { $0.adopt(contents, insteadOf: earlier, in: file) }
  }
}

extension Connection {
  /// Returns the connection's version of the contents, which counts the changes by others.
  fileprivate func contentsNumber() async throws(StoreError) -> Int {
    try await perform { db in
      try Query("PRAGMA data_version", in: db).only { $0.integer(0) }
    }
  }
}

/// The label indexes of this process: all files share its memory.
actor SharedLabelIndexes {
  /// The process's instance.
  static let shared = SharedLabelIndexes()

  /// Limit in bytes for all indexes together.
  static let maxBytes = 16_000_000

  private var cache = LabelIndexCache(maxBytes: SharedLabelIndexes.maxBytes)

  /// Runs `body` with the indexes.
  func with<T: Sendable>(_ body: @Sendable (inout LabelIndexCache) -> T) -> T { body(&cache) }
}
