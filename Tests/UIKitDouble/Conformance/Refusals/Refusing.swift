#if os(Linux)
  import Testing
  import UIKit

  /// Expects that a body ends the process with a text in its last words.
  ///
  /// UIKit raises an exception there, whose text changes between versions in its tail; the leading
  /// clause is compared.
  func expectEnd(
    _ words: String, _ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains(words), sourceLocation: sourceLocation)
  }
#endif
