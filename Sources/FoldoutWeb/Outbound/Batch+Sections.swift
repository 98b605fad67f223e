import Foldout
import FoldoutScreens

extension Batch {
  /// Returns the operations that update what surrounds the rows of sections: footers, and the feet
  /// of choices.
  ///
  /// A section that became a choice, or stopped being one, is sent whole.
  static func sectionOperations(
    before: ShownRecord, after: ShownRecord, _ markup: RecordMarkup
  ) -> [Operation] {
    let previousIDs = Set(before.table.outline.sectionIDs)
    var previous = PageElement.sections.id
    var operations: [Operation] = []
    for (index, id) in after.table.outline.sectionIDs.enumerated() {
      let element = SectionElement.section.id(of: id)
      defer { previous = element }
      let (old, new) = (before.heading(of: id), after.heading(of: id))
      guard previousIDs.contains(id), old != new else { continue }
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
