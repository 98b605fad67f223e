import FoldoutForms
import FoldoutRecords
import FoldoutWeb

/// The demo's screens: the five systems, and all pickers on one screen.
enum DemoScreens {
  static func all(in store: any RecordStore) -> [Screen] {
    [
      .list(
        LocalizedText { DemoWords.of($0).people }, of: "people", at: "/people", records: "/record",
        form: { Person.form(.of($0)) }, blank: Person()),
      .record(
        LocalizedText { DemoWords.of($0).appointment }, of: "appointments",
        key: RecordKey([.integer(1)]),
        at: "/appointment", form: { Appointment.form(.of($0)) }, blank: Appointment()),
      .record(
        LocalizedText { DemoWords.of($0).options }, of: "options", key: RecordKey([.integer(1)]),
        at: "/options", form: { Options.form(.of($0)) }, blank: Options()),
      WorkHours(store: store).screen,
      .list(
        Month.list(Month.all()), at: "/months", title: LocalizedText { DemoWords.of($0).months }),
      .record(
        LocalizedText { PickerWords.of($0).pickers }, of: "pickers", key: RecordKey([.integer(1)]),
        at: "/pickers", form: { Pickers.form(.of($0)) }, blank: Pickers(), switches: true),
    ]
  }

  /// Performs the action of a screen's button.
  static func press(
    _ store: any RecordStore, _ button: FieldID, _ table: String, _ record: StoredRecord,
    _ environment: FormEnvironment
  ) async -> ActionAnswer {
    switch table {
    case "hours": return WorkHours.entry(record.record).next(.of(environment.locale))
    default: return await WordButtons.press(store, button, table, record, environment)
    }
  }
}

/// A month of the year, by its number.
struct Month: Identifiable, Equatable, Sendable {
  var number: Int
  var id: Int { number }
}

extension Month {
  /// Returns the list of months, which all visitors share until the program ends.
  static func list(_ months: Records<Month>) -> List<Month> {
    List("Months", months, of: Month.self) {
      Title { month, environment in environment.monthName(month.number) }
      Action.share
      Action.remove
    }
  }

  static func all() -> Records<Month> { Records((1...12).map { Month(number: $0) }) }
}
