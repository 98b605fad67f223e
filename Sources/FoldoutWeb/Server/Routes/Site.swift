import FoldoutApp
import FoldoutRecords

/// The served program, and everything of it that only a browser needs.
struct Site: Sendable {
  var app: App
  let shell: PageShell
  let resolver: EnvironmentResolver
  /// Limits simultaneous requests for pictures, because each picture is read whole before it is
  /// sent.
  let pictureLimit = ConcurrencyLimit(4)
}

extension Site {
  /// Throws `otherFile` for a request from a page of another file. A copy of a file has the same
  /// records, so the entries would be stored in the wrong file.
  func refuseOtherFile(_ request: RoutedRequest) throws(WebRequestError) {
    guard let file = request.file, file != app.sources.fileDigest else { return }
    throw .otherFile
  }
}

/// Limits how many requests do something that takes memory; the others wait in their order.
actor ConcurrencyLimit {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Runs an operation once it is its turn.
  func run<T: Sendable>(
    _ body: @Sendable () async throws(WebRequestError) -> T
  ) async throws(WebRequestError) -> T {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }
}
