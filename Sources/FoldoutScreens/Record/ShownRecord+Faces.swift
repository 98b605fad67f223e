import Foldout
package import FoldoutForms
import FoldoutWords

extension ShownRecord {
  /// A shown item's face; `nil` for an item that does not exist.
  package func face(of item: ScreenItem) -> ItemFace? {
    guard let field = form.field(item.owner.field) else { return nil }
    switch item {
    case .row(.option(_, let option)): return optionRow(option, of: field).map { .row($0) }
    case .row(let row): return .row(self.row(field, isOpen: table.isOpen(row)))
    case .drawer: return drawer(field).map { .drawer($0) }
    }
  }

  /// The face of a field's row.
  package func row(_ field: Field<DynamicRecord>, isOpen: Bool) -> RowFace {
    RowFace(field, in: self, isOpen: isOpen)
  }

  /// The face of a field's drawer; `nil` for a field that has none.
  package func drawer(_ field: Field<DynamicRecord>) -> DrawerFace? {
    DrawerFace(field, in: self)
  }

  /// The heading and the foot around the rows of a section.
  package func heading(ofSection section: Int) -> SectionFace {
    heading(of: table.outline.sectionIDs[section])
  }

  /// The heading and the foot around the rows of the section of that identity.
  package func heading(of id: String) -> SectionFace {
    guard let section = form.sections.first(where: { $0.id == id }) else {
      return SectionFace(id: id, title: "")
    }
    return SectionFace(
      id: id, title: section.title, footer: section.footer.map { $0(stored) ?? "" },
      choice: choiceFoot(of: section))
  }

  /// The head above the rows.
  package var head: HeadFace {
    var head = HeadFace(title: title, detail: detail, picture: nil)
    guard let source = form.head?.picture else { return head }
    let name =
      switch source {
      case .field(let id): id.name
      case .value: ""
      }
    let letters: HeadFace.Picture? = target.isNew ? nil : .initials(initials)
    head.picture = picture(named: name).map { .picture($0) } ?? letters
    // No row tells about a picture that is not a field.
    if !target.isNew, pictures[name] == nil, case .value(let value) = source,
      let unread = textOfUnread(value(stored))
    {
      let several = words.values.several
      head.detail = head.detail.map { several(["values": $0, "more": unread]) } ?? unread
    }
    return head
  }

  /// A picture of the record; `nil` if there is none of that name.
  func picture(named name: String) -> PictureFace? {
    picture(named: name, title: words.values.pictureOf(["name": title]))
  }

  /// A picture with a title of its own.
  func picture(named name: String, title: String) -> PictureFace? {
    pictures[name].map { picture in
      PictureFace(content: .picture(name: name, digest: picture.digest, title: title))
    }
  }

  /// The problems of all entries, in the order of the fields.
  package var problems: [ProblemFace] {
    form.fields.compactMap { ProblemFace($0, in: self) }
  }

  /// The first field with a problem.
  var firstRefused: FieldID? {
    form.fields.first { pending[$0.id]?.problem != nil }?.id
  }
}
