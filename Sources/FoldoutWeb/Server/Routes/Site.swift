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
