import Foundation
import FoldoutForms
import FoldoutRecords

/// A form in the reader's language, over the columns of a table as its store keeps them.
typealias LocalForm = @Sendable (Locale, TableSchema) -> Form<DynamicRecord>

/// A record of a program without values, as the columns of a table hold it. Throws for a value that
/// its column cannot keep.
typealias LocalBlank = @Sendable (Locale, TableSchema) throws(UnkeptValueError) -> DynamicRecord

/// Where a screen of the site is.
enum ScreenPath: Sendable, Equatable {
  /// A list, and its records where they have screens.
  case list(at: String, records: String?)
  /// One record.
  case single(at: String)
}
