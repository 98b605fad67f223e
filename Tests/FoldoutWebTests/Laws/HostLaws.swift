import FoldoutForms
import FoldoutTesting
import TestSupport
import Testing

@testable import FoldoutWeb

/// Two hosts show the same after the same actions: one draws cells, the other is read back from its
/// HTML after applying batches. `make test` performs about 2,000 actions.
///
/// `ParityLaws` says the same of the text host and the table view's host. So the text host stands
/// between: no test has a page and a table view side by side. The acts here are the same, except
/// that answers may come late here, files are chosen and pages are reloaded; there, the form has
/// designed drawers, the focus of the platform counts as an event, and options move by themselves.
@Suite struct HostLaws {
  private static let seed = SeededGenerator.seedOfThisRun()

  @Test("The cell host and the browser host show the same in random walks", arguments: 0..<10)
  func bothShowTheSame(part: Int) async throws {
    let seed = HostLaws.seed &+ UInt64(part)
    print("HostLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Depth.of(2, all: 20) {
      // In half of the walks the text host answers its session later.
      let failure = try await HostLaws.walk(50, &random) { $0.host.answersLater = part % 2 == 1 }
      guard let failure else { continue }
      Issue.record("FOLDOUT_SEED=\(seed): \(failure)")
      return
    }
  }

  /// Repeats the law for choice sections with every rule, and for a drawer of several options.
  @Test(
    "Both hosts show the same for choice sections and drawers of several options", arguments: 0..<2)
  func bothShowTheSameOptions(part: Int) async throws {
    let seed = HostLaws.seed &+ 100 &+ UInt64(part)
    print("HostLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Depth.of(3, all: 10) {
      var pair = try await HostPair(Picks.rules, Picks(), height: 400)
      if let failure = try await HostLaws.walk(50, &pair, &random) {
        Issue.record("FOLDOUT_SEED=\(seed): \(failure)")
        return
      }
    }
  }

  /// Repeats the law for dates in the calendar's style.
  @Test("Both hosts show the same for dates in calendars", arguments: 0..<2)
  func bothShowTheSameCalendars(part: Int) async throws {
    let seed = HostLaws.seed &+ 200 &+ UInt64(part)
    print("HostLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Depth.of(3, all: 10) {
      var pair = try await HostPair(Trip.form, Trip(), height: 600)
      if let failure = try await HostLaws.walk(50, &pair, &random) {
        Issue.record("FOLDOUT_SEED=\(seed): \(failure)")
        return
      }
    }
  }

  /// Repeats the law for months and years in their rows.
  @Test("Both hosts show the same for mini pickers of months and years", arguments: 0..<2)
  func bothShowTheSameMiniPickers(part: Int) async throws {
    let seed = HostLaws.seed &+ 300 &+ UInt64(part)
    print("HostLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Depth.of(3, all: 10) {
      var pair = try await HostPair(Card.form, Card(), height: 400)
      if let failure = try await HostLaws.walk(50, &pair, &random) {
        Issue.record("FOLDOUT_SEED=\(seed): \(failure)")
        return
      }
    }
  }

  /// Repeats the law for fields and sections that a switch, a text or a choice hides.
  @Test("9.1 Both hosts show the same while fields are hidden and shown", arguments: 0..<2)
  func bothHideTheSame(part: Int) async throws {
    let seed = HostLaws.seed &+ 400 &+ UInt64(part)
    print("HostLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Depth.of(3, all: 10) {
      var pair = try await HostPair(Tour.form, Tour(), height: 500)
      if let failure = try await HostLaws.walk(50, &pair, &random) {
        Issue.record("FOLDOUT_SEED=\(seed): \(failure)")
        return
      }
    }
  }

  /// A value whose fields hide each other.
  private struct Tour: Sendable {
    var title = "Rome"
    var isOvernight = false
    var nights: Int? = 3
    var leaves: LocalDate? = LocalDate(year: 2026, month: 5, day: 3)
    var returns: LocalDate?
    var room = "Suite"

