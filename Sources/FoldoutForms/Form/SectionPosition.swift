/// The position of a section among those that a form is written of, also those that are left out
/// now.
struct SectionPosition: Hashable, Sendable {
  /// The numbers of the statements that it stands in, the outermost first.
  var path: [Int] = []
  /// True where the section is only there on a condition.
  var isConditional = false
}

extension Section {
  /// The section as the statement of that number has it.
  func positioned(at statement: Int) -> Section {
    var copy = self
    copy.position?.path.insert(statement, at: 0)
    return copy
  }

  /// The section as a condition has it.
  func conditional() -> Section {
    var copy = self
    copy.position?.isConditional = true
    return copy
  }
}

extension Form {
  /// The sections, each under an identity that no other has and that stays when others come and go.
  ///
  /// A section that is always there is known by its title, as long as no other of these has it. All
  /// others that have no identity of their own are known by their position, too.
  static func identified(_ sections: [Section<Record>]) -> [Section<Record>] {
    var titles: [String: Int] = [:]
    for section in sections where section.position?.isConditional != true {
      titles[section.id, default: 0] += 1
    }
    return sections.map { section in
      guard let position = section.position,
        position.isConditional || titles[section.id, default: 0] > 1
      else { return section }
      var copy = section
      copy.id = ([section.id] + position.path.map { "\($0)" }).joined(separator: ".")
      return copy
    }
  }
}
