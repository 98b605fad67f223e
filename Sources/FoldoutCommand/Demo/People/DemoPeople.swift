import FoldoutForms
import Foundation

/// The invented people of the demo: a thousand or more, the same on every machine.
///
/// ```
/// 1 … 24      listed in `first`
/// 25 … 36     with the names in `odd`
/// 37 … 1000   drawn from the names, streets and numbers of many regions, Regions/
/// 1001 …      the same, if more are requested
/// ```
enum DemoPeople {
  static let count = 1_000

  static func all() -> [DemoPerson] {
    let pictures = AvatarShapes()
    let regions = DemoRegion.all.map(\.lists)
    var people = first.enumerated().map { $1.person(id: $0 + 1, pictures: pictures) }
    var names = Set(people.map(\.name))
    var userIDs = Set(people.map(\.userID))
    for id in people.count + 1...count {
      var random = DemoRandom(person: id)
      let region = random.one(of: regions)
      var name = region.name(by: &random)
      // Draw again, up to 20 times, while the name is taken.
      for _ in 1...20 where names.contains(name) { name = region.name(by: &random) }
      if id - first.count <= odd.count { name = odd[id - first.count - 1] }
      names.insert(name)
      var person = DemoPerson(id: id, name: name, userID: name.userID ?? "person.\(id)")
      if !userIDs.insert(person.userID).inserted {
        person.userID += ".\(id)"
        userIDs.insert(person.userID)
      }
      let domain = random.one(of: ["com", "com", "org", "net"])
      person.email = random.oneIn(9) ? nil : "\(person.userID)@example.\(domain)"
      person.drawContactData(in: region, using: &random)
      person.drawEmployment(using: &random)
      person.image = random.oneIn(3) ? nil : Avatar(by: &random).picture(of: pictures)
      people.append(person)
    }
    return people
  }
}

extension DemoRegion.Lists {
  /// Draws a full name, written as in the region.
  func name(by random: inout DemoRandom) -> String {
    let given = random.one(of: given)
    // Where people have a single name there are no family names to draw from.
    let family = order == .single ? "" : random.one(of: family)
    switch order {
    case .givenFamily: return "\(given) \(family)"
    case .familyGiven: return "\(family) \(given)"
    case .joined: return "\(family)\(given)"
    case .single: return "\(given)"
    }
  }
}

extension String {
  /// The user ID made from a name in Latin letters; `nil` for other names.
  var userID: String? {
    let letters = [
      "ł": "l", "ø": "o", "ı": "i", "ß": "ss", "æ": "ae", "đ": "d", "þ": "th", "ð": "d",
    ]
    let plain = lowercased().map { letters[String($0)] ?? String($0) }.joined()
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      .filter { $0 != "’" && $0 != "'" }
    let words = plain.split { $0 == " " || $0 == "-" }
    guard !words.isEmpty, words.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isLetter } })
    else { return nil }
    return words.joined(separator: ".")
  }
}

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

extension DemoPeople {
  /// Names that are hard to display: emoji, direction marks, decomposed letters, HTML characters,
  /// and very long or very short names.
  static let odd = [
    "Zoë 🌻 Winter",
    "Sam 👩🏽‍🚀 Okoye",
    "Noor 🇳🇱 de Wit",
    // In a directional embedding, as word processors leave it.
    "\u{202B}דנה כהן\u{202C}",
    // With direction marks that keep the brackets in place.
    "Amal \u{200F}(أمل)\u{200F} Saleh",
    "\u{2068}مريم\u{2069} O’Hara",
    // Decomposed: each letter and its accent are separate.
    "Jose\u{301} Nu\u{301}n\u{303}ez",
    "Pat “Bo” <O’Neil> & Söhne",
    "Maria Anna Theresia Josepha Freifrau von und zu Hohenstein-Wallersdorf-Untergrießbach",
    "Ng",
    "李 Lee-Ann 安",
    "Ærø Þrúður Ǆemal İnci",
  ]
}

extension DemoPeople {
  /// The maximum number of people in a demo.
  static let maxCount = 10_000_000

  /// Makes a person after the first thousand from their id alone.
  ///
  /// They have no pictures, which would take up most of a file of a million people, and their names
  /// may repeat.
  static func generated(id: Int, from regions: [DemoRegion.Lists]) -> DemoPerson {
    var random = DemoRandom(person: id)
    let region = random.one(of: regions)
    let name = region.name(by: &random)
    var person = DemoPerson(
      id: id, name: name, userID: name.userID.map { "\($0).\(id)" } ?? "person.\(id)")
    let domain = random.one(of: ["com", "com", "org", "net"])
    person.email = random.oneIn(9) ? nil : "\(person.userID)@example.\(domain)"
    person.drawContactData(in: region, using: &random)
    person.drawEmployment(using: &random)
    return person
  }
}
