import Foundation
import Testing

@testable import FoldoutWeb

/// The cache of requests' environments: each is computed once, and the cache stays small.
@Suite struct LocaleCacheTests {
  private let cache = LocaleCache()

  private func ask(_ key: LocaleCache.Key, _ locale: String = "en") -> (String, isAsked: Bool) {
    var isAsked = false
    let entry = cache.entry(of: key) { _ in
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
    for key in [
      LocaleCache.Key(), .init(language: text), .init(zone: text), .init(cookie: text),
      .init(accepted: text),
    ] {
      #expect(ask(key).isAsked)
    }
    #expect(cache.count == 5)
  }

  @Test("The cache is bounded, and long headers are not kept")
  func littleIsKept() {
    for number in 0..<1_000 { #expect(ask(.init(cookie: "\(number)")).isAsked) }
    #expect(cache.count <= LocaleCache.maxKept)
    let long = LocaleCache.Key(cookie: String(repeating: "x", count: 501))
    #expect(ask(long).isAsked && ask(long).isAsked)
  }
}
