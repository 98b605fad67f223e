import FoldoutForms
import FoldoutRecords
import Testing

/// Values that look like hashes, and values that do not.
@Suite struct HashLookTests {
  private static let hashes = [
    "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy",
    "$2y$12$Ro0CUfOqk6cXEKf3dyaM7OhSCvnwM9s4wIX9JeLapehKK5YdLxKcm",
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG",
    "$1$O3JMY.Tw$AdLnLjQ/5jXF9.MTp3gHv/", "$6$rounds=5000$usesomesilly$D4IrlXatmP7rx3P3InaxBeo",
    "$P$B55D6LjfHDkINU5wF.v2BuuzO0/XPk/", "$S$DrQRUAqxLFe8XOXyKNv.0gC0Rg8oXcQ",
    "pbkdf2_sha256$720000$PzL1Y6mGq0$wJ3nvTZz0t1Pq1tTzQJk6Hk", "pbkdf2:sha256:600000$x$0f3a11",
    "scrypt:32768:8:1$8Bq1$0f3a119c", "sha1$a1976$a36cc8cbf81742a8fb52e221aaeab48ed7f58ab4",
    "bcrypt_sha256$$2b$12$x", "argon2$argon2id$v=19$m=102400", "md5$salt$5f4dcc3b5aa765d61d83",
    "{SSHA}DkMTwBl+a/3DQTxCYEApdUtNXGgdUac3", "{CRYPT}$6$rounds",
    "5f4dcc3b5aa765d61d8327deb882cf99", "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8",
    "XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg=",
  ]

  private static let others = [
    "", "x", "letmein", "hunter2", "correct horse battery staple", "$100", "$5 and $6 dollars",
    "$secret", "tr0ub4dor&3", "md5", "{a}", "{name} and more", "deadbeef",
    "a-very-long-password-of-small-letters", "AVERYLONGPASSWORDOFCAPITALSONLYXYZ",
    "pa$$word", "sha1 is old$", "12345678901234567890",
  ]

  @Test("A text that a maker of hashes has marked, or a long one of digits, looks like a hash")
  func texts() {
    for text in Self.hashes {
      #expect(HashLook.isOf(text), "\(text)")
      #expect(HashLook.isOfMost([.text(text), .null, .text("")]), "\(text)")
    }
    for text in Self.others {
      #expect(!HashLook.isOf(text), "\(text)")
      #expect(!HashLook.isOfMost([.text(text)]), "\(text)")
    }
  }

  @Test("Most of the values decide, and unmarked ones have one length")
  func columns() {
    let marked = Self.hashes.prefix(15).map { StoredValue.text($0) }
    let plain = Self.others.map { StoredValue.text($0) }
    #expect(HashLook.isOfMost(marked))
    #expect(HashLook.isOfMost(marked + Array(plain.prefix(14))))
    #expect(!HashLook.isOfMost(Array(marked.prefix(3)) + Array(plain.prefix(6))))
    func hex(_ count: Int) -> StoredValue { .text(String(repeating: "0f", count: count / 2)) }
    #expect(HashLook.isOfMost([hex(40), hex(40), hex(40), hex(64)]))
    #expect(!HashLook.isOfMost([hex(40), hex(42), hex(44), hex(64)]))
    func bytes(_ count: Int) -> StoredValue { .blob(Array(repeating: 7, count: count)) }
    #expect(HashLook.isOfMost([bytes(32), bytes(32)]))
    #expect(!HashLook.isOfMost([bytes(4), bytes(4)]))
    let none: [[StoredValue]] = [[], [.null], [.integer(4711), .integer(4712)], [.redacted(1)]]
    for values in none { #expect(!HashLook.isOfMost(values)) }
  }
}
