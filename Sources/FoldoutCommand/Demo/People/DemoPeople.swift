import Foundation

/// The invented people of the demo: a thousand or more, the same on every machine.
///
/// ```
/// 1 … 24      listed in DemoPeople+First.swift
/// 25 … 36     with the odd names of DemoPeople+Odd.swift
/// 37 … 1000   drawn from the names, streets and numbers of many regions, Regions/
/// 1001 …      the same, if more are requested, DemoPeople+Crowd.swift
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
