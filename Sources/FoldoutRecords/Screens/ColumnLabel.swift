import FoldoutForms

/// Makes a readable label from a column's name.
public enum ColumnLabel {
  /// Returns the label of a name: `HireDate` and `hire_date` become `Hire date`. A name that is not
  /// a single word of letters, digits and underscores is left unchanged.
  public static func text(for name: String) -> String { ReadableName.text(for: name) }

  /// Returns the words of a name: separated by underscores, and where a capital letter follows a
  /// small one or begins a word after an abbreviation (`HTMLPage` is HTML, Page).
  static func words(of name: String) -> [String] { ReadableName.words(of: name) }
}
