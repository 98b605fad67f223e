import FoldoutForms
import Foundation
import GRDB

/// A row of the demo's table of people.
struct DemoPerson: Equatable {
  var id: Int
  var name: String
  var position: String?
  var email: String?
  var birthDate: LocalDate?
  var startedWork: LocalDate?
  var endedWork: LocalDate?
  var daysOfLeave = 25
  var hourlyRate = 25.0
  var worksFromHome = false
  var userID: String
  var password: String?
  var phoneNumber: String?
  var image: [UInt8]?
  var maritalStatus: String?
  var address: String?

  init(id: Int, name: String, userID: String) {
    self.id = id
    self.name = name
    self.userID = userID
  }
}

extension DemoPerson {
  /// The row's values, in the order of the table's columns.
  var arguments: StatementArguments {
    [
      id, name, position, email, birthDate?.description, startedWork?.description,
      endedWork?.description, daysOfLeave, hourlyRate, worksFromHome, userID, password,
      phoneNumber, image.map { Data($0) }, maritalStatus, address,
    ]
  }
}

extension DemoPerson {
  /// Draws a telephone number and an address in a region, a password and a marital status.
  ///
  /// Each may be missing.
  mutating func drawContactData(in region: DemoRegion.Lists, using random: inout DemoRandom) {
    phoneNumber = random.oneIn(8) ? nil : random.filled(region.phone)
    let lines = [random.one(of: region.streets), random.one(of: region.towns)]
    let address = lines.map { random.filled($0) }.joined(separator: "\n")
    self.address = random.oneIn(10) ? nil : address
    password = random.oneIn(20) ? nil : random.filled("\(random.one(of: Self.birds))-%###")
    maritalStatus = random.oneIn(8) ? nil : String(random.one(of: Self.statuses))
  }

  /// Draws the data of a person's work; some have not started, and some have left.
  mutating func drawEmployment(using random: inout DemoRandom) {
    position = random.oneIn(10) ? nil : String(random.one(of: Self.positions))
    birthDate = random.oneIn(9) ? nil : LocalDate(by: &random, in: 1956...2006)
    daysOfLeave = random.number(20...35)
    hourlyRate = Double(random.number(1_400...9_800)) / 100
    worksFromHome = random.oneIn(3)
    guard !random.oneIn(25) else { return }
    let started = LocalDate(by: &random, in: 1996...2025)
    startedWork = started
    endedWork = random.oneIn(6) ? LocalDate(by: &random, in: started.year + 1...2026) : nil
  }

  private static let birds = "kestrel, heron, siskin, avocet, plover, dunnock, wren, godwit"
    .split(separator: ", ")

  /// The marital statuses: usual ones are more frequent, and one is not among the options.
  private static let statuses = """
    single, single, single, married, married, married, divorced, widowed, separated, \
    registered partnership, it’s complicated
    """.split(separator: ", ")

  private static let positions = """
    Accountant, Analyst, Architect, Baker, Bookbinder, Buyer, Carpenter, Chemist, Cook, Designer, \
    Driver, Editor, Electrician, Engineer, Gardener, Glazier, Illustrator, Librarian, Luthier, \
    Mechanic, Nurse, Optician, Pilot, Planner, Plumber, Surveyor, Tailor, Teacher, Translator, \
    Typesetter, Vet, Welder
    """.split(separator: ", ")
}

extension LocalDate {
  /// Draws a day in a range of years.
  fileprivate init(by random: inout DemoRandom, in years: ClosedRange<Int>) {
    self.init(
      nearestTo: random.number(years), month: random.number(1...12), day: random.number(1...31))
  }
}
