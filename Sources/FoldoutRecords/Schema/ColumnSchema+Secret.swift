extension ColumnSchema {
  /// The reason why a column is secret.
  public enum SecretBasis: Hashable, Sendable {
    /// Its name.
    case named
    /// The person who opened the file.
    case said
    /// The column that it refers to is secret, and so its values are that one's.
    case referring
    /// It is computed from a secret.
    case computed
  }

  /// True where a column's name says that its values are nobody's to see: it ends in a word for a
  /// password, a secret, a token, a PIN or a key or code that opens something, in one of several
  /// languages, in any case and however its words are joined; or in what is made of one, as
  /// `password_hash` does. Complexity: O(length of the name).
  public static func isSecret(named name: String) -> Bool {
    SecretName(name).isSecret
  }
}
