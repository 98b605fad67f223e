import FoldoutRecords
import TestSupport
import Testing

/// Column names that mark a secret, and similar names that do not.
@Suite struct SecretNameTests {
  private static let secret = [
    "password", "Password", "PASSWORD", "passwords", "passwd", "pwd", "pwds", "user_pw",
    "passphrase", "secret", "secrets", "passcode", "user_password", "UserPassword", "wifiPassword",
    "dbpassword", "userpassword", "pass_word", "User Password", "user-password",
    // Of an account.
    "pass", "Pass", "user_pass", "userpass", "UserPass", "db_pass", "smtpPass", "old_pass",
    "pass_old", "pass_hash", "pass2", "pin", "PIN", "user_pin", "card_pin", "pin_hash", "pin_code",
    // Compound, numbered or derived.
    "password_v2", "password_text", "passwordString", "api_secret_v2", "token_json", "pwd_varchar",
    "password2", "password_2", "password_old", "old_password", "password_new", "password_md5",
    "password_sha256", "password_sha_256", "password_1_hash", "password_hash", "passwd_hash",
    "PasswordHash", "passwordhash", "passwordmd5", "password_digest", "password_salt",
    "password_hash_old", "password_confirmation", "password_plain", "password_bcrypt",
    "password_argon2id", "encrypted_password", "hashed_password", "password_encrypted",
    "token_hash",
    // Tokens, keys, codes.
    "token", "tokens", "access_token", "accesstoken", "refreshToken", "auth_token", "token_value",
    "reset_password_token", "remember_tokens", "device_token", "clientSecret", "API_SECRET",
    "otp_secret", "client_secret_old", "api_key", "apiKey", "APIKey", "apikey", "api_keys",
    "auth_key", "authKey", "private_key", "private_keys", "private_key_pem", "secret_access_key",
    "encryption_key", "AuthenticatorKey", "logged_in_key", "nonce_key", "mailserver_pass",
    "totp_recover", "user_activation_key", "recovery_code", "recovery_codes", "RecoveryCodes",
    "backup_codes", "verification_code", "otp", "totp", "cvv", "cvv2", "card_cvc", "credentials",
    "security_answer",
    "otp_seed", "totpSeed", "sessionid", "PHPSESSID", "jsessionid", "user_sessionid",
    "password_history", "PasswordHistory", "ssh_key", "sshKeys", "private_pem", "privatePem",
    "bearer", "cookie", "cookies", "session_cookie", "auth", "Auth", "user_auth", "auth_hash",
    "auth_data", "oauth", "salt", "user_salt", "scratch_salt", "salt_hex",
    // Numbers of persons, accounts and cards.
    "ssn", "SSN", "customer_ssn", "social_security_number", "iban", "IBAN", "customer_iban",
    "credit_card", "creditCard", "credit_cards", "credit_card_number", "CreditCardNo",
    // In other languages.
    "Passwort", "kennwort", "Kennwörter", "passwort_alt_hash", "Wachtwoord", "contraseña",
    "contraseñas", "contrasen\u{303}a", "contrasena", "mot_de_passe", "motDePasse",
    "mot_de_passe_hash", "user_mdp", "senha", "lösenord", "heslo", "ПАРОЛЬ", "كلمة_المرور",
    "Kreditkartennummer", "privater_Schlüssel", "Sozialversicherungsnummer", "BSN",
    "creditcardnummer", "toegangssleutel", "رقم_الضمان_الاجتماعي", "كلمة_سر",
    "بطاقة_الائتمان", "密码", "用户密码", "密碼", "身份证号码", "पासवर्ड", "क्रेडिट_कार्ड", "পাসওয়ার্ড",
    "پاس_ورڈ", "numero_de_tarjeta_de_credito", "contrasenia", "clave_de_acceso", "carte_bancaire",
    "jeton", "numéro_de_sécurité_sociale", "cartão_de_crédito", "chave_privada", "токен",
    "номер_карты", "kata_sandi", "パスワード",
  ]

  private static let readable = [
    "name", "", "2", "_", "1_2", "email", "hash", "digest", "file_hash", "md5", "old",
    "value",
    // Words that begin or end alike.
    "passport", "passport_number", "passenger", "passengers", "passed", "passes", "passage",
    "compass", "bypass", "pass_count", "pass_rate", "pass_mark", "boarding_pass",
    "boarding_pass_number", "ski_pass", "first_pass", "low_pass", "boarding_pass_old",
    "spin", "pinned", "is_pinned", "shipping", "mapping", "pins", "pin_count", "map_pin",
    "gpio_pin", "opinion", "secretary", "secretary_id", "tokenized", "senhal", "keyword",
    "keyword2", "keywords", "monkey", "turkey", "author", "authors", "authority", "authorized",
    "salted", "salted_fish", "salty", "basalt", "assault", "asphalt", "urban", "cookbook",
    "forbearer_id", "seed", "history", "random_seed", "price_history", "private", "pem",
    "parole", "palabra_clave", "关键字", "كلمة",
    // A session's number, a card's kind, an auth's way and time.
    "session_id", "SessionId", "session", "credit_card_type", "credit_card_id", "card",
    "ssh_public_key", "auth_method", "auth_type", "auth_user_id", "authenticated", "last_auth",
    "has_auth", "requires_auth",
    // Facts about a secret.
    "password_hint", "password_changed_at", "password_expires", "password_reset_at",
    "password_length", "password_attempts", "passphrase_hint", "has_password", "is_secret",
    "hasPassword", "needs_password", "secret_level", "token_type", "token_id", "token_expires_at",
    "credential_id", "otp_enabled", "cvv_checked", "cookies_enabled", "cookie_consent",
    "has_cookie",
    "salt_level",
    "iban_checked",
    // Amounts.
    "token_count", "tokens_used", "max_tokens", "maxTokens", "total_tokens", "prompt_tokens",
    "completion_tokens", "number_of_tokens", "failed_passwords",
    // Keys and codes that open nothing.
    "key", "keys", "primary_key", "sort_key", "public_key", "key_id", "access_key_id",
    "foreign_key", "cache_key", "api", "api_key_id", "api_version", "code", "zip_code",
    "postal_code", "country_code", "error_code", "promo_code", "source_code", "language_code",
  ]

  @Test(
    "A name that ends in a word for a secret, or a compound of one, is secret", .promise(7),
    arguments: secret)
  func isSecret(name: String) {
    #expect(ColumnSchema(name: name).isSecret)
    #expect(ColumnSchema(name: name).secretBasis == .named)
    #expect(!ColumnSchema(name: name, isSecret: false).isSecret)
  }

  @Test("A name that only resembles a secret's is not secret", .promise(7), arguments: readable)
  func isReadable(name: String) {
    #expect(!ColumnSchema(name: name).isSecret)
    #expect(ColumnSchema(name: name).secretBasis == nil)
    #expect(ColumnSchema(name: name, isSecret: true).isSecret)
  }

  @Test("The user's setting of secrecy overrides the name, ignoring case", .promise(7))
  func said() {
    let columns = SecretColumns(
      secret: [.init(table: "People", column: "note")],
      readable: [.init(table: "people", column: "TOKEN")])
    #expect(columns.basis(of: "Note", in: "people") == .requested)
    #expect(columns.basis(of: "token", in: "people") == nil)
    #expect(columns.basis(of: "token", in: "devices") == .named)
    #expect(columns.basis(of: "note", in: "devices") == nil)
    #expect(columns.declares("token", in: "PEOPLE") && !columns.declares("pin", in: "people"))
  }
}