    static let form = Form<Tour>("Tour") {
      Section("Tour") {
        TextField("Title", \.title)
        SwitchField("Overnight", \.isOvernight)
        NumberField("Nights", \.nights).required().range(1...9).hidden { !$0.isOvernight }
        DateField("Leaves", \.leaves).hidden { $0.title.isEmpty }
      }
      Section("Back") { DateField("Returns", \.returns).notBefore(\.leaves) }
        .hidden { !$0.isOvernight }
      Section(optionsOf: ChoiceField("Room", \.room, options: ["Suite", "Attic"]))
        .hidden { $0.nights == nil || $0.leaves == nil }
    }
  }

  /// A value with months and years; one month and one year are out of range.
  private struct Card: Sendable {
    var holder = "Ada"
    var month = 13
    var other: Int?
    var year: Int? = 2026
    var born: Int? = 1815
    var issued: LocalDate?

    static let form = Form<Card>("Card") {
      Section("") {
        TextField("Holder", \.holder)
        MonthField("Month", \.month)
        MonthField("Other", \.other)
        YearField("Year", \.year, in: 2024...2028)
        YearField("Born", \.born, in: 1900...2026)
        DateField("Issued", \.issued)
      }
    }
  }

  /// A value with dates in the calendar, automatic and open-calendar styles.
  private struct Trip: Sendable {
    var title = "Lisbon"
    var leaves: LocalDate? = LocalDate(year: 2026, month: 1, day: 31)
    var lands: LocalDateTime?
    var returns: LocalDate? = LocalDate(year: 1999, month: 12, day: 31)
    var visa: LocalDateTime? = LocalDateTime(date: LocalDate(nearestTo: 2026, month: 2, day: 3))

    static let form = Form<Trip>("Trip") {
      Section("") {
        TextField("Title", \.title)
        DateField("Leaves", \.leaves, style: .calendar).notAfter("lands")
        DateField("Lands", \.lands, style: .calendar).notBefore("leaves")
        DateField("Returns", \.returns, style: .automatic)
        DateField("Visa", \.visa, style: .openCalendar).notAfter("leaves")
      }
    }
  }

  /// Proves that the law detects mistakes: each planted one is found within a few short walks.
  @Test(
    "Each planted mistake is found within a few short walks", arguments: PlantedMistake.allCases)
  func aMistakeIsFound(mistake: PlantedMistake)
    async throws
  {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<12 {
      let failure = try await HostLaws.walk(25, &random) { pair in
        switch mistake {
        case .skippedOperation: pair.page.skipped = 0
        case .staleLabel: pair.host.fault = .bindsInPart(.label)
        case .staleContent: pair.host.fault = .bindsInPart(.content)
        case .staleProblem: pair.host.fault = .bindsInPart(.problem)
        case .droppedReconfigured: pair.host.fault = .dropsReconfigured
        case .droppedDeletion: pair.host.fault = .dropsDeletion
        }
      }
      if failure != nil { return }
    }
    Issue.record("\(mistake) was not found")
  }

  /// A mistake planted in one of the hosts.
  enum PlantedMistake: CaseIterable {
    case skippedOperation, staleLabel, staleContent, staleProblem, droppedReconfigured
    case droppedDeletion
  }

  /// Performs `count` random actions in both hosts. Returns the actions up to the first difference;
  /// `nil` if there is none.
  private static func walk(
    _ count: Int, _ random: inout SeededGenerator,
    planting plant: (inout HostPair) -> Void = { _ in }
  ) async throws -> String? {
    // Each walk takes five random fields: over many walks all pairs occur, and each walk stays
    // short.
    let fields = Stay.form.fields.map(\.id).shuffled(using: &random).prefix(5)
    var pair = try await HostPair(of: Set(fields))
    plant(&pair)
    return try await walk(count, &pair, &random).map { "\(fields)\n\($0)" }
  }

  private static func walk(
    _ count: Int, _ pair: inout HostPair, _ random: inout SeededGenerator
  ) async throws -> String? {
    var path: [String] = []
    for _ in 0..<count {
      let action = pair.randomAction(&random)
      path.append("\(action)")
      do {
        try await pair.perform(action)
      } catch {
        return "\(path.joined(separator: "\n"))\n\(error)"
      }
      if let difference = pair.difference {
        return "\(path.joined(separator: "\n"))\n(- the page, + the text host)\n\(difference)"
      }
    }
    return nil
  }
}
