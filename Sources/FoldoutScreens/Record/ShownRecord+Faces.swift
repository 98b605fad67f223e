import Foldout
package import FoldoutForms
import FoldoutWords

extension ShownRecord {
  /// A shown item's face; `nil` for an item that does not exist.
  package func face(of item: ScreenItem) -> ItemFace? {
    guard let field = self.field(item.owner.field) else { return nil }
    switch item {
    case .row(.option(_, let option)):
      return optionRows(of: field)?.first { $0.id.option == option }.map { .row($0) }
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

  /// The faces of a choice section's rows, one for each option; `nil` for other fields. Complexity:
  /// O(number of options).
  package func optionRows(of field: Field<DynamicRecord>) -> [RowFace]? {
    showsOptions(of: field) ? RowFace.options(of: field, in: self) : nil
  }

  /// The bar of Undo; `nil` if there is nothing to show.
  package var undoFace: UndoFace? { UndoFace(self) }

  /// The heading and the foot around the rows of a section.
  package func heading(ofSection section: Int) -> SectionFace {
    heading(of: table.outline.sectionIDs[section])
  }

  /// The heading and the foot around the rows of the section of that identity.
  package func heading(of id: String) -> SectionFace {
    guard let section = layout.section(id) else {
      return SectionFace(id: id, title: "")
    }
    return SectionFace(
      id: id, title: section.title, footer: section.footer.map { $0(stored) ?? "" },
      choice: ChoiceFootFace(section, in: self))
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
    head.picture = PictureFace(named: name, in: self).map { .picture($0) } ?? letters
    // No row tells about a picture that is not a field.
    if !target.isNew, pictures[name] == nil, case .value(let value) = source,
      let unread = PictureFace.textOfUnread(value(stored), in: self)
    {
      let several = words.values.several
      head.detail = head.detail.map { several(["values": $0, "more": unread]) } ?? unread
    }
    return head
  }

  /// The problems of all entries, in the order of the fields.
  package var problems: [ProblemFace] {
    fieldsWithEntry.compactMap { ProblemFace($0, in: self) }
  }

  /// The first field with a problem.
  var firstRefused: FieldID? {
    fieldsWithEntry.first { pending[$0.id]?.problem != nil }?.id
  }
}

extension ShownRecord {
  /// True if a change of the record may add, remove or move rows, and the form animates that.
  package var hasTravellingRows: Bool {
    form.isAnimated && layout.mayTravel
  }

  /// Returns the event with its row looked up in `outline`, the outline after the submission. A tap
  /// on a row that is no longer there folds the open drawer, as a tap on any row without a drawer
  /// does; `nil` if none is open.
  func located(_ event: ScreenEvent, in outline: ScreenOutline) -> ScreenEvent? {
    switch event {
    case .tap(let row):
      let shown = shownRow(row, in: outline)
      return outline.contains(shown) ? .tap(shown) : table.openDrawers.first.map { .close($0) }
    case .beginEditing(let row): return .beginEditing(shownRow(row, in: outline))
    case .open, .close, .endEditing, .show, .hide, .replace, .changed: return event
    }
  }

  /// The row to which the engine applies an event, in the outline that is shown. If a filter hides
  /// it, this is the first option that is shown.
  package func shownRow(_ row: RowID) -> RowID {
    let shown = shownRow(row, in: table.outline)
    guard table.isHidden(shown), let field = self.field(row.field) else { return shown }
    return optionRows(of: field)?.map(\.id).first { !table.isHidden($0) } ?? shown
  }

  /// The row to which the engine applies an event: for a choice section's field, the row of its
  /// first option; any other row as it is.
  private func shownRow(_ row: RowID, in outline: ScreenOutline) -> RowID {
    guard !outline.contains(row), let field = self.field(row.field),
      let first = field.optionRows(in: stored).first,
      showsOptions(of: field)
    else { return row }
    return .option(field.id, first.id)
  }
}

extension ShownRecord {
  /// The faces of all rows, as they are while they are folded.
  package var rowFaces: RowFaces { faces(of: shownFields) }

  /// Returns the faces of the rows of some fields, as they are while they are folded.
  func faces(of fields: [Field<DynamicRecord>]) -> RowFaces {
    var faces: RowFaces = [:]
    for field in fields {
      if let options = optionRows(of: field) {
        for face in options { faces[face.id] = face }
      } else {
        faces[.field(field.id)] = row(field, isOpen: false)
      }
    }
    return faces
  }

  /// Adds the faces of all other rows to those that have been made.
  func completing(_ made: RowFaces) -> RowFaces {
    let fields = Set(made.keys.map(\.field))
    return faces(of: shownFields.filter { !fields.contains($0.id) }).merging(made) { $1 }
  }

  /// Returns the fields whose rows or drawers may have another face than in an earlier state, if
  /// they are open as they were; `nil` for all of them.
  func fieldsDiffering(from old: ShownRecord) -> Set<FieldID>? {
    guard hasValues(of: old) else { return nil }
    var ids = pending.keys(differingFrom: old.pending)
      .union(styles.keys(differingFrom: old.styles))
      .union(viewedDays.keys(differingFrom: old.viewedDays))
      .union(marks.keys(differingFrom: old.marks))
      .union(searches.keys(differingFrom: old.searches))
    // The first refused field has the focus, and others tell that they have not.
    if firstRefused != old.firstRefused { ids.formUnion(Set(pending.keys).union(old.pending.keys)) }
    return ids
  }

  /// Returns the shown fields of some that may differ, with those whose drawer was opened or closed
  /// since an earlier state.
  func rowFields(of differing: Set<FieldID>?, since old: ShownRecord) -> [Field<DynamicRecord>] {
    guard var ids = differing else { return shownFields }
    if table.openDrawers != old.table.openDrawers {
      ids.formUnion((table.openDrawers + old.table.openDrawers).map(\.field))
    }
    return shown(of: layout.fields(ids))
  }

  /// True if both states have one record's values, and the same was read beside them. Faces of
  /// a new record depend on its initial values, too, so it counts as another.
  private func hasValues(of old: ShownRecord) -> Bool {
    !target.isNew && !old.target.isNew && target.key == old.target.key
      && cut == old.cut && stored.isCopy(of: old.stored)
      && labels == old.labels && pictures == old.pictures
  }
}

extension Dictionary where Value: Equatable {
  /// The keys that have another value in an earlier state, or none in one of both.
  fileprivate func keys(differingFrom old: Self) -> Set<Key> {
    Set(keys.filter { self[$0] != old[$0] }).union(old.keys.filter { self[$0] == nil })
  }
}
