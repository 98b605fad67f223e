/// Fields of a form under one heading.
///
/// ```swift
/// Section("When") { DateField("Day", \.day) }
/// ```
public struct Section<Record: Sendable>: Sendable, Identifiable {
  /// The section's identity.
  public var id: String
  /// The heading, or the empty text for none.
  public var title: String
  /// The fields in their order.
  public var fields: [Field<Record>]
  /// Returns the line below the section for a record, or `nil` for none; `nil` if the section never
  /// has one.
  public var footer: (@Sendable (Record) -> String?)?
  /// True if the section is a choice: the options of its only field are its rows. A choice in any
  /// other section has its options in a drawer.
  public var showsOptions = false
  /// The position in the form's source, for a section without an identity of its own.
  var position: SectionPosition?

  /// Creates a section that is identified by its title.
  ///
  /// If several sections have the same title, or one is conditional, its identity also includes its
  /// position in the form's source. The position does not change if other sections are left out.
  public init(_ title: String, @SectionBuilder<Record> fields: () -> [Field<Record>]) {
    id = FieldID.from(label: title).name
    position = SectionPosition()
    self.title = title
    self.fields = fields()
  }

  /// Creates a section of fields that are only known at run time.
  public init(id: String, title: String, fields: [Field<Record>]) {
    self.id = id
    self.title = title
    self.fields = fields
  }

  /// Replaces the identity that is derived from the title, and from the position where that is
  /// needed.
  ///
  /// ```swift
  /// for room in rooms { Section(room.name) { … }.id(room.number) }
  /// ```
  public func id(_ id: some LosslessStringConvertible) -> Self {
    var copy = self
    copy.id = "\(id)"
    copy.position = nil
    return copy
  }

  /// Adds a line below the section that is computed from the record.
  public func footer(_ footer: @escaping @Sendable (Record) -> String?) -> Self {
    var copy = self
    copy.footer = footer
    return copy
  }

  /// Hides all fields of the section in records for which a condition holds, as
  /// ``FormField/hidden(_:)`` does. A section whose fields are all hidden is not shown.
  ///
  /// ```swift
  /// Section("Hotel") { … }.hidden { $0.nights == nil }
  /// ```
  public func hidden(_ condition: @escaping @Sendable (Record) -> Bool) -> Self {
    var copy = self
    for index in copy.fields.indices { copy.fields[index].hide(condition) }
    return copy
  }

  /// The field whose options are the section's rows; `nil` for a section of fields.
  public var choice: Field<Record>? {
    guard showsOptions, fields.count == 1, let field = fields.first, field.editor.hasOptions,
      field.design == nil
    else { return nil }
    return field
  }
}

/// The colour of buttons and of the marks of choices on a form's screen.
///
/// Each case has a colour for light and one for dark mode, both with a contrast of at least 4.5:1.
public enum Tint: String, Hashable, Sendable, CaseIterable {
  case blue, green, indigo, orange, pink, purple, red, teal
}

/// The position of a section in a form's source, counting sections that are left out.
struct SectionPosition: Hashable, Sendable {
  /// The statement indices of the section in the nested builder blocks, outermost first.
  var path: [Int] = []
  /// True if the section is inside an `if` or a `switch`.
  var isConditional = false
  /// True if the section is inside a `for`, so that its position names it no better than its title.
  var isRepeated = false
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

  /// Returns the section marked as one of a loop's.
  func repeated() -> Section {
    var copy = self
    copy.position?.isRepeated = true
    return copy
  }
}

extension Form {
  /// Replaces the names of key paths in rules and limits by the identities of the fields that edit
  /// the properties. A name that no field has stays, and ``check()`` throws for it. A field
  /// that shows a property which another one edits follows that one, like a computed value.
  static func resolved(_ sections: [Section<Record>]) -> [Section<Record>] {
    // Forms are made for each answer, and few of them name key paths.
    guard
      sections.contains(where: {
        $0.fields.contains { !$0.namedPaths.isEmpty || $0.shownPath != nil }
      })
    else {
      return sections
    }
    let ids = Dictionary(
      sections.flatMap { $0.fields }.compactMap { field in
        field.path.map { ($0 as AnyKeyPath, field.id) }
      },
      uniquingKeysWith: { first, _ in first })
    return sections.map { section in
      var copy = section
      for index in copy.fields.indices {
        copy.fields[index].resolve { ids[$0] }
        if let shown = copy.fields[index].shownPath, ids[shown] != nil {
          copy.fields[index].isComputed = true
        }
      }
      return copy
    }
  }

  /// Assigns each section an identity that is unique and does not change when other sections come
  /// and go.
  ///
  /// An unconditional section with a unique title is identified by the title, and so is each
  /// section of a loop. All other sections without an identity of their own are identified by title
  /// and position.
  static func identified(_ sections: [Section<Record>]) -> [Section<Record>] {
    var titles: [String: Int] = [:]
    for section in sections where section.position?.isConditional != true {
      titles[section.id, default: 0] += 1
    }
    return sections.map { section in
      guard let position = section.position, !position.isRepeated,
        position.isConditional || titles[section.id, default: 0] > 1
      else { return section }
      var copy = section
      copy.id = ([section.id] + position.path.map { "\($0)" }).joined(separator: ".")
      return copy
    }
  }
}

extension Section {
  /// Creates a section whose rows are the options of one field, under the field's label or another
  /// heading.
  ///
  /// ```swift
  /// Section(optionsOf: ChoiceField("Pick a number", \.number, options: ["one", "two", "three"]))
  /// Section(
  ///   optionsOf: ChoiceField("Pick some letters", \.letters, options: Letter.allCases)
  ///     .choosing(1...3)
  /// )
  /// .footer { "\($0.letters.count) chosen" }
  /// ```
  ///
  /// The property's type determines how many options can be chosen: exactly one for a text, a whole
  /// number or a case; at most one for an optional, or exactly one with `required()`; any number
  /// for a set or a list, within the limits of
  /// ``ChoiceField/choosing(_:)-(ClosedRange<Int>)``. Among the fields of a section the same field
  /// has its options in a drawer. The section's identity is the field's.
  public init<Value>(optionsOf choice: ChoiceField<Record, Value>, header: String? = nil) {
    var field = choice.field
    // A text that is never missing needs a chosen option, because the empty text is not one.
    if !field.canBeNone, !field.kind.isSeveral { field.isRequired = true }
    self.init(id: field.id.name, title: header ?? field.label, fields: [field])
    showsOptions = true
  }
}
