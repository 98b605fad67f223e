import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@testable @_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Whatever is done to a screen in whatever order: no batch is refused, no cell shows another row,
/// and the app is told of no fault.
@Suite struct RandomLaws {
  private static let seed = SeededGenerator.seedOfThisRun()
  /// The number of acts on each of the five screens.
  private static let count = Depth.of(4_000, all: 20_000)

  @Test("A screen of every kind of row survives random acts")
  func kinds() throws {
    try walk(Kinds.form, Kinds(), 0) { value, random in
      value.guests = Int.random(in: 1...12, using: &random)
      value.born =
        [nil, LocalDate(year: 1999, month: 1, day: 31)].randomElement(using: &random) ?? nil
      value.plan = ["free", "basic", "team"].randomElement(using: &random) ?? "free"
      value.notes =
        [nil, "Short.", "A longer note, which needs two lines or three."]
        .randomElement(using: &random) ?? nil
      value.photo = Bool.random(using: &random) ? nil : SamplePicture.bytes
    }
  }

  @Test("A screen whose options come, go and move survives random acts")
  func options() throws {
    try walk(Worded.form, Worded(), 1) { value, random in
      let words = ["apple", "bridge", "cloud", "desk", "egg", "fern"].shuffled(using: &random)
      value.words = words.prefix(Int.random(in: 0...6, using: &random)).joined(separator: "\n")
      value.favourites = value.favourites.filter(Worded.words(in: value.words).contains)
    }
  }

  @Test("A screen whose rows and sections are hidden survives random acts")
  func hiding() throws {
    try walk(Outing.form, Outing(), 2) { value, random in
      value.isOvernight.toggle()
      value.nights = Int.random(in: 1...9, using: &random)
    }
  }

  @Test("A screen with a head, dates and dependent choices survives random acts")
  func stay() throws {
    try walk(Stay.form, Stay(), 3) { value, random in
      value.country = [nil, "Italy", "Spain"].randomElement(using: &random) ?? nil
      value.guest =
        ["Ada", "Ada Brandt of the long name that is broken"]
        .randomElement(using: &random) ?? ""
    }
  }

  @Test("A plain screen of calendars survives random acts")
  func calendars() throws {
    try walk(Appointment.form(.calendar), Appointment(), 4, style: .plain) { value, random in
      value.isAllDay.toggle()
      value.day = LocalDate(dayNumber: Int.random(in: 20_000...21_000, using: &random))
    }
  }

  private func walk<Value: Sendable>(
    _ form: Form<Value>, _ value: Value, _ part: UInt64, style: UITableView.Style = .insetGrouped,
    change: @escaping (inout Value, inout SeededGenerator) -> Void
  ) throws {
    let seed = RandomLaws.seed &+ part
    print("RandomLaws: FOLDOUT_SEED=\(RandomLaws.seed)")
    let stage = try Stage(form, value, style: style, size: CGSize(width: 390, height: 700))
    var person = RandomPerson(stage, seed: seed, change: change)
    for number in 0..<RandomLaws.count {
      let refusals = try RefusalError.caught { try person.act() }
      // Faces are made anew for a comparison, which takes longer than an act.
      let isCompared = number.isMultiple(of: Depth.of(50, all: 5))
      let fault =
        refusals.first?.reason ?? person.faults.first ?? stage.wrongRow
        ?? (isCompared ? stage.wrongFace ?? stage.wrongText : nil)
      if let fault = fault ?? stage.faults.first?.sentence {
        Issue.record(
          "FOLDOUT_SEED=\(RandomLaws.seed), act \(number), after \(person.acts): \(fault)")
        return
      }
    }
  }
}

extension Stage {
  /// A visible cell that is bound to another row than the one at its place.
  fileprivate var wrongRow: String? {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? FaceCell else { continue }
      let item = driver.item(at: path)
      if cell.item != item {
        return
          "the cell at \(path) shows \(String(describing: cell.item)), not \(String(describing: item))"
      }
    }
    return nil
  }

  /// A visible cell that shows an older face of its row.
  fileprivate var wrongFace: String? {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? FaceCell else { continue }
      if let face = driver.face(at: path)?.comparable, cell.face?.comparable != face,
        !cell.holdsFocus
      {
        return "the cell of \(String(describing: driver.item(at: path))) shows an older face"
      }
    }
    return nil
  }

  /// A visible cell with other texts than a new cell would have.
  fileprivate var wrongText: String? {
    settle()
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? FaceCell, let face = driver.face(at: path),
        let item = driver.item(at: path), !cell.holdsOwnText
      else { continue }
      let fresh = face.cellKind.cellClass.init(style: .default, reuseIdentifier: nil)
      window.addSubview(fresh)
      fresh.show(face, of: item, in: cell.setting)
      fresh.frame = cell.frame
      fresh.layoutIfNeeded()
      let (found, wanted) = (texts(in: cell), texts(in: fresh))
      fresh.removeFromSuperview()
      if found != wanted { return "the cell of \(item) shows \(found), not \(wanted)" }
    }
    return nil
  }
}

extension FaceCell {
  /// The cell shows a text that its face does not have: one that is typed, a secret, or a filter.
  fileprivate var holdsOwnText: Bool { holdsFocus || self is SecretCell || self is ChoiceDrawer }
}

extension ItemFace {
  /// The face without the mark of the first refused entry, which no cell of a table view shows.
  fileprivate var comparable: ItemFace {
    switch self {
    case .row(var row):
      row.mark?.isFirst = false
      if case .question(var question)? = row.problem?.remedy {
        question.isFirst = false
        row.problem?.remedy = .question(question)
      }
      return .row(row)
    case .drawer(var drawer):
      drawer.mark?.isFirst = false
      return .drawer(drawer)
    }
  }
}
