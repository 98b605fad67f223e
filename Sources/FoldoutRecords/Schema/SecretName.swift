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

extension SecretName {
  /// Words for secrets, joined and in the singular. A name that ends in one is secret.
  static let secrets: Set<String> = [
    "password", "passwd", "passwrd", "pswd", "pwd", "psw", "pw", "passphrase", "passcode",
    "passkey", "secret", "token", "jwt", "credential", "psk", "otp", "totp", "hotp", "cvv", "cvc",
    "pincode", "auth", "oauth", "bearer", "cookie", "salt", "privatepem",
    // Numbers that identify a person, or open an account.
    "ssn", "socialsecuritynumber", "iban", "creditcard", "creditcardnumber", "creditcardno",
    "debitcard", "debitcardnumber",
    // A key by itself identifies a record, and a public key is no secret; these give access.
    "apikey", "authkey", "authenticationkey", "authorizationkey", "secretkey", "privatekey",
    "accesskey", "encryptionkey", "decryptionkey", "encryptkey", "signingkey", "signaturekey",
    "sessionkey", "sshkey", "masterkey", "sharedkey", "presharedkey", "securitykey", "recoverykey",
    "resetkey", "activationkey", "hmackey", "aeskey", "cipherkey", "wifikey", "licensekey",
    "licencekey", "authenticatorkey", "loggedinkey", "noncekey",
    // Codes that give access.
    "recoverycode", "backupcode", "scratchcode", "resetcode", "verificationcode", "activationcode",
    "securitycode", "accesscode", "authcode", "otpcode", "mfacode", "twofactorcode", "logincode",
    "unlockcode", "smscode", "securityanswer", "secretanswer", "recoveryphrase", "seedphrase",
    // German, Dutch, Arabic.
    "passwort", "passwörter", "passwoerter", "kennwort", "kennwörter", "geheimzahl", "zugangscode",
    "wachtwoord", "wachtwoorden", "toegangscode", "كلمةالمرور", "كلمةالسر", "الرقمالسري",
    "geheimnis", "zugangsdaten", "zugangsschlüssel", "zugangsschluessel", "privaterschlüssel",
    "privaterschluessel", "geheimerschlüssel", "geheimerschluessel", "sitzungsschlüssel",
    "sicherheitscode", "bestätigungscode", "bestaetigungscode", "freischaltcode",
    "wiederherstellungscode", "kartenprüfnummer", "kreditkarte", "kreditkarten",
    "kreditkartennummer", "sozialversicherungsnummer",
    "inloggegevens", "toegangssleutel", "privésleutel", "privesleutel", "geheimesleutel",
    "beveiligingscode", "verificatiecode", "herstelcode", "creditcardnummer",
    "burgerservicenummer", "bsn", "sofinummer",
    "كلمةمرور", "كلمةسر", "رقمسري", "رمزسري", "الرمزالسري", "رمزالدخول", "رمزالمرور", "رمزالتحقق",
    "رمزالوصول", "مفتاحسري", "المفتاحالسري", "مفتاحخاص", "المفتاحالخاص", "باسورد", "بطاقةائتمان",
    "بطاقةالائتمان", "رقمالضمانالاجتماعي", "آيبان", "ايبان", "رقمالآيبان", "رقمالايبان",
    // Spanish, Catalan, Portuguese, French.
    "contraseña", "contrasena", "contrasenya", "senha", "motdepasse", "motsdepasse", "mdp",
    "contrasenia", "secreto", "credencial", "credenciales", "clavesecreta", "claveprivada",
    "clavedeacceso", "claveacceso", "códigodeseguridad", "codigodeseguridad", "tarjetadecrédito",
    "tarjetadecredito", "tarjetacredito", "númerodeseguridadsocial", "numerodeseguridadsocial",
    "numeroseguridadsocial", "númerodesegurosocial", "numerodesegurosocial",
    "palavrapasse", "palavradepasse", "segredo", "credenciais", "chavesecreta", "chaveprivada",
    "chavedeacesso", "chaveacesso", "cartãodecrédito", "cartaodecredito", "cartaocredito", "cpf",
    "jeton", "clésecrète", "clesecrete", "cléprivée", "cleprivee", "cléapi", "cleapi",
    "codesecret", "codeconfidentiel", "cryptogramme", "cartebancaire", "cartebleue",
    "cartedecrédit", "cartedecredit", "numérodesécuritésociale", "numerodesecuritesociale",
    "numerosecuritesociale",
    // Danish, Norwegian, Swedish, Finnish.
    "adgangskode", "passord", "lösenord", "losenord", "salasana",
    // Polish, Czech and Slovak, Hungarian, Russian, Ukrainian.
    "hasło", "haslo", "heslo", "jelszó", "jelszo", "пароль",
    "пароли", "parol", "пин", "пинкод", "токен", "секрет", "ключдоступа", "секретныйключ",
    "закрытыйключ", "приватныйключ", "кодподтверждения", "кодбезопасности", "кредитнаякарта",
    "номеркарты", "снилс",
    // Hindi, Bengali, Urdu, Indonesian, Chinese in Latin letters.
    "पासवर्ड", "कूटशब्द", "गुप्तशब्द", "पिन", "टोकन", "क्रेडिटकार्ड", "क्रेडिटकार्डसंख्या",
    "आधारसंख्या", "aadhaar", "aadhar", "পাসওয়ার্ড", "গোপনশব্দ", "গোপননম্বর", "পিন", "টোকেন", "ক্রেডিটকার্ড",
    "پاسورڈ", "خفیہلفظ", "خفیہکوڈ", "پن", "ٹوکن", "کریڈٹکارڈ", "cnic", "katasandi", "mima",
  ]

