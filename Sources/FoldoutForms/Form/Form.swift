public import Foldout

/// The description of a screen for editing one record, the same for every host.
///
/// ```swift
/// let form = Form<Visit>("Visit") {
///   Section("What") { TextField("Title", \.title).required() }
///   Section("When") { DateField("Day", \.day, style: .wheels) }
/// }
/// ```
///
/// A form is a value: it can be passed between threads, and depends on no record and no host.
public struct Form<Record: Sendable>: Sendable {
  /// The screen's title if the record has none of its own.
  public var title: String
  /// The sections in their order.
  public var sections: [Section<Record>] { didSet { fields = Form.fields(of: sections) } }
  /// All fields in the order in which they are shown.
  public private(set) var fields: [Field<Record>]
  /// The head above the fields: the record's own title and a line below it.
  public var head: Head<Record>?
  /// The tint of buttons and marks; `nil` for the platform's own.
  public var tint: Tint?
  /// True if rows and sections are animated when they are inserted, removed or moved.
  public var isAnimated = true
  /// Finds all hidden fields of a record at once; `nil` for a form whose fields are asked one by
  /// one.
  var hiddenTogether: (@Sendable (Record) -> Set<FieldID>)?

  /// Creates a form from sections.
  public init(_ title: String, @FormBuilder<Record> sections: () -> [Section<Record>]) {
    self.init(title, sections: Form.identified(sections()))
  }

  /// Creates a form from sections that are only known at run time.
  public init(_ title: String, sections: [Section<Record>]) {
    self.title = title
    self.sections = Form.resolved(sections)
    fields = Form.fields(of: self.sections)
  }

  private static func fields(of sections: [Section<Record>]) -> [Field<Record>] {
    // A closure, because a key path in a generic type is created anew at each call.
    sections.flatMap { $0.fields }
  }

  /// Adds a head that shows which record the screen is about.
  public func head(
    _ title: @escaping @Sendable (Record) -> String,
    detail: @escaping @Sendable (Record) -> String? = { _ in nil },
    picture: FieldID? = nil
  ) -> Self {
    var copy = self
    copy.head = Head(title: title, detail: detail, picture: picture.map(Head.Picture.field))
    return copy
  }

  /// Adds a head with a picture that is not a field of the form: its bytes, or the path of its
  /// file.
  public func head(
    _ title: @escaping @Sendable (Record) -> String,
    detail: @escaping @Sendable (Record) -> String? = { _ in nil },
    picture: @escaping @Sendable (Record) -> FieldValue
  ) -> Self {
    var copy = self
    copy.head = Head(title: title, detail: detail, picture: .value(picture))
    return copy
  }

  /// Enables or disables the animation of rows and sections that are inserted, removed or moved.
  ///
  /// Drawers always unfold with animation.
  public func animated(_ isAnimated: Bool) -> Self {
    var copy = self
    copy.isAnimated = isAnimated
    return copy
  }

  /// Sets the form's tint.
  public func tint(_ tint: Tint) -> Self {
    var copy = self
    copy.tint = tint
    return copy
  }

  /// Returns the field with an identity. Complexity: O(number of fields).
  public func field(_ id: FieldID) -> Field<Record>? {
    for section in sections {
      if let field = section.fields.first(where: { $0.id == id }) { return field }
    }
    return nil
  }
}

/// The head above a record's fields.
public struct Head<Record: Sendable>: Sendable {
  /// The record's title.
  public var title: @Sendable (Record) -> String
  /// A line below the title; `nil` for none.
  public var detail: @Sendable (Record) -> String?
  /// The record's picture, if its screen shows one.
  public var picture: Picture?

  /// The source of a head's picture.
  public enum Picture: Sendable {
    /// A picture field of the form.
    case field(FieldID)
    /// A function of the record.
    case value(@Sendable (Record) -> FieldValue)
  }
}

extension Form {
  /// Returns the identities of sections and fields as an outline for the engine.
  ///
  /// Throws if two fields or two sections have the same identity; the error names both positions,
  /// and ``check()`` throws for the same form. Complexity: O(number of fields).
  public func outline() throws(DuplicateIdentityError<String, FieldID>) -> Outline<String, FieldID>
  {
    try Outline(sections.map { .init(id: $0.id, rows: $0.fields.map { $0.id }) })
  }

  /// The fields whose rows own a drawer.
  public var owners: Set<FieldID> {
    Set(fields.lazy.filter { $0.unfolds }.map { $0.id })
  }
}

extension Form {
  /// Returns the field that a rule or a limit names. Traps if the form has none: ``check()``
  /// throws for such a form, and no host shows it.
  func named(_ id: FieldID) -> Field<Record> {
    guard let field = field(id) else {
      preconditionFailure(
        "A rule or limit names a field “\(id.name)”, which the form does not have.")
    }
    return field
  }
}

extension Field {
  /// Replaces the names of key paths by the identities that a function returns for them.
  mutating func resolve(_ id: (AnyKeyPath) -> FieldID?) {
    func found(_ name: FieldID) -> FieldID { namedPaths[name].flatMap { id($0) } ?? name }
    guard !namedPaths.isEmpty else { return }
    for index in rules.indices {
      if case .equal(let other) = rules[index].condition {
        rules[index].condition = .equal(found(other))
      }
    }
    if var dates = editor.dates {
      dates.notBefore = dates.notBefore.map(found)
      dates.notAfter = dates.notAfter.map(found)
      editor.dates = dates
    }
  }

  /// The fields that rules and the limits of a date name.
  var namedFields: [FieldID] {
    let dates = editor.dates
    if rules.isEmpty, dates == nil { return [] }
    return rules.compactMap { $0.other } + [dates?.notBefore, dates?.notAfter].compactMap { $0 }
  }
}
