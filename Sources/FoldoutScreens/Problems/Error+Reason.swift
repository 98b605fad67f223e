import FoldoutRecords
package import FoldoutWords

extension Error {
  /// Returns the reason to insert into a message about a failure: a sentence in the reader's
  /// language for a store's error, else the error's own description.
  package func reason(in words: Words) -> String {
    (self as? StoreError)?.sentence(in: words) ?? "\(self)"
  }
}
