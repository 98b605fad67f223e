import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

/// The removals that a process keeps, tested with explicit times.
@Suite("Kept removals") struct RemovalArchiveTests {
  private let start = ContinuousClock.now
  private let ids = (0..<70).map { RemovalID(wire: "\($0)") }

  private func content(_ entry: RemovalArchive<String>.Entry?) -> String? {
    guard case .kept(let text)? = entry?.content else { return nil }
    return text
  }

  @Test("A removal is taken once, and can be put back unused")
  func takenOnce() {
    var archive = RemovalArchive<String>()
    archive.keep("a", of: 10, as: ids[0], at: start)
    let entry = archive.take(ids[0], at: start)
    #expect(content(entry) == "a")
    #expect(archive.take(ids[0], at: start) == nil)
    #expect(archive.bytes == 0)
    if let entry { archive.putBack(entry, at: start) }
    #expect(content(archive.take(ids[0], at: start)) == "a")
    #expect(archive.take(RemovalID(wire: "another"), at: start) == nil)
  }

  @Test("64 removals are kept, and then the oldest is dropped")
  func number() {
    var archive = RemovalArchive<String>()
    for (second, id) in ids.prefix(65).enumerated() {
      archive.keep(id.text, of: 1, as: id, at: start + .seconds(second))
    }
    #expect(archive.count == 64)
    #expect(archive.take(ids[0], at: start + .seconds(65)) == nil)
    #expect(content(archive.take(ids[1], at: start + .seconds(65))) == "1")
  }

  @Test("16 MB of removals are kept: the oldest are dropped, and a larger one is not kept")
  func bytes() {
    var archive = RemovalArchive<String>()
    let first = archive.keep("a", of: 6_000_000, as: ids[0], at: start)
    let second = archive.keep("b", of: 6_000_000, as: ids[1], at: start)
    let large = archive.keep("c", of: 16_000_001, as: ids[2], at: start)
    #expect([first, second, large] == [true, true, false])
    #expect(archive.count == 2)
    archive.keep("d", of: 16_000_000, as: ids[3], at: start)
    #expect(archive.count == 1)
    #expect(archive.bytes == 16_000_000)
    #expect(content(archive.take(ids[3], at: start)) == "d")
  }

  @Test("An entry that is put back keeps its age, and is dropped before younger ones")
  func putBackInItsPlace() {
    var archive = RemovalArchive<String>()
    for (second, id) in ids.prefix(2).enumerated() {
      archive.keep(id.text, of: 6_000_000, as: id, at: start + .seconds(second))
    }
    let later = start + .seconds(10)
    if let entry = archive.take(ids[0], at: later) { archive.putBack(entry, at: later) }
    archive.keep("2", of: 6_000_000, as: ids[2], at: later)
    #expect(archive.take(ids[0], at: later) == nil)
    #expect(content(archive.take(ids[1], at: later)) == "1")
    #expect(content(archive.take(ids[2], at: later)) == "2")
  }

  @Test("A removal is kept for an hour, however often it is put back")
  func time() {
    var archive = RemovalArchive<String>()
    archive.keep("a", of: 1, as: ids[0], at: start)
    let late = start + .seconds(3599)
    if let entry = archive.take(ids[0], at: late) { archive.putBack(entry, at: late) }
    #expect(archive.count == 1)
    #expect(archive.take(ids[0], at: start + .seconds(3600)) == nil)
    #expect(archive.count == 0)
    // Put back after its hour, it is not kept at all.
    archive.keep("b", of: 1, as: ids[1], at: start)
    if let entry = archive.take(ids[1], at: late) {
      archive.putBack(entry, at: start + .seconds(4000))
    }
    #expect(archive.count == 0)
  }

  @Test("A restored removal is remembered by its number without its data")
  func restored() {
    var archive = RemovalArchive<String>()
    archive.keep("a", of: 9, as: ids[0], at: start)
    let record = FileRecord(
      file: UUID(), table: "t", key: RecordKey([.integer(1)]))
    if let entry = archive.take(ids[0], at: start) {
      archive.note(.init(record), insteadOf: entry, at: start)
    }
    #expect(archive.bytes == 0)
    guard case .restored(.init(record))? = archive.take(ids[0], at: start)?.content else {
      Issue.record("it is not known")
      return
    }
  }

  @Test("A restored removal neither displaces others nor takes up room")
  func restoredBeside() {
    var archive = RemovalArchive<String>(maxCount: 2)
    let record = FileRecord(
      file: UUID(), table: "t", key: RecordKey([.integer(1)]))
    for id in ids.prefix(5) {
      archive.keep("a", of: 1, as: id, at: start)
      if let entry = archive.take(id, at: start) {
        archive.note(.init(record), insteadOf: entry, at: start)
      }
    }
    for id in ids[10..<12] { archive.keep("b", of: 1, as: id, at: start) }
    #expect(archive.count == 4)
    #expect(ids[10..<12].allSatisfy { content(archive.take($0, at: start)) == "b" })
    #expect(archive.take(ids[2], at: start) == nil)
    #expect(archive.take(ids[3], at: start) != nil)
  }

