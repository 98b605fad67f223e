/// Decides by a column's name whether its values are secret.
///
/// The words are read from the end, because the noun comes last. The name must end in a secret, or
/// do so once words for something derived from a secret (`_hash`, `_old`, `_md5`) are removed.
///
/// ```
///   user_password_1_md5  →  user password md5  →  user password  →  …password    secret
///   password_changed_at  →  password changed at                                  readable
///   prompt_tokens        →  prompt tokens      →  a number of tokens             readable
/// ```
///
/// A value hidden by mistake can still be set, but a value shown by mistake is revealed. Even so, a
/// word that usually means something else hides nothing: a `key` identifies a record, a `hash` a
/// file; `pass` and `pin` count only by themselves or as those of an account.
struct SecretName {
  private let words: [String]
  /// True if the first word makes the name a question: `has_password`.
  private let isQuestion: Bool

  /// A name in any letter case, with words joined in any way. Trailing numbers are ignored:
  /// password2, password_1.
  init(_ name: String) {
    words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }
      .map { SecretName.withoutNumber($0.lowercased()) }.filter { !$0.isEmpty }
    isQuestion = words.count > 1 && SecretName.questions.contains(words[0])
  }

  /// True if the name ends in a secret. Complexity: O(length of the name) for each of its words.
  var isSecret: Bool {
    guard !isQuestion else { return false }
    var words = words[...]
    while true {
      if SecretName.endsInSecret(words) { return true }
      guard words.count > 1, let last = words.last, SecretName.states.contains(last) else {
        return false
      }
      words.removeLast()
    }
  }

  /// True if the last of some words are a secret.
  private static func endsInSecret(_ words: ArraySlice<String>) -> Bool {
    // The longest secret has up to four words, such as mot de passe.
    (1...4).contains { count in
      guard count <= words.count else { return false }
      let ending = words.suffix(count).joined()
      return isSecret(ending, after: words.dropLast(count), isOneWord: count == 1)
    }
  }

  /// True if some words, joined, end in a secret. `before` are the words before them.
  private static func isSecret(
    _ ending: String, after before: ArraySlice<String>, isOneWord: Bool
  ) -> Bool {
    let state = joinedStates.first { ending.hasSuffix($0) && ending != $0 }
    let core = state.map { withoutNumber(String(ending.dropLast($0.count))) } ?? ending
    if isOfAccount(core, after: before.last) { return true }
    if core == "auth", before.last.map(moments.contains) == true { return false }
    let isPlural = core.hasSuffix("s") && !core.hasSuffix("ss")
    let singular = isPlural ? String(core.dropLast()) : core
    if isPlural, before.contains(where: amounts.contains) { return false }
    if secrets.contains(singular) || secrets.contains(core) { return true }
    return unmistakable.contains { word in
      // The last word alone is checked with a count of 1.
      guard isOneWord, singular.hasSuffix(word) else { return false }
      let rest = String(singular.dropLast(word.count))
      return !(isPlural && amounts.contains(rest)) && !questions.contains(rest)
    }
  }

  /// True if a short word is a secret by itself or as that of an account: `pass`, `user_pass`,
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
