import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// All screens that are worth checking and drawing.
enum Gallery {
  static var screens: [GalleryScreen] { systems + forms + states }

  /// The systems 1 to 3: a record, an appointment in three styles, options.
  static var systems: [GalleryScreen] {
    [
      GalleryScreen("record", Employee.form, Employee()),
      GalleryScreen("appointment-wheels", Appointment.form(.wheels), Appointment()),
      GalleryScreen("appointment-calendar", Appointment.form(.calendar), Appointment()),
      GalleryScreen("appointment-compact", Appointment.form(.compact), Appointment()),
      GalleryScreen("options", Picks.form, Picks()),
    ]
  }

  static var forms: [GalleryScreen] {
    var bare = Kinds()
    bare.photo = nil
    bare.born = nil
    bare.due = nil
    bare.size = nil
    bare.skills = []
    bare.notes = nil
    bare.guests = 30
    return [
      GalleryScreen("kinds", Kinds.form, Kinds()),
      GalleryScreen("kinds-bare", Kinds.form, bare),
      GalleryScreen("stay", Stay.form, Stay()),
      GalleryScreen("rules", Picks.rules, Picks()),
      GalleryScreen("worded", Worded.form, Worded()),
      GalleryScreen("german", Application.long, Application(), language: "de"),
      GalleryScreen("german-kinds", Kinds.form, Kinds(), language: "de"),
      GalleryScreen("arabic", Journey.arabic, Journey(), language: "ar"),
      GalleryScreen("arabic-kinds", Kinds.form, Kinds(), language: "ar"),
    ]
  }

  /// Screens after a person has done something.
  static var states: [GalleryScreen] {
    [
      GalleryScreen("refused", Kinds.form, Kinds()) { stage in
        try enter("a name that is by far longer than forty letters", "name", stage)
        try enter("x", "nickname", stage)
        try enter("nowhere", "mail", stage)
        try enter("99", "guests", stage)
        try enter("1:70", "length", stage)
      },
      GalleryScreen("refused-date", Employee.form, Employee()) { stage in
        try stage.tap("started")
        try enter("2017-02-31", inDrawerOf: "started", stage)
      },
      GalleryScreen("conflict", Employee.form, Employee()) { stage in
        try conflict("name", "Daniel van den Berg", "Dana Miller", stage)
      },
      GalleryScreen("conflict-german", Application.long, Application(), language: "de") { stage in
        try conflict("contact", "meine@verwaltung.example", "deine@verwaltung.example", stage)
      },
      GalleryScreen("changed", Employee.form, Employee()) { stage in
        try enter("Björn", "name", stage)
        try stage.tap("active")
      },
      GalleryScreen("unpressed", Stay.form, Stay()) { stage in try stage.tap("book") },
    ]
  }

  /// Types a text into a row, and leaves it.
  private static func enter<Value>(
    _ text: String, _ field: FieldID, _ stage: Stage<Value>
  ) throws {
    try stage.type(text, into: field)
    stage.leave()
  }

  /// Types a date into the line of an open drawer, and leaves it.
  private static func enter<Value>(
    _ text: String, inDrawerOf field: FieldID, _ stage: Stage<Value>
  ) throws {
    guard let control = stage.shown(.drawer(of: .field(field)))?.textControl as? UITextField
    else { return }
    stage.window.tap(control)
    stage.settle()
    control.selectedTextRange = control.textRange(
      from: control.beginningOfDocument, to: control.endOfDocument)
    control.type(text)
    stage.leave()
  }

  /// Types a text while somebody else stores another one.
  private static func conflict<Value>(
    _ field: FieldID, _ mine: String, _ theirs: String, _ stage: Stage<Value>
  ) throws {
    try stage.type(mine, into: field)
    try stage.host.set(field, to: .text(theirs))
    stage.leave()
  }
}