  @Test("Ids and tickets have 128 random bits and never repeat")
  func random() {
    let texts =
      (0..<1000).map { _ in RemovalID.random().text }
      + (0..<1000).map { _ in String(InsertionTicket.random().text.suffix(32)) }
    #expect(Set(texts).count == 2000)
    #expect(texts.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}

@Suite("Tickets") struct InsertionTicketsTests {
  @Test("The latest tickets are remembered, and the oldest forgotten")
  func most() {
    var tickets = InsertionTickets(maxCount: 10)
    let file = UUID()
    func made(_ number: Int) -> InsertionTickets.TicketedRecord {
      .init(
        FileRecord(file: file, table: "t", key: RecordKey([.integer(Int64(number))])),
        by: Insertion(table: "t", cells: []))
    }
    for number in 0..<11 { tickets.note(made(number), for: InsertionTicket(wire: "\(number)")) }
    #expect(tickets[InsertionTicket(wire: "0")] == .unused)
    for number in 1..<11 {
      #expect(tickets[InsertionTicket(wire: "\(number)")] == .made(made(number)))
    }
    // Noting the same ticket again takes no more room.
    for _ in 0..<20 { tickets.note(made(77), for: InsertionTicket(wire: "10")) }
    #expect(tickets[InsertionTicket(wire: "1")] == .made(made(1)))
    #expect(tickets[InsertionTicket(wire: "10")] == .made(made(77)))
  }

  @Test("Values with secrets allow one guess and no more", .promise(7))
  func guesses() {
    let ticket = InsertionTicket(wire: "1")
    func add(_ password: String) -> Insertion {
      Insertion(table: "t", cells: [.init(column: "password", new: .text(password))])
    }
    for hasSecrets in [false, true] {
      var tickets = InsertionTickets(maxCount: 10)
      let place = FileRecord(file: UUID(), table: "t", key: RecordKey([.integer(1)]))
      tickets.note(.init(place, by: add("right"), hasSecrets: hasSecrets), for: ticket)
      var found: [Bool] = []
      for guess in ["right", "right", "wrong", "right"] {
        found.append(tickets.isRetry(of: ticket, by: add(guess)))
      }
      #expect(found == [true, true, false, !hasSecrets])
      let isOther = tickets.isRetry(of: InsertionTicket(wire: "2"), by: add("right"))
      #expect(!isOther)
    }
  }

  @Test("A ticket begins with its time and cannot claim an earlier one")
  func times() {
    let time = Date(timeIntervalSince1970: 1_800_000_000.25)
    let ticket = InsertionTicket.random(at: time)
    #expect(ticket.time == time)
    #expect(ticket.text.hasPrefix("01a3185c50fa") && ticket.text.count == 44)
    #expect(InsertionTicket.random(at: time.addingTimeInterval(0.001)).text > ticket.text)
    let before = InsertionTicket.random(at: Date(timeIntervalSince1970: -9)).time
    #expect(before == Date(timeIntervalSince1970: 0))
    let texts = [
      "", "1", ticket.text + "0", ticket.text.uppercased(), "+" + ticket.text.dropFirst(),
    ]
    for text in texts {
      #expect(InsertionTicket(wire: text).time == nil, "\(text)")
    }
  }

  @Test("An unknown ticket as old as a forgotten one may have been used")
  func ages() {
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    func ticket(_ second: Double) -> InsertionTicket {
      .random(at: start.addingTimeInterval(second))
    }
    let made = InsertionTickets.TicketedRecord(
      FileRecord(file: UUID(), table: "t", key: RecordKey([.integer(1)])),
      by: Insertion(table: "t", cells: []))
    var tickets = InsertionTickets(maxCount: 10)
    let old = ticket(-5)
    let first = ticket(1)
    #expect(tickets[old] == .unused)
    tickets.note(made, for: first, at: start)
    // A ticket that is used late is remembered as long as the others.
    tickets.note(made, for: old, at: start)
    for second in 2..<11 {
      tickets.note(made, for: ticket(Double(second)), at: start.addingTimeInterval(20))
    }
    #expect(tickets[first] == .forgotten && tickets[old] == .made(made))
    #expect(tickets[ticket(0.5)] == .forgotten && tickets[ticket(1.5)] == .unused)
    #expect(tickets[InsertionTicket(wire: "mine")] == .unused)
  }

  @Test("A ticket from the future does not make others count as old")
  func future() {
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let made = InsertionTickets.TicketedRecord(
      FileRecord(file: UUID(), table: "t", key: RecordKey([.integer(1)])),
      by: Insertion(table: "t", cells: []))
    var tickets = InsertionTickets(maxCount: 1)
    let future = InsertionTicket.random(at: start.addingTimeInterval(1e9))
    tickets.note(made, for: future, at: start)
    tickets.note(made, for: .random(at: start), at: start)
    #expect(tickets[future] == .unused)
    #expect(tickets[.random(at: start.addingTimeInterval(1))] == .unused)
    #expect(tickets[.random(at: start)] == .forgotten)
  }
}

@Suite("Digests of records") struct RowDigestTests {
  private func digest(_ values: [StoredValue], _ columns: [String] = ["a", "b"]) -> RowDigest {
    RowDigest(of: DynamicRecord(columns: columns, values: values))
  }

  @Test("Every class, byte, column and position changes the digest")
  func apart() {
    let long = Array(repeating: UInt8(0x61), count: 1000)
    let others = [
      digest([.null, .null]), digest([.text(""), .null]), digest([.null, .text("")]),
      digest([.blob([]), .null]), digest([.integer(0), .null]), digest([.real(0), .null]),
      digest([.real(-0.0), .null]), digest([.text("0"), .null]), digest([.text("ab"), .text("c")]),
      digest([.text("a"), .text("bc")]), digest([.redacted(0), .null]),
      digest([.text(bytes: long), .null]), digest([.text(bytes: long + [0x61]), .null]),
      digest([.blob(long), .null]), digest([.null, .null], ["a", "c"]), digest([.null], ["a"]),
      digest([.text(bytes: [0xFF]), .null]), digest([.text(bytes: [0xFE]), .null]),
    ]
    #expect(Set(others).count == others.count)
  }

  @Test("A digest is the same in every process")
  func stable() {
    #expect(digest([.integer(1), .text("é")]).text == "3aad6eda6c58875b-6a1d8c85098e942b")
  }
}
