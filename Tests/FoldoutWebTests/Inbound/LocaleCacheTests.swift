import Foundation
import Testing

@testable import FoldoutWeb

/// Environments of requests: each is read once, and little of it is kept.
@Suite struct LocaleCacheTests {
  private let places = LocaleCache()

  private func ask(_ said: LocaleCache.Key, _ locale: String = "en") -> (String, isAsked: Bool) {
    var isAsked = false
    let entry = places.entry(of: said) { _ in
      isAsked = true
      return LocaleCache.Entry(locale: Locale(identifier: locale), zone: .gmt)
    }
    return (entry.locale.identifier, isAsked)
  }

  @Test("The environment of identical headers is computed once")
  func whatIsSaidTwiceIsReadOnce() {
    #expect(ask(.init(accepted: "nl"), "nl") == ("nl", true))
    #expect(ask(.init(accepted: "nl"), "de") == ("nl", false))
  }

  @Test("Language, zone, cookie and accepted languages each make a different cache entry")
  func eachThingThatIsSaidCounts() {
    let text = "en"
    for said in [
      LocaleCache.Key(), .init(language: text), .init(zone: text), .init(cookie: text),
      .init(accepted: text),
    ] {
      #expect(ask(said).isAsked)
    }
    #expect(places.count == 5)
  }

  @Test("The cache is bounded, and long headers are not kept")
  func littleIsKept() {
    for number in 0..<1_000 { #expect(ask(.init(cookie: "\(number)")).isAsked) }
    #expect(places.count <= LocaleCache.maxKept)
    let long = LocaleCache.Key(cookie: String(repeating: "x", count: 501))
    #expect(ask(long).isAsked && ask(long).isAsked)
  }
}
