import FoldoutForms
import FoldoutRecords

extension RecordScreen {
  /// Asks before what would be lost for good: values that neither the answer's page nor the script
  /// could put back.
  ///
  /// A secret that is typed over another is not asked about: it was entered letter by letter into
  /// a row that says that there is one. A choice between two values in conflict was asked already.
  func askBeforeLosing(
    _ reception: inout Reception, of submission: Submission, isScripted: Bool
  ) {
    let carried = carried(by: reception, isScripted: isScripted)
    for cell in reception.cells {
      let id = FieldID(cell.column)
      guard let field = form.field(id), let entry = submission.entries[id],
        !carried.contains(id), isAtStake(cell, entry),
        !(entry.isKept && isKeptByScript(field)), !entry.isSure(of: tokens[cell.column])
      else { continue }
      reception.entries[id, default: Entry(isBack: true)].problem = .asked(
        loss(by: entry, reception, field))
    }
  }

  /// The fields whose old values come back: with script from the page, without it from the address.
  private func carried(by reception: Reception, isScripted: Bool) -> Set<FieldID> {
    var after = self
    for cell in reception.cells { after.stored[cell.column] = cell.new }
    let next = Undo(
      of: reception.cells, before: self, after: after, takenBack: reception.takenBack)
    guard !isScripted else { return Set(next.lines.filter { $0.old != nil }.map(\.field)) }
    return next.fieldsInAddress(spelling: spelled)
  }

  /// Whether the change takes something away that is there now. Over anything else than what was
  /// seen it is a conflict, which the store finds.
  private func isAtStake(_ cell: Change.Cell, _ entry: Submission.Entry) -> Bool {
    guard cell.seen == tokens[cell.column] else { return false }
    return switch stored[cell.column] {
    case .null: false
    case .sealed: entry.clears
    case .integer, .real, .text, .blob: true
    }
  }

  /// Whether a script that says so can have the old value itself: a picture, which it shows.
  private func isKeptByScript(_ field: Field<DynamicRecord>) -> Bool {
    field.kind == .picture && pictures[field.id.name] != nil && !isPictureOfFile(field)
  }

  private func loss(
    by entry: Submission.Entry, _ reception: Reception, _ field: Field<DynamicRecord>
  ) -> Loss {
    if let back = entry.back { return .takenBack(back, met: entry.met?.text ?? "") }
    if entry.file != nil { return .chosen }
    return formValue(field, in: entered(reception, field)).map { .replaced(by: $0) } ?? .cleared
  }
}

extension Submission.Entry {
  /// Whether it was chosen knowing that this value is lost.
  fileprivate func isSure(of now: Token) -> Bool {
    sure == now && (set != nil || clears || back != nil || file != nil)
  }
}
