import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// The table view's host and the text host, given the same events, show the same rows and texts.
///
/// `HostLaws` says the same of the browser's host and the text host. So the text host stands
/// between: no test has a page and a table view side by side, and each of the two is compared with
/// it. `HostLaws` has the same acts without options that move, designed drawers and the focus of
/// the platform; it has late answers, files that are chosen and reloads, which a value in memory
/// does not have.
@Suite struct ParityLaws {
  private static let seed = SeededGenerator.seedOfThisRun(otherwise: 20_261)

  @Test("Every kind of row and drawer shows the same as the text host")
  func everyKind() throws { try check(kinds, Depth.of(4, all: 1_000)) }

  @Test("Options that come, go and move show the same as in the text host")
  func options() throws { try check(words, Depth.of(16, all: 2_000)) }

  @Test("Choices with every rule show the same as in the text host")
  func rules() throws { try check(picks, Depth.of(4, all: 1_000)) }

  @Test("Dates in three styles show the same as in the text host")
  func meeting() throws { try check(meetings, Depth.of(5, all: 1_000)) }

  @Test("Rows and sections that are hidden show the same as in the text host")
  func hiding() throws { try check(outings, Depth.of(5, all: 1_000)) }

  @Test("Dependent choices and rules while typing show the same as in the text host")
  func stayWithRules() throws { try check(stays, Depth.of(5, all: 1_000)) }

  @Test(
    "A fault planted in one of the hosts is found within some walks", .inTestAll,
    arguments: [
      TextHost.Fault.bindsInPart(.label), .bindsInPart(.content), .bindsInPart(.problem),
      .dropsReconfigured, .dropsDeletion,
    ])
  func faults(fault: TextHost.Fault) throws {
    for seed in UInt64(0)..<12 {
      if try stays.walk(40, seed: seed, height: 700, fault) != nil { return }
      // Rows that come and go are given cells that others had.
      if try outings.walk(40, seed: seed, height: 300, fault) != nil { return }
    }
    Issue.record("\(fault) was not found")
  }
}

extension ParityLaws {
  /// A form with a value, the texts that are typed, and the changes of somebody else.
  private struct Walk<Value: Sendable> {
    let form: Form<Value>
    let value: Value
    let texts: [String]
    let change: (inout Value, inout SeededGenerator) -> Void

    /// Does random acts in both hosts. Returns the last acts and what differs after them; `nil` if
    /// nothing does.
    func walk(
      _ count: Int, seed: UInt64, height: Double, _ fault: TextHost.Fault? = nil
    ) throws -> String? {
      let size = CGSize(width: 390, height: height)
      let twins = try Twins(form, value, size: size, fault: fault)
      if let difference = twins.difference { return difference }
      var person = RandomTwins(twins, seed: seed, texts: texts, change: change)
      for _ in 0..<count {
        let difference: String?
        do { difference = try person.act() } catch { difference = "\(error)" }
        if let found = difference ?? twins.stage.faults.first?.sentence {
          let acts = person.acts.suffix(12).map { "\($0)" }
          return "\(height) points, after\n\(acts.joined(separator: "\n"))\n\(found)"
        }
      }
      return nil
    }
  }

  /// Walks through a window with room for some rows, and in `make test-all` through one with room
  /// for most of them, too.
  private func check<Value>(_ walk: Walk<Value>, _ count: Int) throws {
    print("ParityLaws: FOLDOUT_SEED=\(ParityLaws.seed)")
    for height in Depth.of([700.0], all: [700, 2400]) {
      guard let fault = try walk.walk(count, seed: ParityLaws.seed, height: height) else {
        continue
      }
      Issue.record("FOLDOUT_SEED=\(ParityLaws.seed): \(fault)")
    }
  }

  private var kinds: Walk<Kinds> {
    let texts = ["", "Bo", "7", "12:30", "2026-04-05", "x@y.zz", "one\ntwo"]
    return Walk(form: Kinds.form, value: Kinds(), texts: texts) { value, random in
      value.guests = Int.random(in: 1...14, using: &random)
      value.born = random.pick(nil, LocalDate(year: 1999, month: 1, day: 31))
      value.plan = random.pick("free", "basic", "team")
      value.notes = random.pick(nil, "Short.", "Two\nlines")
      value.photo = random.pick(nil, SamplePicture.bytes)
    }
  }

  private var words: Walk<Worded> {
    Walk(form: Worded.form, value: Worded(), texts: ["", "note", "a\nb"]) { value, random in
      let words = ["apple", "bridge", "cloud", "desk", "egg", "fern"].shuffled(using: &random)
      value.words = words.prefix(Int.random(in: 0...6, using: &random)).joined(separator: "\n")
      value.favourites = words.filter { value.words.contains($0) && random.pick(true, false) }
    }
  }

  private var picks: Walk<Picks> {
    Walk(form: Picks.rules, value: Picks(), texts: [""]) { value, random in
      value.size = random.pick(nil, 2, 3)
      value.skills = random.pick([], ["go"], ["rust", "ada"])
    }
  }

  private var meetings: Walk<Meeting> {
    let texts = ["", "Bo", "2026-03-08 10:00", "2026-02-30", "x", "5/5/26"]
    return Walk(form: Meeting.form, value: Meeting(), texts: texts) { value, random in
      value.ends = random.pick(nil, value.starts)
      value.place = random.pick(nil, "Rome")
    }
  }

  private var outings: Walk<Outing> {
    let texts = ["", "Rome", "3", "99", "2026-05-02"]
    return Walk(form: Outing.form, value: Outing(), texts: texts) { value, random in
      value.isOvernight.toggle()
      value.nights = Int.random(in: 1...9, using: &random)
    }
  }

  private var stays: Walk<Stay> {
    let texts = ["", "Bo", " Ada ", "ab", "CD", "abcde", "13", "x@y.zz", "2026-02-28", "widowed"]
    return Walk(form: Stay.form, value: Stay(), texts: texts) { value, random in
      value.country = random.pick(nil, "Italy", "Spain")
      value.city = random.pick("Rome", "Oz", "Madrid")
      value.guest = random.pick("Ada", "Ada Brandt of the long name that is broken")
      value.leaves = random.pick(nil, LocalDate(year: 2026, month: 12, day: 24))
    }
  }
}

extension SeededGenerator {
  /// Returns one of some values.
  fileprivate mutating func pick<Element>(_ elements: Element...) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
