import Foldout

/// A table with short identities, which keep failures readable.
typealias TestTable = Table<String, String>
typealias TestOutline = Outline<String, String>
typealias TestEvent = Event<String, String>
typealias TestStep = Step<String, String>
typealias TestUpdate = BatchUpdate<String, String>

extension Outline where SectionID == String, RowID == String {
  /// Makes an outline from its own description: `"S[a b] T[c]"`.
  init(_ text: String) throws {
    self = try Self(
      text.split(separator: "]").map { part in
        let halves = part.split(separator: "[", omittingEmptySubsequences: false)
        return Section(
          id: halves[0].filter { $0 != " " }, rows: halves[1].split(separator: " ").map(String.init)
        )
      })
  }
}

extension Table where SectionID == String, RowID == String {
  /// Makes a table from the description of its outline.
  init(
    _ text: String, owners: Set<String>, policy: DrawerPolicy = .one, open: [String] = [],
    hidden: Set<String> = []
  ) throws {
    self.init(
      try Outline(text), owners: owners, policy: policy, open: open, hidden: hidden)
  }

  /// The shown table as text: `"S[a ▽a b]"`.
  var shown: String { presentation.description }
}

extension Step {
  /// The step as text: the update, and after an arrow the effects.
  var text: String {
    let effects = effects.map(\.description).joined(separator: ", ")
    return (update?.description ?? "nothing") + (effects.isEmpty ? "" : " → \(effects)")
  }
}
