import FoldoutForms
import FoldoutRecords
import FoldoutWeb

/// The five systems, as the demo shows them.
enum DemoScreens {
  static let all: [Screen] = [
    .list(
      { DemoWords.of($0).people }, of: "people", at: "/people", records: "/record",
      form: { Person.form(.of($0)) }, blank: Person()),
    .record(
      { DemoWords.of($0).appointment }, of: "appointments", key: RecordKey([.integer(1)]),
      at: "/appointment", form: { Appointment.form(.of($0)) }, blank: Appointment()),
    .record(
      { DemoWords.of($0).options }, of: "options", key: RecordKey([.integer(1)]),
      at: "/options", form: { Options.form(.of($0)) }, blank: Options()),
    .planned { DemoWords.of($0).hours },
    .list(Month.list(Month.all()), at: "/months", title: { DemoWords.of($0).months }),
  ]
}
