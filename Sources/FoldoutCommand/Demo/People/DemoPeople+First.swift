import FoldoutForms
import Foundation

extension DemoPeople {
  /// A person of the demo's first edition.
  ///
  /// Their names come from many regions, to show how they are displayed. Tests and pictures refer
  /// to them by id.
  struct First {
    let first: String
    let last: String
    let position: String
  }

  static let first: [First] = [
    DemoPeople.First(first: "Ada", last: "Brandt", position: "Engineer"),
    DemoPeople.First(first: "Björn", last: "Åkesson", position: "Carpenter"),
    DemoPeople.First(first: "Chidi", last: "Okafor", position: "Accountant"),
    DemoPeople.First(first: "Daan", last: "van den Berg", position: "Planner"),
    DemoPeople.First(first: "Élodie", last: "Marchand", position: "Editor"),
    DemoPeople.First(first: "Farah", last: "Haddad", position: "Nurse"),
    DemoPeople.First(first: "Grace", last: "Nakamura", position: "Engineer"),
    DemoPeople.First(first: "Hugo", last: "Iglesias", position: "Cook"),
    DemoPeople.First(first: "Ines", last: "Köhler", position: "Gardener"),
    DemoPeople.First(first: "Jan", last: "Nowák", position: "Driver"),
    DemoPeople.First(first: "Kemal", last: "Yıldız", position: "Baker"),
    DemoPeople.First(first: "ليلى", last: "منصور", position: "Architect"),
    DemoPeople.First(first: "Mei", last: "陳", position: "Designer"),
    DemoPeople.First(first: "Niamh", last: "O’Connor", position: "Teacher"),
    DemoPeople.First(first: "Olga", last: "Ivanova", position: "Chemist"),
    DemoPeople.First(first: "Priya", last: "Raman", position: "Analyst"),
    DemoPeople.First(first: "Quentin", last: "Dubois", position: "Luthier"),
    DemoPeople.First(first: "Rosa", last: "Ferreira", position: "Welder"),
    DemoPeople.First(first: "Sipho", last: "Dlamini", position: "Surveyor"),
    DemoPeople.First(first: "Tereza", last: "Horváth", position: "Pilot"),
    DemoPeople.First(first: "Ursula", last: "Weiß", position: "Librarian"),
    DemoPeople.First(first: "Vikram", last: "Singh", position: "Electrician"),
    DemoPeople.First(first: "Wanda", last: "Zielińska", position: "Vet"),
    DemoPeople.First(first: "Yusuf", last: "Demir", position: "Tailor"),
  ]
}

extension DemoPeople.First {
  /// Returns the person's row; its dates and numbers are computed from the id.
  func person(id: Int, pictures: AvatarShapes) -> DemoPerson {
    let month = (id * 5) % 12 + 1
    let day = (id * 11) % 28 + 1
    // Only names in plain Latin letters, diacritics aside, give plausible addresses.
    let plain = "\(first).\(last)".lowercased().filter { $0 != " " && $0 != "’" }
      .folding(options: .diacriticInsensitive, locale: nil)
    var random = DemoRandom(person: id)
    var person = DemoPerson(
      id: id, name: "\(first) \(last)",
      userID: plain.allSatisfy(\.isASCII) ? plain : "person.\(id)")
    person.position = id % 9 == 0 ? nil : position
    person.email = id % 7 != 0 && plain.allSatisfy(\.isASCII) ? "\(plain)@example.com" : nil
    person.birthDate =
      id % 8 == 0
      ? nil : LocalDate(year: 1958 + (id * 7) % 42, month: day % 12 + 1, day: month + 3)
    person.startedWork = LocalDate(year: 2004 + id % 20, month: month, day: day)
    person.endedWork = id % 6 == 0 ? LocalDate(year: 2025, month: month, day: day) : nil
    person.daysOfLeave = 20 + id % 11
    person.hourlyRate = Double(2_250 + (id * 375) % 4_000) / 100
    person.worksFromHome = id % 3 == 0
    let region = random.one(of: DemoRegion.western)
    person.drawContactData(in: region.lists, using: &random)
    person.image = id % 3 == 1 ? Avatar(by: &random).picture(of: pictures) : nil
    // The first person has a value in every field of their screen.
    if id == 1 {
      person.phoneNumber = "+49 30 23125 118"
      person.maritalStatus = "married"
      person.address = "Lindenallee 12\n10115 Berlin"
    }
    return person
  }
}
