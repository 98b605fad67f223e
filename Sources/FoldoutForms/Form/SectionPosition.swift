/// The position of a section in a form's source, counting sections that are left out.
struct SectionPosition: Hashable, Sendable {
  /// The statement indices of the section in the nested builder blocks, outermost first.
  var path: [Int] = []
  /// True if the section is inside an `if`.
  var isConditional = false
}

extension Section {
  /// Returns the section with the index of an enclosing statement added to its position.
  func positioned(at statement: Int) -> Section {
    var copy = self
    copy.position?.path.insert(statement, at: 0)
    return copy
  }

  /// Returns the section marked as conditional.
  func conditional() -> Section {
    var copy = self
    copy.position?.isConditional = true
    return copy
  }
}

extension Form {
  /// Assigns each section an identity that is unique and does not change when other sections come
  /// and go.
  ///
  /// An unconditional section with a unique title is identified by the title. All other sections
  /// without an identity of their own are identified by title and position.
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
