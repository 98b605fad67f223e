package import FoldoutForms
package import FoldoutRecords
package import Foundation

/// Creates a form in the reader's language from the columns of a table as its store keeps them.
package typealias FormFactory = @Sendable (Locale, TableSchema) -> Form<DynamicRecord>

/// Creates a program's record without values from the columns of a table. Throws for a value that
/// its column cannot store.
package typealias BlankFactory =
  @Sendable (Locale, TableSchema) throws(UnstorableValueError) -> DynamicRecord
