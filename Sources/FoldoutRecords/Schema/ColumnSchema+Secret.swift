extension ColumnSchema {
  /// Whether a column's name says that its values are nobody's to see: password, passwd, pwd,
  /// passphrase, secret and passcode, in any case, and names whose last word is one of them.
  public static func isSecret(named name: String) -> Bool {
    guard let last = ColumnLabel.words(of: name).last?.lowercased() else { return false }
    return secretWords.contains(last)
  }

  private static let secretWords: Set<String> = [
    "password", "passwd", "pwd", "passphrase", "secret", "passcode",
  ]
}
