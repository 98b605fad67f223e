import BrowserDriver
import Foundation
import Testing

/// A person in front of a record, with one kind of hand.
struct Walker {
  let server: Server
  let page: Page
  let manner: Manner
  /// The table whose record is shown.
  let table: String
  /// The address of its first record, where that is not by its table.
  var place: String?

  /// Lets a person walk over a fixture; at the end the console must be empty but for refusals with
  /// the statuses that the walk provokes, which a browser logs without being asked.
  ///
  /// Motion is reduced unless it is what is tried: the walks are a third shorter for it.
  static func walk(
    _ manner: Manner, _ fixture: Fixture = .people, in viewport: Viewport? = nil,
    table: String = "people", at place: String? = nil, moving: Bool = false,
    expecting statuses: Set<Int> = [],
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Walker) throws -> Void
  ) throws {
    let server = try Server(fixture)
    defer { server.stop() }
    let page = try Stage.person(viewport ?? (manner.hand == .touch ? .walked : .desktop))
    try page.prefer(Preferences(isDark: manner.isDark, reducesMotion: !moving))
    try Stage.speak(manner.language, page)
    if manner.hasScript {
      try Stage.settleZone(page, at: server.base)
    } else {
      try page.disableScripts()
    }
    var walker = Walker(server: server, page: page, manner: manner, table: table, place: place)
    if fixture == .fields { walker.place = "/t/booking/1" }
    try body(walker)
    try page.expectQuiet(but: statuses, sourceLocation: sourceLocation)
  }

  /// The same in English by light, as most walks are that are not about that.
  static func walk(
    _ fixture: Fixture = .people, by hand: Hand = .touch, in viewport: Viewport? = nil,
    table: String = "people", withoutScript: Bool = false, moving: Bool = false,
    expecting statuses: Set<Int> = [],
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Walker) throws -> Void
  ) throws {
    try walk(
      Manner(hand: hand, hasScript: !withoutScript), fixture, in: viewport, table: table,
      moving: moving, expecting: statuses, sourceLocation: sourceLocation, body)
  }

  var hand: Hand { manner.hand }

  /// The same hands on the same table, of somebody else.
  func another(_ page: Page) -> Walker {
    Walker(server: server, page: page, manner: manner, table: table, place: place)
  }

  /// Opens a record of the table, with parameters if there are any.
  func open(_ record: Int = 1, _ parameters: String = "") throws {
    try page.open("\(server.base)\(place ?? "/t/\(table)/\(record)")\(parameters)")
  }

  /// Opens the first record of the odd fixture, whose table's name has to be encoded.
  func openOdd(_ parameters: String = "") throws {
    try page.open("\(server.base)\(oddPath)\(parameters)")
  }

  var oddPath: String {
    let plain = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."~"))
    return "/t/\(Fixture.table.addingPercentEncoding(withAllowedCharacters: plain) ?? "")/1"
  }

  /// Returns the file's value for a field of the first record.
  func stored(_ field: String) throws -> String? { try server.stored(field, in: table) }
}

extension Page {
  /// Expects that nothing went wrong that a console tells of.
  func expectQuiet(
    but statuses: Set<Int> = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let errors = try consoleErrors().map(\.message).filter { message in
      !statuses.contains { message.contains("status of \($0) ") }
    }
    #expect(errors == [], sourceLocation: sourceLocation)
  }
}

extension Viewport {
  /// A phone with one device pixel for each of the page: there is less to paint, and walks that
  /// look at what is painted say their own size.
  static let walked = Viewport(width: 390, height: 844, isPhone: true)
}
