import FoldoutForms
import GRDB

extension DemoDatabase {
  /// Fills the table of hours with the working days of the weeks up to and including a day.
  static func addHours(until today: LocalDate, to database: Database) throws {
    for entry in hours(until: today) {
      try database.execute(
        sql: "INSERT INTO hours (day, project, minutes, note) VALUES (?, ?, ?, ?)",
        arguments: [
          entry.day.map { "\($0)" }, entry.project, entry.hours?.totalMinutes,
          entry.note,
        ])
    }
  }

  /// Returns the entries of the weeks up to `today`, oldest first; they depend only on the day.
  static func hours(until today: LocalDate) -> [WorkEntry] {
    let weekend: Set<Weekday> = [.saturday, .sunday]
    let days = (0...daysOfHours).reversed().compactMap { today.adding(days: -$0) }
      .filter { !weekend.contains($0.weekday) }
    return days.flatMap { day -> [WorkEntry] in
      let number = day.dayNumber
      let project = WorkEntry.projects[number % 3 == 0 ? 1 : 0]
      guard number % 5 != 0 else {
        // Two projects on one day.
        return [
          WorkEntry(day: day, project: project, hours: TimeSpan(minutes: 270)),
          WorkEntry(
            day: day, project: WorkEntry.projects[2], hours: TimeSpan(minutes: 200),
            note: "Tickets, and a plan for the week"),
        ]
      }
      let hours = TimeSpan(minutes: 420 + number % 4 * 15)
      return [WorkEntry(day: day, project: project, hours: hours)]
    }
  }

  /// The number of days before today that have entries: six weeks with today, so over a month.
  private static let daysOfHours = 41
}
