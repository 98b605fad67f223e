import FoldoutForms
import FoldoutRecords
import FoldoutWeb

/// The screen of the demo's hours, with its queries.
struct WorkHours: Sendable {
  let store: any RecordStore

  /// The entries as a list, the latest day first, with a screen for each.
  var screen: Screen {
    let marks: DayMarks = { try await self.marks(of: $0, in: $1) }
    return .list(
      LocalizedText { DemoWords.of($0).hours }, of: "hours", at: "/hours", records: "/entry",
      form: { WorkEntry.form(.of($0), marking: marks) }, blank: WorkEntry(),
      order: RowOrder(column: "day", isDescending: true),
      rows: {
        Title { entry, environment in
          entry.day.map { environment.text(of: $0) } ?? ""
        } detail: { entry, environment in
          let hours = entry.hours.map { environment.text(of: $0) }
          return [entry.project, hours].compactMap(\.self).joined(separator: " · ")
        }
        Footer { environment in try await self.sums(in: environment) }
        Action.open
        Action<WorkEntry>(
          LocalizedText { DemoWords.of($0).nextDay }, id: "next_day", symbol: .glyph("+")
        ) { entry, environment in
          entry.next(.of(environment.locale))
        }
        Action.share
        Action.duplicate
        Action.remove
      })
  }

  /// Returns the sums of the current month and week, by the reader's calendar and time zone.
  func sums(in environment: FormEnvironment) async throws(StoreError) -> String {
    let today = environment.today
    let month = CalendarMonth(containing: today, environment: environment)
    let weeks = month.weeks.map { $0.days.compactMap { $0?.date } }
    let week = weeks.first { $0.contains(today) } ?? [today]
    let first = min(month.days.lowerBound, week.first ?? today)
    let last = max(month.days.upperBound, week.last ?? today)
    let entries = try await entries(of: first...last)
    func sum(_ isIncluded: (LocalDate) -> Bool) -> String {
      let minutes = entries.filter { $0.day.map(isIncluded) == true }
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

  /// Returns the days that have entries, each with its number of entries in words.
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

  /// Reads the entries of a range of days, one window at a time, by the index of days.
  ///
  /// Entries with an unreadable day are left out.
  func entries(of days: ClosedRange<LocalDate>) async throws(StoreError) -> [WorkEntry] {
    let order = RowOrder(column: "day")
    var found: [WorkEntry] = []
    // A cursor at the first day with the least possible key is before all entries of that day.
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

  /// Returns a record's entry.
  static func entry(_ record: DynamicRecord) -> WorkEntry {
    var entry = WorkEntry(project: record["project"].string, note: record["note"].string)
    entry.day = record["day"].string.flatMap { StoredDate($0) }?.value.date
    if case .integer(let minutes) = record["minutes"] {
      entry.hours = TimeSpan(minutes: Int(minutes))
    }
    return entry
  }
}
