import BrowserDriver
import Foundation
import Testing

/// A person in front of a record, who acts with one kind of hand.
struct Walker {
  let server: Server
  let page: Page
  let manner: Manner
  /// The table whose record is shown.
  let table: String
  /// The address of the first record, if the table's name does not give it.
  var place: String?

  /// Serves a fixture, lets a person walk over it, and expects no errors in the console at the end.
  ///
  /// Browsers log refusals by themselves, so those with the given statuses are ignored. Motion is
  /// reduced unless `moving` is true, which makes the walks a third shorter.
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

  /// Lets a person walk over a fixture in English and light mode, which suits most walks.
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

  /// Returns a walker on another page with the same server, manner and table.
  func another(_ page: Page) -> Walker {
    Walker(server: server, page: page, manner: manner, table: table, place: place)
  }

  /// Opens a record of the table, with the given query if any.
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
  /// Expects no errors in the console, except refusals with the given statuses.
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
  /// A phone with one device pixel per CSS pixel, which is faster to paint. Walks that examine
  /// painting use their own size.
  static let walked = Viewport(width: 390, height: 844, isPhone: true)
}
