/// All items that a table shows, section by section.
///
/// ```swift
/// let shown = Presentation(outline, open: ["born"], hidden: ["hired"])
/// let expected = Presentation<String, String>(sections: [
///   .init(id: "person", items: [.row("name"), .row("born"), .drawer(of: "born")]),
///   .init(id: "work", items: []),
/// ])
/// ```
///
/// A presentation is a pure function of the outline, the open drawers and the hidden rows, computed
/// in a simple and slow way. Hosts draw a first page from it. The law tests compare it with the
/// fast arithmetic of `Table`, with which it shares no code.
public struct Presentation<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// A section with the items shown in it.
  public struct Section: Hashable, Sendable {
    /// The section's identity.
    public var id: SectionID

    /// The shown rows and drawers, in order.
    public var items: [Item<RowID>]

    /// Creates a section from its identity and items.
    public init(id: SectionID, items: [Item<RowID>]) {
      self.id = id
      self.items = items
    }
  }

  /// The sections in order, including those without shown items.
  public var sections: [Section]

  /// Creates a presentation from its sections.
  public init(sections: [Section]) { self.sections = sections }

  /// Computes the shown items: each row that is not hidden, followed by its drawer if it is open.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public init(_ outline: Outline<SectionID, RowID>, open: Set<RowID>, hidden: Set<RowID>) {
    sections = outline.sections.map { section in
      var items: [Item<RowID>] = []
      for row in section.rows where !hidden.contains(row) {
        items.append(.row(row))
        if open.contains(row) { items.append(.drawer(of: row)) }
      }
      return Section(id: section.id, items: items)
    }
  }
}

extension Presentation: CustomStringConvertible {
  /// The sections on one line, each with its items in brackets, drawers marked.
  public var description: String {
    sections.map { section in
      "\(section.id)[\(section.items.map(\.description).joined(separator: " "))]"
    }
    .joined(separator: " ")
  }
}

extension Table {
  /// All items that the table shows.
  ///
  /// - Complexity: O(*n*) for *n* rows. Use `item(at:)` and `itemCount(inSection:)` if only a part
  ///   of a long table is shown.
  public var presentation: Presentation<SectionID, RowID> {
    Presentation(outline, open: Set(openDrawers), hidden: hidden)
  }
}
