/// The items that a table shows, written out: every section with every item in it.
///
/// A presentation is a pure function of the outline, the open drawers and the hidden rows, computed
/// the slow and obvious way. Hosts draw a first page from it; laws hold it against the arithmetic
/// by which a table answers quickly, with which it shares nothing.
public struct Presentation<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// One section with the items that are shown in it.
  public struct Section: Hashable, Sendable {
    /// The identity of the section.
    public var id: SectionID

    /// The rows and drawers that are shown in it, in their order.
    public var items: [Item<RowID>]

    /// Describes a section by its identity and what is shown in it.
    public init(id: SectionID, items: [Item<RowID>]) {
      self.id = id
      self.items = items
    }
  }

  /// The sections in their order, those in which nothing is shown included.
  public var sections: [Section]

  /// Describes what is shown section by section.
  public init(sections: [Section]) { self.sections = sections }

  /// Computes what is shown: each row that is not hidden, and below it its drawer if it is open.
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
  /// The items that the table shows, written out.
  ///
  /// - Complexity: O(*n*) for *n* rows. Ask `item(at:)` and `itemCount(inSection:)` where only a
  ///   part of a long table is shown.
  public var presentation: Presentation<SectionID, RowID> {
    Presentation(outline, open: Set(openDrawers), hidden: hidden)
  }
}
