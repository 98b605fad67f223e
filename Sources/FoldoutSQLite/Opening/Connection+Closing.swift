import Dispatch

extension Connection {
  /// The time in which connections end that do not hang.
  private static let farewell = DispatchTimeInterval.seconds(1)

  /// Closes connections at once, and gives back those that do not end within a moment: they are
  /// closed when they come back.
  static func close(_ connections: [Connection]) -> [Connection] {
    let closing = DispatchGroup()
    for connection in connections {
      guard connection.isAtWork else {
        connection.close()
        continue
      }
      // Each on a queue of its own, for one may wait for long.
      DispatchQueue(label: "Foldout.closing").async(group: closing) { connection.close() }
    }
    let isDone = closing.wait(timeout: .now() + farewell) == .success
    return isDone ? [] : connections.filter(\.isAtWork)
  }
}
