import Foundation
import FoldoutForms
import FoldoutRecords

/// Creates a form in the reader's language from the columns of a table as its store keeps them.
typealias FormFactory = @Sendable (Locale, TableSchema) -> Form<DynamicRecord>

/// Creates a program's record without values from the columns of a table. Throws for a value that
/// its column cannot store.
typealias BlankFactory =
  @Sendable (Locale, TableSchema) throws(UnstorableValueError) -> DynamicRecord

/// The address of a screen of the site.
enum ScreenPath: Sendable, Equatable {
  /// A list, and the path of its records if they have screens.
  case list(at: String, records: String?)
  /// One record.
  case single(at: String)
}
