import FoldoutForms
import FoldoutWords

extension DrawerFace {
  /// The drawer of a field; `nil` for one that does not unfold.
  init?(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    switch record.editor(of: field) {
    case .wheels:
      guard let parts = field.wheelParts else { return nil }
      editor = .wheels(WheelsFace(field, parts, in: record))
    case .calendar:
      guard let mode = field.kind.dateMode else { return nil }
      editor = .calendar(CalendarFace(field, mode, in: record))
    case .choice(let choice): editor = .choice(ChoiceFace(field, choice, in: record))
    case .reference: editor = .reference(ReferenceFace(field, in: record))
    case .picture: editor = .picture(PictureDrawerFace(field, in: record))
    case .text, .secret, .toggle, .openCalendar, .compact, .miniPicker, .shown, .button: return nil
    }
    id = .field(field.id)
    label = field.label
    mark = FaultMark(field, in: record)
    problem =
      record.isRefusedInDrawer(field)
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
  ///
  /// Wheels and a calendar that can be switched to each other have 12 and a line of buttons of 44
  /// more.
  static func height(of field: Field<DynamicRecord>, in record: ShownRecord) -> Int {
    // With the button for the other style there are three, which need a line of their own.
    let buttons = record.style(of: field) == nil ? 0 : 12 + 44
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

extension PictureDrawerFace {
  /// The drawer of a picture.
  ///
  /// Without a picture it shows no text beside its buttons, because the row already says that there
  /// is none. A file's path is shown and cannot be changed: a screen must not reveal which files
  /// exist.
  fileprivate init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    let words = record.words.actions
    choose = record.isPictureOfFile(field) ? nil : words.choosePicture
    remove = record.isRemovable(field) ? words.remove : nil
    if let picture = record.picture(named: field.id.name) {
      content = picture.content
    } else if !record.hasPictureButtons(field) {
      content = .text(record.textWithoutPicture(field))
    }
  }

  fileprivate static func height(of field: Field<DynamicRecord>, in record: ShownRecord) -> Int {
    guard record.hasPictureButtons(field) else { return 4 + 200 + 12 }
    return 4 + (record.pictures[field.id.name] == nil ? 0 : 200 + 12) + 44 + 12
  }
}

extension ShownRecord {
  /// True if a picture's drawer has a line of buttons. Without one it only shows the picture.
  fileprivate func hasPictureButtons(_ field: Field<DynamicRecord>) -> Bool {
    !isPictureOfFile(field) || isRemovable(field)
  }

  fileprivate func isRemovable(_ field: Field<DynamicRecord>) -> Bool {
    !field.isRequired && stored[field.id.name] != .null
  }
}
