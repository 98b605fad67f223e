public import Foldout

/// A screen on which one record is edited, described once for every host.
///
/// ```swift
/// let form = Form<Visit>("Visit") {
///   Section("What") { TextField("Title", \.title).required() }
///   Section("When") { DateField("Day", \.day, style: .wheels) }
/// }
/// ```
///
/// A form is data: it can be passed between threads, holds no record, and knows no host.
public struct Form<Record: Sendable>: Sendable {
  /// The screen's title, where the record has none of its own.
  public var title: String
  /// The sections in their order.
  public var sections: [Section<Record>]
  /// The head above the fields: the record's own title and a line below it.
  public var head: Head<Record>?
  /// The colour of what can be pressed; `nil` for the platform's own.
  public var tint: Tint?
  /// True where rows and sections that come, go and move are animated.
  public var isAnimated = true

  /// A form of sections.
  public init(_ title: String, @FormBuilder<Record> sections: () -> [Section<Record>]) {
    self.title = title
    self.sections = Form.identified(sections())
  }

  /// A form of sections that were found while the program runs.
  public init(_ title: String, sections: [Section<Record>]) {
    self.title = title
    self.sections = sections
  }

  /// The form with a head that says which record it is about.
  public func head(
    _ title: @escaping @Sendable (Record) -> String,
    detail: @escaping @Sendable (Record) -> String? = { _ in nil },
    picture: FieldID? = nil
  ) -> Self {
    var copy = self
    copy.head = Head(title: title, detail: detail, picture: picture.map(Head.Picture.field))
    return copy
  }

  /// The form with a head whose picture is no field of the form: bytes, or the path of a file.
  public func head(
    _ title: @escaping @Sendable (Record) -> String,
    detail: @escaping @Sendable (Record) -> String? = { _ in nil },
    picture: @escaping @Sendable (Record) -> FieldValue
  ) -> Self {
    var copy = self
    copy.head = Head(title: title, detail: detail, picture: .value(picture))
    return copy
  }

  /// The form without animation of rows and sections that come, go and move. Drawers unfold as
  /// ever.
  public func animated(_ isAnimated: Bool) -> Self {
    var copy = self
    copy.isAnimated = isAnimated
    return copy
  }

  /// The form in a colour of its own.
  public func tint(_ tint: Tint) -> Self {
    var copy = self
    copy.tint = tint
    return copy
  }

  /// All fields in the order in which they are shown.
  public var fields: [Field<Record>] {
    // A key path in a generic type is made anew at each call.
    sections.flatMap { $0.fields }
  }

  /// The field of that identity. Complexity: O(number of fields).
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
  /// A line below it, if there is something to say.
  public var detail: @Sendable (Record) -> String?
  /// The record's picture, where its screen shows one.
  public var picture: Picture?

  /// Where the picture of a head is found.
  public enum Picture: Sendable {
    /// In a picture field of the form.
    case field(FieldID)
    /// Elsewhere in the record.
    case value(@Sendable (Record) -> FieldValue)
  }
}

extension Form {
  /// The form's sections and fields as the engine's outline of identities.
  ///
  /// Throws the engine's error, which names both places, where two fields or two sections have
  /// one identity. Complexity: O(number of fields).
  public func outline() throws(DuplicateIdentityError<String, FieldID>) -> Outline<String, FieldID>
  {
    try Outline(sections.map { .init(id: $0.id, rows: $0.fields.map { $0.id }) })
  }

  /// The fields whose rows own a drawer.
  public var owners: Set<FieldID> {
    Set(fields.lazy.filter { $0.unfolds }.map { $0.id })
  }
}
