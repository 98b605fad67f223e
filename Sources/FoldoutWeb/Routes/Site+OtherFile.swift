extension Site {
  /// Throws `otherFile` for a request from a page of another file. A copy of a file has the same
  /// records, so the entries would be stored in the wrong file.
  func refuseOtherFile(_ request: RoutedRequest) throws(WebRequestError) {
    guard let file = request.file, file != app.sources.fileDigest else { return }
    throw .otherFile
  }
}
