import FoldoutForms
import FoldoutSQLite
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// The language and time zone: chosen on the start page, kept in two cookies, reported if unknown.
@Suite struct EnvironmentTests {
  private let visitor = Visitor(Company.store())

  private func choose(_ pairs: [(String, String)]) async -> SiteResponse {
    await visitor.post("/", pairs)
  }

  private func cookies(_ answer: SiteResponse) -> [String] { answer.headers[values: .setCookie] }

  @Test("A chosen language and time zone are kept in cookies for a year")
  func aChoiceIsACookieForAYear() async throws {
    let answer = await choose([("lang", "de"), ("zone", "America/New_York")])
    #expect(answer.code == 303)
    #expect(answer.location == "/")
    #expect(
      cookies(answer) == [
        "lang=de; Path=/; SameSite=Lax; Max-Age=31536000",
        "zone=America%2FNew_York; Path=/; SameSite=Lax; Max-Age=31536000",
      ])
    var chosen = visitor
    chosen.headers[.cookie] = "lang=de; zone=America%2FNew_York"
    let page = try PageReader.page(await chosen.get("/"))
    let selected = page.all("option").filter { $0["selected"] != nil }.map { $0["value"] }
    #expect(selected == ["de", "America/New_York"])
    let record = await chosen.get("/t/people/1")
    #expect(record.text.contains("14.08.2002"))
  }

  @Test(
    "Every link of a page keeps the language in its address",
    arguments: [
      "/?lang=de", "/t/staff?lang=de", "/t/staff?lang=de&open=1", "/t/staff/1?lang=de",
      "/t/staff/1?lang=de&remove", "/t/staff?add&lang=de", "/t/staff?add=1&lang=de",
      "/t/staff/99?lang=de", "/t/nothing?lang=de",
    ])
  func linksKeepTheLanguage(address: String) async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, team INTEGER REFERENCES team (id));
        INSERT INTO team VALUES (1, 'Red');
        INSERT INTO staff VALUES (1, 'Ada', 1), (2, 'Ben', NULL);
        """)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let page = try PageReader.page(await Visitor(store).get(address))
    let links = page.all("a").compactMap { $0["href"] }.filter { $0.hasPrefix("/") }
    #expect(!links.isEmpty)
    for link in links { #expect(link.contains("lang=de"), "\(link)") }
  }

  @Test("The start page selects the language and zone of its address before those of cookies")
  func theAddressIsSelected() async throws {
    var visitor = Visitor(Company.store())
    visitor.headers[.cookie] = "lang=de; zone=Europe%2FBerlin"
    func selected(_ address: String) async throws -> [String?] {
      try PageReader.page(await visitor.get(address)).all("option")
        .filter { $0["selected"] != nil }.map { $0["value"] }
    }
    #expect(try await selected("/?lang=nl&zone=Asia/Tokyo") == ["nl", "Asia/Tokyo"])
    #expect(try await selected("/?lang=xx-QQQ&zone=Mars/Base") == ["de", "Europe/Berlin"])
  }

  @Test("Choosing Automatic removes the cookies")
  func automaticTakesTheCookiesAway() async throws {
    let answer = await choose([("lang", ""), ("zone", "")])
    #expect(
      cookies(answer) == [
        "lang=; Path=/; SameSite=Lax; Max-Age=0", "zone=; Path=/; SameSite=Lax; Max-Age=0",
      ])
    let page = try PageReader.page(await visitor.get("/"))
    #expect(page.all("option").filter { $0["selected"] != nil }.isEmpty)
    #expect(page.text.contains("Berlin (automatic)"))
  }

  @Test("The browser's own time zone is used as automatic, and not as a choice")
  func theBrowsersOwnZoneIsAutomatic() async throws {
    var visitor = visitor
    visitor.headers[.cookie] = "zone=~Asia/Tokyo"
    let page = try PageReader.page(await visitor.get("/"))
    #expect(page.all("option").filter { $0["selected"] != nil }.isEmpty)
    #expect(page.text.contains("Tokyo (automatic)"))
    let own = page.all("option").compactMap { $0["data-zone"] }
    #expect(own == ["{} (automatic)"])
    #expect(await visitor.get("/t/people/1?open=left").text.contains("Tokyo"))
    // An invalid zone in the cookie is ignored, and the mark cannot be sent as a choice.
    visitor.headers[.cookie] = "zone=~Mars/Base"
    #expect(await visitor.get("/").text.contains("Berlin (automatic)"))
    #expect(cookies(await choose([("zone", "~Asia/Tokyo")])).isEmpty)
    // While another zone is chosen, the server does not know the browser's own.
    visitor.headers[.cookie] = "zone=Asia/Tokyo"
    #expect(await visitor.get("/").text.contains("Berlin (automatic)"))
  }

  @Test("Every language and time zone on offer is accepted")
  func everyOfferIsTaken() async throws {
    let page = try PageReader.page(await visitor.get("/?zones=all"))
    for name in ["lang", "zone"] {
      let values = try #require(page.byID(name)).all("option").compactMap { $0["value"] }
      #expect(values.count > 20)
      for value in values {
        let answer = await choose([(name, value)])
        #expect(answer.location == "/", "\(value)")
        #expect(cookies(answer).count == 1)
      }
    }
  }

  /// A change sets an empty zone cookie again each time, so that Back shows no older page. A zone
  /// that somebody chose, or that the script found, stays.
  @Test(
    "A change keeps the browser from showing the page before it on Back",
    arguments: [
      (nil, true), ("lang=de", true), ("zone=~", true), ("zone=Asia%2FTokyo", false),
      ("zone=~Asia/Tokyo", false),
    ] as [(String?, Bool)])
  func aChangeKeepsThePageBeforeFromBack(cookie: String?, isWritten: Bool) async throws {
    var visitor = visitor
    visitor.headers[.cookie] = cookie
    let answer = try await visitor.send("/t/people/1") { try $0.type("Ada B.", into: "name") }
    #expect(answer.code == 303)
    let own = "zone=~; Path=/; SameSite=Lax; Max-Age=86400"
    #expect(cookies(answer) == (isWritten ? [own] : []))
  }

  /// A list of all zones would be larger than the rest of the page.
  @Test("The start page offers the chosen time zone and a link to all zones")
  func zonesAreALinkAway() async throws {
    var visitor = visitor
    visitor.headers[.cookie] = "zone=Asia%2FTokyo"
    let page = try PageReader.page(await visitor.get("/"))
    let zones = try #require(page.byID("zone")).all("option")
    #expect(zones.compactMap { $0["value"] } == ["", "Asia/Tokyo"])
    let link = try #require(page.byID("zones")?["href"])
    let whole = try PageReader.page(await visitor.get(link))
    let all = try #require(whole.byID("zone")).all("option")
    #expect(all.count > 300)
    #expect(all.filter { $0["selected"] != nil }.map { $0["value"] } == ["Asia/Tokyo"])
    #expect(whole.byID("zones") == nil)
  }

  @Test("An unknown language or time zone is reported with the one used instead")
  func whatIsUnknownIsSaid() async throws {
    let answer = await choose([("lang", "xx"), ("zone", "Mars/Base")])
    #expect(cookies(answer).isEmpty)
    #expect(answer.location == "/?lang=xx&zone=Mars%2FBase")
    for address in ["/", "/t/people", "/t/people/1"] {
      let page = await visitor.get("\(address)?lang=xx&zone=Mars%2FBase")
      let notes = try PageReader.page(page).all { $0["class"] == "note" }.map(\.text)
      #expect(notes.prefix(2).map { $0.contains("xx") } == [true, false])
      #expect(notes.dropFirst().first?.contains("Mars/Base") == true)
      #expect(notes.dropFirst().first?.contains("Europe/Berlin") == true)
    }
    #expect(try await notes("/?lang=de&zone=Asia%2FTokyo") == [])
  }

  private func notes(_ address: String) async throws -> [String] {
    try PageReader.page(await visitor.get(address)).all { $0["class"] == "note" }.map(\.text)
  }

  /// Dates and numbers follow such a language, so it is not unknown.
  @Test("A language without words is reported if the address has it, not if the browser accepts it")
  func untranslated() async throws {
    let swedish = """
      Buttons and messages aren’t translated into Svenska and are in English. Dates and numbers \
      follow Svenska.
      """
    for address in ["/", "/t/people", "/t/people/1"] {
      #expect(try await notes("\(address)?lang=sv") == [swedish])
      for tag in ["en", "en-GB", "de-CH", "nl", "ar-EG"] {
        #expect(try await notes("\(address)?lang=\(tag)") == [], "\(tag)")
      }
    }
    #expect(await visitor.get("/t/people/1?lang=sv").text.contains("31,50"))
    var swede = visitor
    swede.headers[.acceptLanguage] = "sv"
    let page = try PageReader.page(await swede.get("/t/people"))
    #expect(page.all { $0["class"] == "note" }.isEmpty)
  }

  @Test("An empty language, zone or direction in the address is the same as none")
  func empty() async throws {
    #expect(try await notes("/t/people?lang=&zone=&dir=") == [])
    var ask = SiteRequest(method: .post, path: "/", query: .none, headers: [:], body: [])
    ask.query = try Parameters("lang=".utf8)
    ask.pageFingerprint = "0123456789abcdef.nl"
    ask.headers[.cookie] = "lang=de"
    #expect(visitor.site.resolver.environment(for: ask).locale.identifier == "nl")
  }

  @Test("An unknown direction in the address is reported with the one used instead")
  func direction() async throws {
    for address in ["/", "/t/people", "/t/people/1"] {
      #expect(
        try await notes("\(address)?dir=up") == ["“up” isn’t a supported direction; using ltr."])
      #expect(try await notes("\(address)?dir=rtl") == [])
    }
  }

  /// Invented tags must not create locales of their own.
  @Test(
    "Any language tag leads to a known locale",
    arguments: [
      ("en-US-u-ca-hebrew", "en_US@calendar=hebrew"), ("nl-NL", "nl_NL"), ("de-QQ", "de"),
      ("en-GB-abcde-fghij", "en_GB"), ("fr-u-zz-junk", "fr"), ("qq-QQ", "en"), ("*", "en"),
      ("en@calendar=hebrew", "en"), ("", "en"),
    ])
  func whateverIsAskedForIsAKnownLocale(tag: String, locale: String) throws {
    let resolver = visitor.site.resolver
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
    ] as [(String?, String?, String?, String?, String)])
  func theNearestSaysTheLanguage(
    address: String?, page: String?, cookie: String?, browser: String?, locale: String
  ) throws {
    var ask = SiteRequest(method: .post, path: "/", query: .none, headers: [:], body: [])
    if let address { ask.query = try Parameters("lang=\(address)".utf8) }
    ask.pageFingerprint = page.map { "0123456789abcdef.\($0)" }
    if let cookie { ask.headers[.cookie] = "zone=Asia/Tokyo; lang=\(cookie)" }
    ask.headers[.acceptLanguage] = browser
    #expect(visitor.site.resolver.environment(for: ask).locale.identifier == locale)
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
    #expect(visitor.site.resolver.environment(for: ask).locale.identifier == locale)
  }

  @Test("A calendar can be requested in the language tag")
  func aCalendarMayBeAskedFor() async throws {
    let page = await visitor.get("/t/people/1?lang=en-US-u-ca-hebrew")
    #expect(page.text.contains("Elul") || page.text.contains("5762"))
    #expect(try PageReader.page(page).all { $0["class"] == "note" }.isEmpty)
    var chosen = visitor
    chosen.headers[.cookie] = "lang=en-US-u-ca-hebrew"
    let selected = try PageReader.page(await chosen.get("/")).all("option")
      .filter { $0["selected"] != nil }
    #expect(selected.map { $0["value"] } == ["en-US-u-ca-hebrew"])
  }

  @Test("Only the server's own pages may set the language")
  func onlyOurPagesMayChoose() async {
    let foreign = await visitor.post("/", [("lang", "de")], [.origin: "http://evil.example"])
    #expect(foreign.code == 403)
    #expect(cookies(foreign).isEmpty)
    #expect(await choose([("theme", "dark")]).code == 422)
  }
}
