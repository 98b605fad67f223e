import Foundation
import GRDB

/// The people of the demo, made up, with names from many places to see how they are shown.
struct DemoPeople {
  let first: String
  let last: String
  let position: String

  /// The row of the person; the numbers are spread by the place in the list, and stay the same.
  func arguments(id: Int) -> StatementArguments {
    let month = (id * 5) % 12 + 1
    let day = (id * 11) % 28 + 1
    let hasLeft = id % 6 == 0
    // Only a name that is written in plain letters, marks aside, makes a likely address.
    let name = "\(first).\(last)".lowercased().filter { $0 != " " && $0 != "’" }
      .folding(options: .diacriticInsensitive, locale: nil)
    let hasAddress = id % 7 != 0 && name.allSatisfy(\.isASCII)
    return [
      id, first, last, id % 9 == 0 ? nil : position,
      hasAddress ? "\(name)@example.com" : nil,
      id % 8 == 0 ? nil : DemoPeople.date(1958 + (id * 7) % 42, day % 12 + 1, month + 3),
      DemoPeople.date(2004 + id % 20, month, day),
      hasLeft ? DemoPeople.date(2025, month, day) : nil,
      20 + id % 11, Double(2_250 + (id * 375) % 4_000) / 100, id % 3 == 0,
    ]
  }

  static let all: [DemoPeople] = [
    DemoPeople(first: "Ada", last: "Brandt", position: "Engineer"),
    DemoPeople(first: "Björn", last: "Åkesson", position: "Carpenter"),
    DemoPeople(first: "Chidi", last: "Okafor", position: "Accountant"),
    DemoPeople(first: "Daan", last: "van den Berg", position: "Planner"),
    DemoPeople(first: "Élodie", last: "Marchand", position: "Editor"),
    DemoPeople(first: "Farah", last: "Haddad", position: "Nurse"),
    DemoPeople(first: "Grace", last: "Nakamura", position: "Engineer"),
    DemoPeople(first: "Hugo", last: "Iglesias", position: "Cook"),
    DemoPeople(first: "Ines", last: "Köhler", position: "Gardener"),
    DemoPeople(first: "Jan", last: "Nowák", position: "Driver"),
    DemoPeople(first: "Kemal", last: "Yıldız", position: "Baker"),
    DemoPeople(first: "ليلى", last: "منصور", position: "Architect"),
    DemoPeople(first: "Mei", last: "陳", position: "Designer"),
    DemoPeople(first: "Niamh", last: "O’Connor", position: "Teacher"),
    DemoPeople(first: "Olga", last: "Ivanova", position: "Chemist"),
    DemoPeople(first: "Priya", last: "Raman", position: "Analyst"),
    DemoPeople(first: "Quentin", last: "Dubois", position: "Luthier"),
    DemoPeople(first: "Rosa", last: "Ferreira", position: "Welder"),
    DemoPeople(first: "Sipho", last: "Dlamini", position: "Surveyor"),
    DemoPeople(first: "Tereza", last: "Horváth", position: "Pilot"),
    DemoPeople(first: "Ursula", last: "Weiß", position: "Librarian"),
    DemoPeople(first: "Vikram", last: "Singh", position: "Electrician"),
    DemoPeople(first: "Wanda", last: "Zielińska", position: "Vet"),
    DemoPeople(first: "Yusuf", last: "Demir", position: "Tailor"),
  ]

  static let appointments: [[(any DatabaseValueConvertible & Sendable)?]] = [
    [1, "Dinner", "Harbour", "2026-11-21 19:30:00", "2026-11-21 22:00:00", 1],
    [2, "Review of the plans", "Room 4", "2026-12-02 09:00:00", "2026-12-02 10:15:00", 4],
    [3, "Fitting", nil, "2027-01-15 14:45:00", nil, 24],
    [4, "Flight to Lisbon", "Gate B", "2027-02-28 06:10:00", "2027-02-28 09:05:00", 20],
  ]

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two((month - 1) % 12 + 1))-\(two((day - 1) % 28 + 1))"
  }
}
