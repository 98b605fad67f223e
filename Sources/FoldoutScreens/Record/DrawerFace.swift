import FoldoutForms
import FoldoutWords

/// The drawer of a field as it is shown.
package struct DrawerFace: Equatable, Sendable {
  package var id: RowID
  package var label: String
  package var editor: Editor
  /// The problem of the entry, if the drawer shows it and not the row.
  package var problem: ProblemFace?
  package var mark: FaultMark?

  /// The contents of the drawer.
  package enum Editor: Equatable, Sendable {
    case wheels(WheelsFace)
    case calendar(CalendarFace)
    case choice(ChoiceFace)
    case reference(ReferenceFace)
    case picture(PictureDrawerFace)
    case designed(DesignedFace)
  }
}

extension DrawerFace {
  /// The drawer of a field; `nil` for one that does not unfold.
  init?(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    if let design = record.design(of: field) {
      editor = .designed(DesignedFace(design, in: record))
    } else if let own = Editor(field, in: record) {
      editor = own
    } else {
      return nil
    }
    id = .field(field.id)
    label = field.label
    mark = FaultMark(field, in: record)
    problem =
      ProblemFace.isInDrawer(of: field, in: record)
      ? ProblemFace(field, in: record, carries: true) : nil
  }

  /// The height of a drawer in points. Hosts reserve it while the drawer's contents are still on
  /// their way.
  ///
  ///     wheels     wheels of 216, 8, the line for typing of 44, and 12 below
  ///     calendar   mini pickers of 44, weekdays of 20, six weeks of 44, 8, a line of 52 for a time
  ///                if there is one, the line for typing of 44, and 12 below
  ///     picture    4, a box of 200 and 12 if there is one, a line of buttons of 44, and 12
  ///     choice     44 for each line, at most 286
  ///     reference  the line of the search of 60, and a list of 264
  ///     designed   a line of 44, and 12
  ///
  /// Wheels and a calendar that can be switched to each other have 12 and a line of buttons of 44
  /// more.
  static func height(of field: Field<DynamicRecord>, in record: ShownRecord) -> Int {
    // With the button for the other style there are three, which need a line of their own.
    let buttons = ShownDate(field, in: record).style == nil ? 0 : 12 + 44
    if record.design(of: field) != nil { return DesignedFace.height }
    return switch record.editor(of: field) {
    case .wheels: 216 + 8 + 44 + buttons + 12
    case .calendar:
      44 + 20 + 6 * 44 + 8 + (field.kind.dateMode?.hasTime == true ? 44 + 8 : 0) + 44 + buttons + 12
    case .picture: PictureDrawerFace.height(of: field, in: record)
    case .choice(let choice): ChoiceFace.height(of: field, choice, in: record)
    case .reference: ReferenceFace.height
    case .text, .secret, .toggle, .openCalendar, .compact, .miniPicker, .shown, .button: 0
    }
  }
}

extension DrawerFace.Editor {
  /// The contents for a field's editor; `nil` for an editor in its row.
  fileprivate init?(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    switch record.editor(of: field) {
    case .wheels:
      guard let parts = field.wheelParts else { return nil }
      self = .wheels(WheelsFace(field, parts, in: record))
    case .calendar:
      guard let mode = field.kind.dateMode else { return nil }
      self = .calendar(CalendarFace(field, mode, in: record))
    case .choice(let choice): self = .choice(ChoiceFace(field, choice, in: record))
    case .reference: self = .reference(ReferenceFace(field, in: record))
    case .picture: self = .picture(PictureDrawerFace(field, in: record))
    case .text, .secret, .toggle, .openCalendar, .compact, .miniPicker, .shown, .button: return nil
    }
  }
}

/// The parts of a drawer that only some editors have; all are `nil` for the others.
private struct DrawerParts {
  var wheels: WheelsFace?
  var calendar: CalendarFace?
  var options: ChoiceFace?
  var search: ReferenceFace?
}

extension DrawerFace.Editor {
  private var parts: DrawerParts {
    switch self {
    case .wheels(let face): DrawerParts(wheels: face)
    case .calendar(let face): DrawerParts(calendar: face)
    case .choice(let face): DrawerParts(options: face)
    case .reference(let face): DrawerParts(search: face)
    case .picture, .designed: DrawerParts()
    }
  }

  /// A date's columns; `nil` for other editors.
  package var columns: WheelsFace? { parts.wheels }

  /// The columns of a date or a time, and the date from which they are turned; `nil` for other
  /// editors.
  package var columnsAndBase: (columns: [ColumnFace], base: String)? {
    let parts = parts
    return parts.wheels.map { ($0.columns, $0.base) } ?? parts.calendar.map { ($0.time, $0.base) }
  }

  /// The days of a month; `nil` for other editors.
  package var calendar: CalendarFace? { parts.calendar }

  /// The buttons of a date; `nil` for other editors.
  package var dateActions: DateActionsFace? { parts.wheels?.actions ?? parts.calendar?.actions }

  /// The options of a choice; `nil` for other editors.
  package var options: ChoiceFace? { parts.options }

  /// The search of a reference; `nil` for other editors.
  package var search: ReferenceFace? { parts.search }
}
