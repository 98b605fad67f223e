import FoldoutForms
import Foundation

extension FormEnvironment {
  /// Returns the suffix of a page's fingerprint: the language in which it is meant, and the mark of
  /// its file.
  func pageSuffix(file: String) -> String {
    ([locale.identifier(.bcp47)] + (file.isEmpty ? [] : [file])).joined(separator: ".")
  }
}
