import FoldoutRecords
package import FoldoutWords

extension Error {
  /// The error in words, for a sentence about a failure: a store's error in the reader's language,
  /// any other as it describes itself.
  package func reason(in words: Words) -> String {
    (self as? StoreError)?.sentence(in: words) ?? "\(self)"
  }
}
