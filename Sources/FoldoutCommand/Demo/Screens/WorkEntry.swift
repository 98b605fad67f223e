import FoldoutForms

/// The hours worked on one day for a project.
struct WorkEntry: Sendable {
  var day: LocalDate?
  var project: String?
  var hours: TimeSpan?
  var note: String?
}

extension WorkEntry {
  /// The usual projects; any other can be typed. They are names, so they are not translated.
  static let projects = ["Foldout", "Harbour", "Lisbon"]

  /// The days that an entry can have: all but Sundays.
  static let days = OfferedDays(
    limits: DateLimits(
      earliest: LocalDate(year: 2000, month: 1, day: 1),
      latest: LocalDate(year: 2099, month: 12, day: 31)),
    closedWeekdays: [.sunday])

  /// The maximum for one day.
  private static let aDay: TimeSpan = {
    guard let span = TimeSpan(hours: 24, minutes: 0) else {
      preconditionFailure("24:00 is no length of time.")
    }
    return span
  }()

  /// The screen of an entry, whose calendar has marked days. The fields' identities are the table's
  /// columns.
  static func form(_ words: DemoWords, marking marks: @escaping DayMarks) -> Form<WorkEntry> {
    Form(words.entry) {
      Section("") {
        DateField(words.day, \.day, style: .calendar).id("day").required()
          .limits(from: days.limits.earliest, to: days.limits.latest)
          .closed(weekdays: days.closedWeekdays, days: days.closedDays).marking(marks)
        ChoiceField(words.project, \.project, options: projects, allowsOther: true).id("project")
        TimeSpanField(words.hours, \.hours).id("minutes").range(.zero...aDay)
        TextField(words.note, \.note).id("note")
        ButtonField(words.nextDay, id: "next_day")
      }
    }
    .head({ $0.project ?? "" })
  }

  /// Returns the answer to *Next day*: a new entry with the same project and no hours.
  ///
  /// Its day is the next offered day after this entry's.
  func next(_ words: DemoWords) -> ActionAnswer {
    guard let day, let next = day.adding(days: 1).flatMap(WorkEntry.days.first) else {
      return .refused(words.noNextDay)
    }
    return .adds(
      ["day": .date(next), "project": project.map { .text($0) } ?? .none], editing: "minutes")
  }
}
