import Foldout
import FoldoutScreens

extension Batch {
  /// The operations by which what stands around the rows of sections becomes what it is to be: the
  /// line below, and what stands under options. A section that became a choice, or ceased to be
  /// one, comes whole.
  static func surroundings(
    before: ShownRecord, after: ShownRecord, _ markup: RecordMarkup
  ) -> [Operation] {
    let known = Set(before.table.outline.sectionIDs)
    var previous = PageElement.sections.id
    var operations: [Operation] = []
    for (index, id) in after.table.outline.sectionIDs.enumerated() {
      let element = SectionElement.section.id(of: id)
      defer { previous = element }
      let (old, new) = (before.heading(of: id), after.heading(of: id))
      guard known.contains(id), old != new else { continue }
      if (old.choice == nil) != (new.choice == nil) {
        let html = markup.section(index)
        operations += html.needed
        operations.append(.insert(id: element, after: previous, html: html.text))
        continue
      }
      if let choice = new.choice, choice != old.choice {
        operations.append(
          .replace(id: choice.id.rowElement, html: markup.foot(choice).text))
      }
      if old.footer != new.footer, new.hasFooter {
        operations.append(
          .replace(
            id: SectionElement.footer.id(of: id), html: markup.footer(of: new).text))
      }
    }
    return operations
  }
}
