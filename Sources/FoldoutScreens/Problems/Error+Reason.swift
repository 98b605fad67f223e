import FoldoutRecords
package import FoldoutWords

extension Error {
  /// The error in words, for a sentence that says what could not be done: a store's in the reader's
  /// language, a program's own as it describes itself.
  package func reason(in words: Words) -> String {
    (self as? StoreError)?.sentence(in: words) ?? "\(self)"
  }
}
