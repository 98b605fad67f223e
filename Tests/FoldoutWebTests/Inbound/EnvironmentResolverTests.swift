import FoldoutForms
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// The language of a request.
@Suite struct EnvironmentResolverTests {
  private let resolver = EnvironmentResolver(zone: .gmt, now: { Visitor.now })

  /// Invented tags must not create locales of their own.
  @Test(
    "Any language tag leads to a known locale",
    arguments: [
      ("en-US-u-ca-hebrew", "en_US@calendar=hebrew"), ("nl-NL", "nl_NL"), ("de-QQ", "de"),
      ("en-GB-abcde-fghij", "en_GB"), ("fr-u-zz-junk", "fr"), ("qq-QQ", "en"), ("*", "en"),
      ("en@calendar=hebrew", "en"), ("", "en"),
    ])
  func whateverIsAskedForIsAKnownLocale(tag: String, locale: String) throws {
    var ask = SiteRequest(method: .get, path: "/", query: .none, headers: [:], body: [])
    ask.headers[.acceptLanguage] = tag
    #expect(resolver.environment(for: ask).locale.identifier == locale)
    ask.headers = [.cookie: "lang=\(PercentCoding.encode(tag))"]
    #expect(resolver.environment(for: ask).locale.identifier == locale)
    ask.headers = [:]
    ask.query = try Parameters("lang=\(PercentCoding.encode(tag))".utf8)
    #expect(resolver.environment(for: ask).locale.identifier == locale)
  }

  /// The page is the one from which a change is sent.
  @Test(
    "The language comes from the address, then the page, then the cookie, then the browser",
    arguments: [
      ("fi", "nl", "de", "fr", "fi"), (nil, "nl", "de", "fr", "nl"), (nil, nil, "de", "fr", "de"),
      (nil, nil, nil, "fr", "fr"), (nil, nil, nil, nil, "en"), ("qq", "nl", "de", "fr", "de"),
      ("", "nl", "de", nil, "nl"),
    ] as [(String?, String?, String?, String?, String)])
  func theNearestSaysTheLanguage(
    address: String?, page: String?, cookie: String?, browser: String?, locale: String
  ) throws {
    var ask = SiteRequest(method: .post, path: "/", query: .none, headers: [:], body: [])
    if let address { ask.query = try Parameters("lang=\(address)".utf8) }
    ask.pageFingerprint = page.map { "0123456789abcdef.\($0)" }
    if let cookie { ask.headers[.cookie] = "zone=Asia/Tokyo; lang=\(cookie)" }
    ask.headers[.acceptLanguage] = browser
    #expect(resolver.environment(for: ask).locale.identifier == locale)
  }

  /// A weight of zero excludes the language.
  @Test(
    "The browser's weights decide among its accepted languages",
    arguments: [
      ("de;q=0, nl", "nl"), ("nl, de;q=0", "nl"), ("de;q=0", "en"), ("de; q=0.0, *", "en"),
      ("nl;q=0.3, de;q=0.8", "de"), ("nl;q=0.5, de;q=0.5", "nl"), ("qq, nl;q=0.1", "nl"),
    ])
  func aLanguageWeighsWhatTheBrowserSays(header: String, locale: String) {
    let ask = SiteRequest(
      method: .get, path: "/", query: .none, headers: [.acceptLanguage: header], body: [])
    #expect(resolver.environment(for: ask).locale.identifier == locale)
  }
}
