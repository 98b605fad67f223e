import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// An appointment whose three dates have the three styles.
nonisolated struct Meeting: Sendable {
  var title = "Dentist"
  var place: String? = "Berlin"
  var notes: String?
  var starts = LocalDateTime(
    date: LocalDate(nearestTo: 2026, month: 3, day: 9),
    time: LocalTime(hour: 9, minute: 30, second: 15) ?? .midnight)
  var ends: LocalDateTime?
  var reminder: LocalDateTime? = LocalDateTime(
    date: LocalDate(nearestTo: 2026, month: 3, day: 6),
    time: LocalTime(hour: 18, minute: 0, second: 30) ?? .midnight)

  static let form = Form<Meeting>("Meeting") {
    Section("") {
      TextField("Title", \.title).required()
      TextField("Place", \.place)
      LongTextField("Notes", \.notes)
    }
    Section("When") {
      DateField("Starts", \.starts, style: .wheels).notAfter("ends")
      DateField("Ends", \.ends, style: .compact).notBefore("starts")
      DateField("Reminder", \.reminder, style: .calendar).notAfter("starts")
    }
  }.head({ $0.title }, detail: { $0.place })
}

extension Stage<Meeting> {
  /// Shows an appointment.
  convenience init(
    visit change: (inout Meeting) -> Void = { _ in },
    _ environment: FormEnvironment = Stay.environment
  ) throws {
    var visit = Meeting()
    change(&visit)
    try self.init(Meeting.form, visit, environment: environment)
  }

  /// Chooses a moment in the small picker of the end, in GMT, as the system's popover does.
  func choose(end: String) throws {
    let picker = try #require(all(UIDatePicker.self, in: row("ends")).first)
    picker.choose(try #require(DateMode.dateTime.moment(of: end)))
    settle()
  }

  /// The rows that are shown, section by section.
  var sections: [[String]] {
    driver.shown.presentation.sections.map { $0.items.map(\.owner.field.name) }
  }
}
