import FoldoutForms
import FoldoutRecords

extension Site {
  /// The mark by which the pages of one file are told from those of another that is served at the
  /// same address before or after it; empty for a program's own records.
  var mark: String {
    let origin = store.origin
    guard !origin.isEmpty else { return "" }
    var digest = Digest()
    digest.combine(origin)
    return digest.text
  }

  /// Throws for a request from a page of another file: a copy has the same records, so that what
  /// was entered would be stored in the wrong one.
  func refuseOtherFile(_ ask: Ask) throws(WebRefusal) {
    guard let file = ask.file, file != mark else { return }
    throw .otherFile
  }
}
