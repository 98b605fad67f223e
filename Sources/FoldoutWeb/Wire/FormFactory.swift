import Foundation
import FoldoutForms
import FoldoutRecords

/// Creates a form in the reader's language from the columns of a table as its store keeps them.
typealias FormFactory = @Sendable (Locale, TableSchema) -> Form<DynamicRecord>

/// Creates a program's record without values from the columns of a table.
typealias BlankFactory = @Sendable (Locale, TableSchema) -> DynamicRecord

/// The address of a screen of the site.
enum ScreenPath: Sendable, Equatable {
  /// A list, and the path of its records if they have screens.
  case list(at: String, records: String?)
  /// One record.
  case single(at: String)
}
