extension DemoPeople {
  /// The most people of a demo.
  static let maxCount = 10_000_000

  /// One of the people behind the first thousand, made of their number alone.
  ///
  /// They have no pictures, whose bytes would be most of a file of a million people, and names may
  /// come up more than once.
  static func stranger(_ id: Int, from regions: [DemoRegion.Lists]) -> DemoPerson {
    var random = DemoRandom(person: id)
    guard let region = random.one(of: regions) else {
      return DemoPerson(id: id, name: "Person \(id)", userID: "person.\(id)")
    }
    let name = region.name(by: &random)
    var person = DemoPerson(
      id: id, name: name, userID: name.userID.map { "\($0).\(id)" } ?? "person.\(id)")
    let domain = random.one(of: ["com", "com", "org", "net"]) ?? "com"
    person.email = random.oneIn(9) ? nil : "\(person.userID)@example.\(domain)"
    person.settle(at: region, by: &random)
    person.employ(by: &random)
    return person
  }
}
