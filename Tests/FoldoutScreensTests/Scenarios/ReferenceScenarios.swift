import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of references that are shown, searched and chosen, on the text host.
@Suite struct ReferenceScenarios {
  private let tracks = Tracks()

  @Test("0.38 A reference shows the title of its record, its key and a link to it")
  func title() throws {
    let host = try tracks.host()
    #expect(
      host.lines("AlbumId", "ComposerId") == """
        ▸ Album: Let There Be Rock · 3 → Open Let There Be Rock
        ▸ Composer: Young · 7 → Open Young
        """)
    guard case .row(let face) = host.screen.face(of: .row(.field("AlbumId"))),
      case .owner(let owner, _) = face.control
    else { return #expect(Bool(false), "no owner") }
    #expect(owner.referencedRecord?.link?.table == "Album")
    #expect(owner.referencedRecord?.link?.key == RecordKey([.integer(3)]))
  }

  @Test("A read-only reference is named too, and one without a record shows its key")
  func shown() throws {
    let host = try Tracks(isWritable: false).host()
    #expect(
      host.lines("AlbumId") == "  Album: Let There Be Rock · 3 → Open Let There Be Rock")
    #expect(try Tracks(album: .integer(99)).host().lines("AlbumId") == "▸ Album: 99")
    #expect(try Tracks(album: .null).host().lines("AlbumId") == "▸ Album: -")
  }

  @Test("0.39 A reference's drawer has a search, matches, no value and an entry for a key")
  func drawer() throws {
    let host = try tracks.host(open: "AlbumId")
    #expect(
      host.lines("AlbumId") == """
        ▾ Album: Let There Be Rock · 3 → Open Let There Be Rock
            Search: []
            ( ) -
            ( ) Balls to the Wall · 1
            ( ) Big Ones · 2
            (•) Let There Be Rock · 3
            ( ) Plays Metallica · 4
            Found: 4
            Type a key: []
        """)
    // A required reference does not offer no value.
    #expect(!(try tracks.host(open: "ComposerId")).lines("ComposerId").contains("( ) -"))
  }

  @Test("0.40 The matches follow the search words, with the stored record before them")
  func search() throws {
    var host = try tracks.host(open: "AlbumId")
    host.search("AlbumId", "big")
    #expect(
      host.lines("AlbumId").hasSuffix(
        """
            Search: [big]
            ( ) -
            (•) Let There Be Rock · 3
            ( ) Big Ones · 2
            Found: 1
            Type a key: []
        """))
    host.search("AlbumId", "nobody")
    #expect(host.lines("AlbumId").contains("Nothing found. Search for something else"))
    // Folding the drawer resets the search.
    host.tap("AlbumId")
    host.tap("AlbumId")
    #expect(host.lines("AlbumId").contains("Search: []\n"))
    #expect(host.violations.isEmpty)
  }

  @Test(
    "A search says if there is more, if it was partial, too long, or why it failed")
  func notes() throws {
    let some = LabelMatches(
      labels: (1...100).map { Tracks.label($0, "Album \($0)") }, hasMore: true)
    #expect(
      try tracks.host(open: "AlbumId", find: { _ in .found(some) }).lines("AlbumId")
        .contains("More than 100 were found. Type more of the name, or a key."))
    let part = LabelMatches(labels: [], hasMore: false, isPartial: true)
    #expect(
      try tracks.host(open: "AlbumId", find: { _ in .found(part) }).lines("AlbumId")
        .contains("Only some of the records were searched."))
    let gone = try tracks.host(open: "AlbumId", find: { _ in .failed(.unknownTable("Album")) })
    #expect(gone.lines("AlbumId").contains("There is no table “Album” in this database."))
    var host = try tracks.host(open: "AlbumId")
    host.search("AlbumId", String(repeating: "x", count: 10_000))
    #expect(host.lines("AlbumId").contains("search for at most 200 characters."))
    #expect(host.screen.search(of: "AlbumId").query.count == 201)
  }

  @Test(
    "0.41 A record is chosen by name or by key, and the Undo bar names the previous one")
  func choosing() throws {
    var host = try tracks.host(open: "AlbumId")
    host.refer("AlbumId", to: "Big Ones")
    #expect(tracks.store.stored?["AlbumId"] == .integer(2))
    #expect(host.lines("AlbumId").hasPrefix("▾ Album: Big Ones · 2 → Open Big Ones\n"))
    #expect(host.lines("AlbumId").contains("(•) Big Ones · 2"))
    #expect(host.text.contains("↶ Album was changed from “Let There Be Rock” [Undo]"))
    host.type("4", into: "AlbumId")
    host.leave()
    #expect(tracks.store.stored?["AlbumId"] == .integer(4))
    #expect(host.lines("AlbumId").contains("(•) Plays Metallica · 4"))
    host.undo("AlbumId")
    #expect(host.lines("AlbumId").hasPrefix("▾ Album: Big Ones · 2"))
    host.refer("AlbumId", to: "-")
    #expect(tracks.store.stored?["AlbumId"] == .null)
    #expect(host.lines("AlbumId").contains("(•) -\n"))
    #expect(host.violations.isEmpty)
  }

  @Test("0.42 A key without a record is refused, naming the referenced table")
  func refused() throws {
    var host = try tracks.host(open: "AlbumId")
    host.type("99", into: "AlbumId")
    host.leave()
    #expect(host.lines("AlbumId").contains("! There is no album 99. Choose one from the list."))
    #expect(host.lines("AlbumId").contains("Type a key: [99]"))
    #expect(tracks.store.stored?["AlbumId"] == .integer(3))
    host.type("Big Ones", into: "AlbumId")
    host.leave()
    #expect(host.lines("AlbumId").contains("! “Big Ones” isn’t a number"))
    #expect(tracks.store.stored?["AlbumId"] == .integer(3))
    var german = try tracks.host(open: "ComposerId", environment: .reader("de"))
    german.type("99", into: "ComposerId")
    german.leave()
    #expect(german.lines("ComposerId").contains("In „People“ gibt es keinen Datensatz 99."))
  }

  @Test("0.43 A conflict names both records")
  func conflict() throws {
    var host = try tracks.host(open: "AlbumId")
    tracks.store.changeElsewhere(.integer(1), in: "AlbumId")
    host.refer("AlbumId", to: "Big Ones")
    #expect(
      host.lines("AlbumId").contains("[Use “Big Ones (2)”] [Keep “Balls to the Wall (1)”]"))
    host.use("AlbumId")
    #expect(tracks.store.stored?["AlbumId"] == .integer(2))
  }
}
