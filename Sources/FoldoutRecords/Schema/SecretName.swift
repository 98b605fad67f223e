/// A column's name, read for its telling that the values are nobody's to see.
///
/// The words are read from the end, since that is where the noun stands: first what a secret was
/// made into (`_hash`, `_old`, `_md5`) is taken away, then the rest has to end in a secret.
///
/// ```
///   user_password_1_md5  →  user password md5  →  user password  →  …password    secret
///   password_changed_at  →  password changed at                                  readable
///   prompt_tokens        →  prompt tokens      →  a number of tokens             readable
/// ```
///
/// A value that is hidden in error can still be set; one that is shown in error is known. But no
/// value is hidden for a word that mostly means something else: a `key` names a record, a `hash` a
/// file, and `pass` and `pin` count only by themselves or as an account's.
struct SecretName {
  private var words: [String]
  /// True where the first word makes a question of the name: `has_password`.
  private let isQuestion: Bool

  /// A name in any case, however its words are joined. Numbers do not count: password2, password_1.
  init(_ name: String) {
    words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }
      .map { SecretName.withoutNumber($0.lowercased()) }.filter { !$0.isEmpty }
    isQuestion = words.count > 1 && SecretName.questions.contains(words[0])
    while words.count > 1, let last = words.last, SecretName.states.contains(last) {
      words.removeLast()
    }
  }

  /// True where the name ends in a secret. Complexity: O(length of the name).
  var isSecret: Bool {
    guard !isQuestion else { return false }
    // As many words as the longest has: mot de passe.
    return (1...4).contains { count in
      guard count <= words.count else { return false }
      let ending = words.suffix(count).joined()
      return isSecret(ending, after: words.dropLast(count), isOneWord: count == 1)
    }
  }

  /// True where words that were written as one end in a secret; `before` are those before them.
  private func isSecret(
    _ ending: String, after before: ArraySlice<String>, isOneWord: Bool
  ) -> Bool {
    let state = SecretName.joinedStates.first { ending.hasSuffix($0) && ending != $0 }
    let core = state.map { SecretName.withoutNumber(String(ending.dropLast($0.count))) } ?? ending
    if SecretName.isOfAccount(core, after: before.last) { return true }
    let isPlural = core.hasSuffix("s") && !core.hasSuffix("ss")
    let one = isPlural ? String(core.dropLast()) : core
    let amounts = SecretName.amounts
    if isPlural, before.contains(where: amounts.contains) { return false }
    if SecretName.secrets.contains(one) || SecretName.secrets.contains(core) { return true }
    return SecretName.telling.contains { telling in
      // Of several words the last one has been asked alone.
      guard isOneWord, one.hasSuffix(telling) else { return false }
      let rest = String(one.dropLast(telling.count))
      return !(isPlural && amounts.contains(rest)) && !SecretName.questions.contains(rest)
    }
  }

  /// True for a short word that is a secret by itself or as an account's: `pass`, `user_pass`,
  /// `dbpass`.
  private static func isOfAccount(_ text: String, after word: String?) -> Bool {
    shortSecrets.contains { short in
      guard text.hasSuffix(short) else { return false }
      let rest = text == short ? word : String(text.dropLast(short.count))
      return rest.map(accounts.contains) ?? true
    }
  }

  private static func withoutNumber(_ word: String) -> String {
    var rest = Substring(word)
    while rest.last?.isNumber == true { rest.removeLast() }
    return String(rest)
  }
}