  /// Words that mean a secret even if another word is joined to them without a separator:
  /// `dbpassword`. `sessionid` is among them because only in one word it is a cookie's: a
  /// `session_id` is usually a session's number. Chinese and Japanese join all words.
  static let unmistakable = [
    "password", "passwd", "passphrase", "passcode", "passwort", "kennwort", "wachtwoord", "pwd",
    "secret", "token", "apikey", "sessionid", "sessid",
    "密码", "密碼", "口令", "令牌", "密钥", "密鑰", "私钥", "私鑰", "验证码", "驗證碼", "信用卡", "信用卡号",
    "信用卡號", "身份证号", "身份证号码", "身分證字號", "パスワード", "暗証番号", "秘密鍵",
  ]

  /// Words before `auth` that make it a time.
  static let moments: Set<String> = ["last", "first", "next"]

  /// Words that mean a secret by themselves, or after one of the `accounts`.
  static let shortSecrets = ["pass", "pin"]

  /// Words before `pass` or `pin` that make it a secret. A boarding pass and a map pin are not.
  static let accounts: Set<String> = [
    "account", "admin", "administrator", "api", "app", "atm", "auth", "bank", "card", "client",
    "credit", "crypt", "customer", "database", "db", "debit", "email", "encrypted", "ftp", "guest",
    "hashed", "host", "http", "imap", "ldap", "lock", "login", "mail", "master", "member", "my",
    "mysql", "new", "old", "current", "owner", "personal", "phone", "pop", "postgres", "proxy",
    "redis", "root", "router", "security", "server", "sftp", "sim", "site", "smtp", "sql", "ssh",
    "sudo", "unlock", "usr", "user", "username", "vpn", "wifi", "wlan",
    "mailserver",
  ]

  /// Words for something derived from a secret, or for one of its versions: as secret as itself.
  static let states: Set<String> = [
    "hash", "hashed", "digest", "salt", "md", "sha", "bcrypt", "scrypt", "argon", "argon2i",
    "argon2id", "pbkdf", "ntlm", "hmac", "hex", "base", "b", "crypt", "crypted", "encrypted", "enc",
    "cipher", "ciphertext", "plain", "plaintext", "clear", "cleartext", "raw", "value", "pem",
    "old", "new", "current", "previous", "prev", "backup", "bak", "copy", "temp", "tmp", "initial",
    "v", "version", "text", "txt", "string", "str", "varchar", "json", "data", "blob", "bytes",
    "bin",
    "utf", "default", "confirm", "confirmation", "confirmed", "repeat", "repeated", "again", "alt",
    "neu", "recover", "seed", "history",
  ]

  /// The states that are also joined without a separator.
  static let joinedStates = ["hash", "digest", "salt", "md", "sha", "old", "new"]

  /// Words before a plural that make it a count: `max_tokens`.
  static let amounts: Set<String> = [
    "cached", "completion", "context", "count", "failed", "free", "input", "left", "max",
    "maximum", "min", "minimum", "n", "num", "number", "output", "prompt", "reasoning",
    "remaining", "sum", "total", "unused", "used",
  ]

  /// Words before a secret that make the name a question about it: `has_password`.
  static let questions: Set<String> = [
    "allow", "allows", "has", "is", "need", "needs", "require", "requires", "uses", "hat", "ist",
  ]
}
