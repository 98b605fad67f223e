import FoldoutForms
import Testing

@Suite("Addresses, phone numbers and links")
struct AddressRuleTests {
  @Test(
    "Valid e-mail addresses are accepted",
    arguments: [
      "ada@example.org", "Ada.Lovelace@Example.ORG", "a@b.co", "first+tag@sub.example.co.uk",
      "o'hara@example.org", "_@example.org", "1@2.example", "user@xn--bcher-kva.example",
      "zoë@bücher.example", "用户@例子.公司", "मेल@उदाहरण.भारत", "a@1and1.com",
      String(repeating: "a", count: 64) + "@example.org",
    ])
  func goodEmail(_ text: String) {
    #expect(EmailAddress(text)?.text == text)
  }

  @Test(
    "Invalid e-mail addresses are refused",
    arguments: [
      "", "ada", "@", "ada@", "@example.org", "ada@example", "ada@@example.org",
      "ada@exa mple.org", "ada lovelace@example.org", " ada@example.org", "ada@example.org ",
      ".ada@example.org", "ada.@example.org", "a..da@example.org", "ada@.example.org",
      "ada@example..org", "ada@example.org.", "ada@-example.org", "ada@example-.org",
      "ada@127.0.0.1", "ada@[127.0.0.1]", "\"ada\"@example.org", "Ada <ada@example.org>",
      "ada@example.org,bob@example.org", "ada@exam_ple.org", "ada@example.org\n",
      "ada\u{202E}@example.org", "ada\u{200B}@example.org", "ada@example.org\u{0}",
      "mailto:ada@example.org", String(repeating: "a", count: 65) + "@example.org",
      "a@" + String(repeating: "b", count: 64) + ".org",
      "a@" + String(repeating: "b.", count: 130) + "org",
    ])
  func badEmail(_ text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test(
    "Web addresses are accepted and lead to their pages",
    arguments: [
      ("https://example.org", "https://example.org"),
      ("http://example.org/a/b?c=d&e#f", "http://example.org/a/b?c=d&e#f"),
      ("HTTPS://Example.org:8443/", "HTTPS://Example.org:8443/"),
      ("http://localhost:8080/x", "http://localhost:8080/x"),
      ("http://127.0.0.1", "http://127.0.0.1"), ("http://[::1]:80/", "http://[::1]:80/"),
      ("example.org", "https://example.org"), ("www.example.org/a", "https://www.example.org/a"),
      ("example.org:8080?q", "https://example.org:8080?q"),
      ("https://bücher.example/é", "https://bücher.example/é"),
      ("https://例子.公司", "https://例子.公司"),
      ("https://example.org/a@b:c", "https://example.org/a@b:c"),
    ])
  func goodURL(text: String, link: String) {
    #expect(WebAddress(text)?.link == link)
  }

  @Test(
    "Invalid web addresses are refused",
    arguments: [
      "", "example", "localhost", "127.0.0.1", "http://", "http:///path", "https://?q", "//x.org",
      "javascript:alert(1)", "JavaScript://example.org/%0aalert(1)", "data:text/html,x",
      "ftp://example.org", "file:///etc/passwd", "mailto:ada@example.org", "ada@example.org",
      "https://ada:pw@example.org", "https://example.org@evil.example", "https://exa mple.org",
      " https://example.org", "https://example.org/a b", "https://example.org/\u{202E}gpj.exe",
      "https://example.org/\"onclick=", "https://example.org/<b>", "https://example.org:",
      "https://example.org:0", "https://example.org:65536", "https://example.org:8o",
      "https://256.0.0.1", "https://1.2.3", "https://a..b", "https://-a.org", "https://[::1",
      "https://[evil]", "\u{1}javascript:alert(1)", "java\nscript:alert(1)",
      "https://example.org/" + String(repeating: "a", count: 2000),
    ])
  func badURL(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(
    "Phone numbers are accepted and dialled by their digits and extension",
    arguments: [
      ("112", "tel:112"), ("+1 555 010 0100", "tel:+15550100100"),
      ("(555) 010-0100", "tel:5550100100"), ("+31 20 123 45 67", "tel:+31201234567"),
      ("020/1234567", "tel:0201234567"), ("020.123.45.67", "tel:0201234567"),
      ("+49 (0) 30 123456", "tel:+4930123456"), ("(+31) 20 1234567", "tel:+31201234567"),
      ("00 31 20 1234567", "tel:0031201234567"), ("555-0100 x12", "tel:5550100;ext=12"),
      ("555-0100 ext. 7", "tel:5550100;ext=7"), ("555-0100 EXT 7", "tel:5550100;ext=7"),
      ("555-0100#7", "tel:5550100;ext=7"), ("٠١٢٣٤٥٦٧", "tel:01234567"),
      ("+1\u{A0}555\u{2011}0100", "tel:+15550100"),
    ])
  func goodPhone(text: String, link: String) {
    #expect(PhoneNumber(text)?.link == link)
  }

  @Test(
    "Invalid phone numbers are refused",
    arguments: [
      "", "12", "none", "+", "+1", "1-800-FLOWERS", "1234567890123456", "12+34567", "++1 5550100",
      "(555 0100", "555) 0100", "((555)) 0100", "555 0100 ext", "555 0100 x", "x12",
      "555 0100 x12345678", "555,0100", "555\n0100", "½½½", "一二三", "555 0100 or 555 0101",
      "tel:5550100", "\u{202D}5550100", String(repeating: " ", count: 300) + "112",
    ])
  func badPhone(_ text: String) {
    #expect(PhoneNumber(text) == nil)
  }

  @Test("Only kinds with an address have a link")
  func links() {
    #expect(FieldKind.email.link(of: "a+b@example.org") == "mailto:a%2Bb@example.org")
    #expect(FieldKind.phone.link(of: "112") == "tel:112")
    #expect(FieldKind.url.link(of: "javascript:x") == nil)
    #expect(FieldKind.text.link(of: "https://example.org") == nil)
  }
}
