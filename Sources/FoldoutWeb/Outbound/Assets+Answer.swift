import HTTPTypes

extension Assets {
  /// The answer with the file of that name.
  func answer(_ name: String, accepting encodings: String?) -> Answer? {
    guard let file = file(named: name) else { return nil }
    var answer = Answer(type: file.type, caching: .forever, body: file.bytes)
    // Nothing else makes a difference; by Cookie, the first cookie would fetch all files again.
    answer.headers[.vary] = "Accept-Encoding"
    guard let compressed = file.compressed, Answer.takesGzip(encodings) else { return answer }
    answer.body = compressed
    answer.headers[.contentEncoding] = "gzip"
    return answer
  }
}
