import FoldoutForms
import FoldoutRecords
import FoldoutWeb

/// The hours in the demo's table, as its screen asks for them.
struct WorkHours: Sendable {
  let store: any RecordStore

  /// The entries as a list, the latest day first, with a screen for each.
  var screen: Screen {
    let marks: DayMarks = { try await self.marks(of: $0, in: $1) }
    return .list(
      { DemoWords.of($0).hours }, of: "hours", at: "/hours", records: "/entry",
      form: { WorkEntry.form(.of($0), marking: marks) }, blank: WorkEntry(),
      order: RowOrder(column: "day", isDescending: true),
      localRows: { locale in
        Title { entry, environment in
          entry.day.map { environment.text(of: $0) } ?? ""
        } detail: { entry, environment in
          let hours = entry.hours.map { environment.text(of: $0) }
          return [entry.project, hours].compactMap(\.self).joined(separator: " · ")
        }
        Footer { environment in try await self.sums(in: environment) }
        Action.open
        Action<WorkEntry>(DemoWords.of(locale).nextDay, id: "next_day", symbol: .glyph("＋")) {
          $0.next(.of(locale))
        }
        Action.share
        Action.duplicate
        Action.remove
      })
  }

  /// The hours of the month and of the week that have today in them, by the reader's calendar and
  /// zone.
  func sums(in environment: FormEnvironment) async throws(StoreError) -> String {
    let today = environment.today
    let month = CalendarMonth(containing: today, environment: environment)
    let weeks = month.weeks.map { $0.days.compactMap { $0?.date } }
    let week = weeks.first { $0.contains(today) } ?? [today]
    let first = min(month.days.lowerBound, week.first ?? today)
    let last = max(month.days.upperBound, week.last ?? today)
    let entries = try await entries(of: first...last)
    func sum(_ isMeant: (LocalDate) -> Bool) -> String {
      let minutes = entries.filter { $0.day.map(isMeant) == true }
        .reduce(0) { $0 + ($1.hours?.totalMinutes ?? 0) }
      guard let span = TimeSpan(minutes: minutes) else {
        return "> \(environment.text(of: TimeSpan.longest))"
      }
      return environment.text(of: span)
    }
    let words = DemoWords.of(environment.locale)
    return """
      \(month.title): \(sum(month.days.contains)) · \(words.thisWeek): \(sum(week.contains))
      """
  }

  /// The days of some that have entries, with the hours of each in words.
  func marks(
    of days: ClosedRange<LocalDate>, in environment: FormEnvironment
  ) async throws(StoreError) -> [LocalDate: String] {
    var counts: [LocalDate: Int] = [:]
    for entry in try await entries(of: days) {
      if let day = entry.day { counts[day, default: 0] += 1 }
    }
    let words = DemoWords.of(environment.locale)
    return counts.mapValues { count in
      count == 1
        ? words.oneEntry : "\(environment.text(of: Int64(count))) \(words.entries)"
    }
  }

  /// The entries of some days, found by the index of the days: a window at a time.
  ///
  /// One whose day cannot be read is left out.
  func entries(of days: ClosedRange<LocalDate>) async throws(StoreError) -> [WorkEntry] {
    let order = RowOrder(column: "day")
    var found: [WorkEntry] = []
    // Before the least key there is none of the first day.
    var anchor = WindowRequest.Anchor.after(
      RecordKey([.integer(.min)]), at: [.text("\(days.lowerBound)")])
    while true {
      let window = try await store.window(
        WindowRequest(table: "hours", anchor: anchor, order: order, columns: ["day", "minutes"]))
      for record in window.records {
        let entry = WorkHours.entry(record.record)
        guard let day = entry.day else { continue }
        guard day <= days.upperBound else { return found }
        found.append(entry)
      }
      guard window.hasNext, let last = window.records.last, let edge = window.edges?.last else {
        return found
      }
      anchor = .after(last.key, at: edge)
    }
  }

  /// An entry of what a record has.
  static func entry(_ record: DynamicRecord) -> WorkEntry {
    var entry = WorkEntry(project: record["project"].string, note: record["note"].string)
    entry.day = record["day"].string.flatMap { StoredDate($0) }?.value.date
    if case .integer(let minutes) = record["minutes"] {
      entry.hours = TimeSpan(minutes: Int(minutes))
    }
    return entry
  }
}
