import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// A computer whose clock is outside the years 1 to 9999.
@Suite struct ClockTests {
  private static let invalidTimes = [1e15, -1e15, 253_402_300_800]

  private func visitor(_ seconds: Double) -> Visitor {
    var visitor = Visitor(Company.store(), screens: Company.screens)
    visitor.site = Site(
      app: visitor.site.app, shell: visitor.site.shell,
      resolver: EnvironmentResolver(
        zone: .gmt, now: { Date(timeIntervalSince1970: seconds) }))
    return visitor
  }

  @Test("Every page says that the clock is wrong, and nothing is changed", arguments: invalidTimes)
  func pages(seconds: Double) async throws {
    let visitor = visitor(seconds)
    for address in ["/", "/t/people", "/t/people/1", "/t/people?add"] {
      let page = await visitor.get(address)
      #expect(page.code == 500, "\(address)")
      #expect(page.reason?.hasPrefix("This computer’s clock") == true, "for the log")
      #expect(page.text.contains("clock is set before the year 1"), "\(address)")
      #expect(!page.text.contains("9999-12-31") && !page.text.contains("0001-01-01"))
    }
    let batch = await visitor.batch("/t/people/1?tap=hired")
    #expect(batch.code == 500 && batch.text.hasPrefix("This computer’s clock"))
    let change = await visitor.post(
      "/t/people/1", [("name", "Zoe"), ("~original.name", "t:Ada%20Brandt")])
    #expect(change.code == 500)
    #expect(try await visitor.store.cell("name") == .text("Ada Brandt"))
  }

  @Test("A host does not start if the clock is outside the years 1 to 9999")
  func starting() throws {
    for seconds in Self.invalidTimes {
      #expect(throws: HostError.clock) {
        try WebHost.check(clock: Date(timeIntervalSince1970: seconds))
      }
    }
    try WebHost.check(clock: Visitor.now)
  }

  @Test(
    "A text that is not a port is refused, and no text means port 8080",
    arguments: ["abc", "", "65536", "-1", "8080 ", "80a"])
  func ports(text: String) throws {
    #expect(throws: HostError.notAPort(text)) { try WebHost.port(text) }
    #expect(try WebHost.port(nil) == 8080)
    #expect(try WebHost.port("0") == 0 && WebHost.port("65535") == 65_535)
  }

  /// Midnight could pass between two readings of the clock.
  @Test("The clock is read once for a page with switches")
  func onceForAPage() async throws {
    let clock = CountingClock()
    var visitor = Visitor(
      Company.store(),
      screens: [
        .record(
          "Name", of: "people", key: RecordKey([.integer(1)]), at: "/name",
          form: { _ in Form<Person>("Name") { Section("") { TextField("Name", \.name) } } },
          blank: Person(), switches: true)
      ])
    visitor.site = Site(
      app: visitor.site.app, shell: visitor.site.shell,
      resolver: EnvironmentResolver(zone: .gmt, now: { clock.next() }))
    #expect(await visitor.get("/name?lang=nl").code == 200)
    #expect(clock.count == 1)
    #expect(await visitor.get("/").code == 200)
    #expect(clock.count == 2)
  }
}

/// A clock that counts its readings.
///
/// `@unchecked Sendable`: `readings` is touched under `lock` only.
private final class CountingClock: @unchecked Sendable {
  private let lock = NSLock()
  private var readings = 0

  var count: Int { lock.withLock { readings } }

  func next() -> Date {
    lock.withLock { readings += 1 }
    return Visitor.now
  }
}
