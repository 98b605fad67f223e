import FoldoutForms
import FoldoutSQLite
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// The language and time zone: chosen on the start page, kept in two cookies, reported if unknown.
@Suite struct EnvironmentTests {
  private let visitor = Visitor(Company.store())

  private func visitor(cookie: String?) -> Visitor {
    var visitor = visitor
    visitor.headers[.cookie] = cookie
    return visitor
  }

  private func choose(_ pairs: [(String, String)]) async -> SiteResponse {
    await visitor.post("/", pairs)
  }

  private func cookies(_ answer: SiteResponse) -> [String] { answer.headers[values: .setCookie] }

  /// Returns the options that are selected on a start page.
  private func selected(_ page: Element) -> [String?] {
    page.all("option").filter { $0["selected"] != nil }.map { $0["value"] }
  }

  @Test("0.24 A chosen language and time zone are kept in cookies for a year")
  func aChoiceIsACookieForAYear() async throws {
    let answer = await choose([("lang", "de"), ("zone", "America/New_York")])
    #expect(answer.code == 303)
    #expect(answer.location == "/")
    #expect(
      cookies(answer) == [
        "lang=de; Path=/; SameSite=Lax; Max-Age=31536000",
        "zone=America%2FNew_York; Path=/; SameSite=Lax; Max-Age=31536000",
      ])
    let chosen = visitor(cookie: "lang=de; zone=America%2FNew_York")
    #expect(
      selected(try PageReader.page(await chosen.get("/"))) == ["de", "America/New_York"])
    #expect(await chosen.get("/t/people/1").text.contains("14.08.2002"))
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

  @Test(
    "The start page selects the language and zone of its address before those of cookies",
    arguments: [
      ("/?lang=nl&zone=Asia/Tokyo", ["nl", "Asia/Tokyo"]),
      ("/?lang=xx-QQQ&zone=Mars/Base", ["de", "Europe/Berlin"]),
    ])
  func theAddressIsSelected(address: String, values: [String?]) async throws {
    let page = await visitor(cookie: "lang=de; zone=Europe%2FBerlin").get(address)
    #expect(selected(try PageReader.page(page)) == values)
  }

  @Test("Choosing Automatic removes the cookies")
  func automaticTakesTheCookiesAway() async throws {
    let answer = await choose([("lang", ""), ("zone", "")])
    #expect(
      cookies(answer) == [
        "lang=; Path=/; SameSite=Lax; Max-Age=0", "zone=; Path=/; SameSite=Lax; Max-Age=0",
      ])
    let page = try PageReader.page(await visitor.get("/"))
    #expect(selected(page).isEmpty)
    #expect(page.text.contains("Berlin (automatic)"))
  }

  @Test("The browser's own time zone is used as automatic, and not as a choice")
  func theBrowsersOwnZoneIsAutomatic() async throws {
    let tokyo = visitor(cookie: "zone=~Asia/Tokyo")
    let page = try PageReader.page(await tokyo.get("/"))
    #expect(selected(page).isEmpty)
    #expect(page.text.contains("Tokyo (automatic)"))
    #expect(page.all("option").compactMap { $0["data-zone"] } == ["{} (automatic)"])
    #expect(await tokyo.get("/t/people/1?open=left").text.contains("Tokyo"))
    // An invalid zone in the cookie is ignored. While another zone is chosen, the server does not
    // know the browser's own.
    for cookie in ["zone=~Mars/Base", "zone=Asia/Tokyo"] {
      let page = await visitor(cookie: cookie).get("/").text
      #expect(page.contains("Berlin (automatic)"), "\(cookie)")
    }
    // The mark cannot be sent as a choice.
    #expect(cookies(await choose([("zone", "~Asia/Tokyo")])).isEmpty)
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
    let answer = try await visitor(cookie: cookie).send("/t/people/1") {
      try $0.type("Ada B.", into: "name")
    }
    #expect(answer.code == 303)
    let own = "zone=~; Path=/; SameSite=Lax; Max-Age=86400"
    #expect(cookies(answer) == (isWritten ? [own] : []))
  }

  /// A list of all zones would be larger than the rest of the page.
  @Test("0.24 The start page offers the chosen time zone and a link to all zones")
  func zonesAreALinkAway() async throws {
    let visitor = visitor(cookie: "zone=Asia%2FTokyo")
    let page = try PageReader.page(await visitor.get("/"))
    let zones = try #require(page.byID("zone"))
    #expect(zones.all("option").compactMap { $0["value"] } == ["", "Asia/Tokyo"])
    let link = try #require(page.byID("zones")?["href"])
    let whole = try PageReader.page(await visitor.get(link))
    let all = try #require(whole.byID("zone"))
    #expect(all.all("option").count > 300 && selected(all) == ["Asia/Tokyo"])
    #expect(whole.byID("zones") == nil)
  }

  private func notes(_ address: String) async throws -> [String] {
    try PageReader.page(await visitor.get(address)).all { $0["class"] == "note" }.map(\.text)
  }

  @Test("An unknown language or time zone is answered with its address, and no cookie")
  func whatIsUnknownIsNoCookie() async throws {
    let answer = await choose([("lang", "xx"), ("zone", "Mars/Base")])
    #expect(cookies(answer).isEmpty)
    #expect(answer.location == "/?lang=xx&zone=Mars%2FBase")
  }

  /// A language without words is known, because dates and numbers follow it.
  @Test(
    "0.25 An unknown language, zone or direction is reported with the one used instead",
    arguments: ["/", "/t/people", "/t/people/1"])
  func whatIsUnknownIsSaid(address: String) async throws {
    let unknown = try await notes("\(address)?lang=xx&zone=Mars%2FBase")
    #expect(unknown.count == 2 && unknown[0].contains("xx"))
    #expect(unknown[1].contains("Mars/Base") && unknown[1].contains("Europe/Berlin"))
    let swedish = """
      Buttons and messages aren’t translated into Svenska and are in English. Dates and numbers \
      follow Svenska.
      """
    #expect(try await notes("\(address)?lang=sv") == [swedish])
    #expect(
      try await notes("\(address)?dir=up") == ["“up” isn’t a supported direction; using ltr."])
    for query in [
      "lang=de&zone=Asia%2FTokyo", "lang=en-GB", "lang=de-CH", "lang=nl", "lang=ar-EG", "dir=rtl",
      "lang=&zone=&dir=",
    ] {
      #expect(try await notes("\(address)?\(query)") == [], "\(query)")
    }
  }

  @Test("A language without words is not reported if only the browser accepts it")
  func untranslated() async throws {
    #expect(await visitor.get("/t/people/1?lang=sv").text.contains("31,50"))
    var swede = visitor
    swede.headers[.acceptLanguage] = "sv"
    let page = try PageReader.page(await swede.get("/t/people"))
    #expect(page.all { $0["class"] == "note" }.isEmpty)
  }

  @Test("A calendar can be requested in the language tag")
  func aCalendarMayBeAskedFor() async throws {
    let page = await visitor.get("/t/people/1?lang=en-US-u-ca-hebrew")
    #expect(page.text.contains("Elul") || page.text.contains("5762"))
    #expect(try PageReader.page(page).all { $0["class"] == "note" }.isEmpty)
    let chosen = await visitor(cookie: "lang=en-US-u-ca-hebrew").get("/")
    #expect(selected(try PageReader.page(chosen)) == ["en-US-u-ca-hebrew"])
  }

  @Test("Only the server's own pages may set the language", .promise(8))
  func onlyOurPagesMayChoose() async {
    let foreign = await visitor.post("/", [("lang", "de")], [.origin: "http://evil.example"])
    #expect(foreign.code == 403)
    #expect(cookies(foreign).isEmpty)
    #expect(await choose([("theme", "dark")]).code == 422)
  }
}
