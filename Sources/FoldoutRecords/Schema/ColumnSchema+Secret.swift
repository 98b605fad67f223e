extension ColumnSchema {
  /// Whether a column's name says that its values are nobody's to see: it ends in a word for a
  /// password, a secret, a token or the key of an interface, in one of several languages, in any
  /// case and however its words are joined; or in what is made of one, as `password_hash` does.
  ///
  /// A value that is hidden in error can still be set; one that is shown in error is known. But no
  /// value is hidden for a word that mostly means something else: a `pin` may be a needle, `salt`
  /// an ingredient, a `hash` of a file and a `key` of a record.
  public static func isSecret(named name: String) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
    // As many words as the longest has: mot de passe, and then its hash.
    return (1...4).contains { count in
      count <= words.count && isSecret(ending: words.suffix(count).joined())
    }
  }

  /// Whether words that were written as one stand for a secret, or for what is made of one.
  private static func isSecret(ending: String) -> Bool {
    var rest = Substring(ending)
    // A second one is as secret: password2.
    while rest.last?.isNumber == true { rest.removeLast() }
    let made = madeOfSecrets.first { rest.hasSuffix($0) }
    if let made { rest.removeLast(made.count) }
    return secretWords.contains(String(rest))
  }

  private static let madeOfSecrets = ["hash", "digest", "salt"]

  private static let secretWords: Set<String> = [
    "password", "passwd", "pwd", "passphrase", "secret", "passcode",
    "token", "apikey", "secretkey", "privatekey", "accesskey",
    // German, Dutch, Arabic.
    "passwort", "kennwort", "wachtwoord", "كلمةالمرور", "كلمةالسر",
    // Spanish, Catalan, Portuguese, French.
    "contraseña", "contrasena", "contrasenya", "senha", "motdepasse", "mdp",
    // Danish, Norwegian, Swedish, Finnish.
    "adgangskode", "passord", "lösenord", "losenord", "salasana",
    // Polish, Czech and Slovak, Hungarian, Russian, Ukrainian.
    "hasło", "haslo", "heslo", "jelszó", "jelszo", "пароль",
  ]
}
