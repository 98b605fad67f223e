import FoldoutForms

/// A column's name as a person reads it.
public enum ColumnLabel {
  /// `HireDate` and `hire_date` give `Hire date`; a name that is not one word of letters, digits
  /// and underscores is somebody's own wording and stands as it is.
  public static func text(for name: String) -> String { ReadableName.text(for: name) }

  /// The words of a name: parted by underscores, and where a capital follows a small letter or
  /// begins a word after an abbreviation (`HTMLPage` is HTML, Page).
  static func words(of name: String) -> [String] { ReadableName.words(of: name) }
}
