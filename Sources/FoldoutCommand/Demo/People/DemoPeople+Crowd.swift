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
