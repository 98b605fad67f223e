import FoldoutForms
import TestSupport
import Testing

@testable import FoldoutCommand

/// The invented people of the demo.
@Suite struct DemoPeopleTests {
  private static let all = DemoPeople.all()
  private let people = DemoPeopleTests.all

  /// Compares every twentieth person and a checksum of all. Pictures are left out, since their
  /// bytes depend on the installed zlib.
  @Test("The demo's people are the same on every machine")
  func theSameEverywhere() throws {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var text = ""
    for person in people {
      let line = row(person)
      for byte in line.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      if person.id <= 36 || person.id % 20 == 0 { text += line + "\n" }
    }
    try Snapshot.expect(text + "sum \(sum)\n", is: "demo-people.txt")
  }

  private func row(_ person: DemoPerson) -> String {
    func text(_ value: (some CustomStringConvertible)?) -> String {
      value.map { $0.description.replacing("\n", with: " / ") } ?? "-"
    }
    return [
      "\(person.id)", person.name, person.userID, text(person.email), text(person.position),
      text(person.birthDate), text(person.startedWork), text(person.endedWork),
      "\(person.daysOfLeave)", "\(person.hourlyRate)", person.worksFromHome ? "home" : "-",
      text(person.phoneNumber), text(person.maritalStatus), text(person.address),
      person.image == nil ? "-" : "picture",
    ].joined(separator: " · ")
  }

  @Test("The demo has a thousand distinguishable people")
  func aThousandWhoAreToldApart() {
    #expect(people.map(\.id) == Array(1...1_000))
    #expect(Set(people.map(\.userID)).count == 1_000)
    #expect(people.allSatisfy { !$0.name.isEmpty && !$0.userID.isEmpty })
    #expect(Set(people.map(\.name)).count > 950)
  }

  @Test("No person of the demo ended before starting")
  func nobodyEndedBeforeTheyStarted() {
    for person in people {
      guard let ended = person.endedWork else { continue }
      #expect((person.startedWork ?? .last) < ended, "\(person.id)")
    }
  }

  @Test("Each optional field of the demo's people is sometimes empty and mostly filled")
  func someHaveNoValue() {
    func empty(_ path: KeyPath<DemoPerson, some Any>, _ isEmpty: (DemoPerson) -> Bool) {
      let count = people.filter(isEmpty).count
      #expect((10...900).contains(count), "\(path): \(count)")
    }
    empty(\.email) { $0.email == nil }
    empty(\.startedWork) { $0.startedWork == nil }
    empty(\.endedWork) { $0.endedWork == nil }
    empty(\.phoneNumber) { $0.phoneNumber == nil }
    empty(\.image) { $0.image == nil }
    empty(\.maritalStatus) { $0.maritalStatus == nil }
    empty(\.address) { $0.address == nil }
    empty(\.password) { $0.password == nil }
  }

  @Test("The demo's names cover many scripts, emoji and direction marks")
  func namesOfManyKinds() {
    let scalars = people.map { Array($0.name.unicodeScalars) }
    func count(_ range: ClosedRange<UInt32>) -> Int {
      scalars.filter { $0.contains { range.contains($0.value) } }.count
    }
    let scripts: [ClosedRange<UInt32>] = [
      0x370...0x3FF, 0x400...0x4FF, 0x530...0x58F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F,
      0x980...0x9FF, 0xB80...0xBFF, 0xE00...0xE7F, 0x10A0...0x10FF, 0x1200...0x137F,
      0x3040...0x309F, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    ]
    for script in scripts { #expect(count(script) >= 5, "\(script)") }
    #expect(count(0x1F1E6...0x1FAFF) >= 3)
    #expect(count(0x200E...0x200F) + count(0x202A...0x202E) + count(0x2066...0x2069) >= 3)
  }

  @Test("The demo's addresses and phone numbers belong to nobody")
  func nobodyIsWrittenTo() {
    for person in people {
      let domain = person.email?.split(separator: "@").last
      #expect(["example.com", "example.org", "example.net", nil].contains(domain))
    }
  }
}
