import FoldoutForms
import Foundation
import FoldoutTesting
import Testing

/// Laws of a ribbon, for every sequence of a small world and in seeded random runs.
@Suite struct RibbonLaws {
  /// A ribbon, its model, and one sequence of events that leads to this state.
  private struct State: Hashable {
    var ribbon: Ribbon
    var model: RibbonModel
    var path: [Ribbon.Event]

    static func == (a: Self, b: Self) -> Bool { a.ribbon == b.ribbon && a.model == b.model }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ribbon)
      hasher.combine(model)
    }
  }

  /// Events at edges, middles and halves of values, fast and slow, and out of range.
  private static let events: [Ribbon.Event] = [
    .grab(finger: 1, at: 0), .grab(finger: 2, at: 4), .grab(finger: 1, at: 2, shownAt: 12),
    .drag(finger: 1, to: -12), .drag(finger: 1, to: 17), .drag(finger: 2, to: -8),
    .release(finger: 1, at: -4), .release(finger: 1, at: 3, velocity: -0.03125),
    .release(finger: 1, at: 0, velocity: 0.0625), .release(finger: 2, at: 0), .cancel(finger: 1),
    .cancel(finger: 2), .press(.previous), .press(.next), .key(.left), .key(.right),
    .key(.pageUp), .key(.home), .key(.end), .tap(1), .set(0), .set(3, isAnimated: true), .set(-1),
    .resize(width: 4, viewport: 16), .resize(width: 0, viewport: 0),
    .resize(width: 8, viewport: 8), .setCount(2), .setCount(5),
  ]

  /// Sequences that reach the same state continue alike, so each state is continued only once.
  @Test(
    "Every sequence of five events on a small ribbon follows the model", arguments: 1...5,
    [false, true])
  func everySequenceOfASmallWorld(count: Int, isRightToLeft: Bool) throws {
    let first = try Ribbon(
      count: count, showing: count / 2, width: 8, viewport: 8, isRightToLeft: isRightToLeft)
    var reached: Set = [State(ribbon: first, model: RibbonModel(first), path: [])]
    var known = reached
    for _ in 1...5 {
      var next: Set<State> = []
      for state in reached {
        for event in RibbonLaws.events {
          var after = state
          after.path.append(event)
          let (_, fault) = RibbonWitness.apply(event, to: &after.ribbon)
          after.model.apply(event)
          if let fault { throw DifferenceError(state: "\(after.path): \(fault)") }
          try check(after)
          if known.insert(after).inserted { next.insert(after) }
        }
      }
      reached = next
    }
    #expect(known.count > 40)
  }

  private func check(_ state: State) throws {
    guard state.ribbon.index == state.model.chosen, state.ribbon.offset == state.model.offset,
      state.ribbon.finger == state.model.hand?.finger
    else {
      throw DifferenceError(state: "\(state.ribbon) is to be \(state.model) after \(state.path)")
    }
  }

  private struct DifferenceError: Error { let state: String }

  /// Uses many values, and random numbers that the model computes exactly.
  @Test("Random events with exact numbers follow the model")
  func randomStepsAsTheModelTakesThem() throws {
    let seed = Self.seed()
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let count = Int.random(in: 1...30, using: &random)
      let ribbon = try Ribbon(
        count: count, showing: .random(in: 0..<count, using: &random), width: 16, viewport: 40,
        isRightToLeft: .random(using: &random))
      var state = State(ribbon: ribbon, model: RibbonModel(ribbon), path: [])
      for _ in 0..<100 {
        let event = Self.event(ofMultiples: true, &random)
        state.path.append(event)
        let (step, fault) = RibbonWitness.apply(event, to: &state.ribbon)
        if step.refusal == nil { state.model.apply(event) }
        if let fault {
          throw DifferenceError(
            state: "FOLDOUT_SEED=\(seed), round \(round), \(state.path): \(fault)")
        }
        try check(state)
      }
    }
  }

  /// Uses any numbers, including NaN and infinity, on ribbons of any length.
  @Test("Random events with any numbers break no law")
  func randomStepsWithAnyNumbers() throws {
    let seed = Self.seed()
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let count = [1, 2, 12, 100_000, Ribbon.maxCount].randomElement(using: &random) ?? 1
      var ribbon = try Ribbon(
        count: count, showing: .random(in: 0..<count, using: &random),
        width: .random(in: 0...300, using: &random), viewport: .random(in: 0...900, using: &random))
      var last = ribbon.index
      for _ in 0..<200 {
        let event = Self.event(ofMultiples: false, &random)
        let (step, fault) = RibbonWitness.apply(event, to: &ribbon)
        // Each report continues from the last one.
        let continues = step.report.map { $0.old == last && $0.new != last } ?? true
        if let report = step.report { last = report.new }
        guard fault == nil, continues, ribbon.index == last else {
          let place = "FOLDOUT_SEED=\(seed), round \(round), \(event)"
          let difference = fault ?? "\(step) leads to \(ribbon), not to \(last)"
          throw DifferenceError(state: "\(place): \(difference)")
        }
      }
    }
  }

  private static func seed() -> UInt64 {
    let given = ProcessInfo.processInfo.environment["FOLDOUT_SEED"].flatMap(UInt64.init)
    let seed = given ?? .random(in: 0...9_999_999)
    print("RibbonLaws: FOLDOUT_SEED=\(seed)")
    return seed
  }

  /// Returns a random event with multiples of an eighth or with any numbers.
  private static func event(
    ofMultiples isExact: Bool, _ random: inout SeededGenerator
  ) -> Ribbon.Event {
    func point() -> Double {
      if isExact { return Double(Int.random(in: -800...800, using: &random)) / 8 }
      let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300]
      let isOdd = Int.random(in: 0..<20, using: &random) == 0
      return isOdd
        ? odd[Int.random(in: 0..<odd.count, using: &random)]
        : Double.random(in: -500...500, using: &random)
    }
    let finger = Int.random(in: 0..<5, using: &random) == 0 ? 2 : 1
    let isAnimated = Bool.random(using: &random)
    switch Int.random(in: 0..<22, using: &random) {
    case 0...3: return .grab(finger: finger, at: point())
    case 4: return .grab(finger: finger, at: point(), shownAt: point())
    case 5...8: return .drag(finger: finger, to: point())
    case 9, 10: return .release(finger: finger, at: point())
    case 11: return .release(finger: finger, at: point(), velocity: point() / 128)
    case 12: return .cancel(finger: finger)
    case 13: return .press(isAnimated ? .next : .previous)
    case 14: return .key(Ribbon.Key.allCases.randomElement(using: &random) ?? .up)
    case 15: return .tap(Int.random(in: -2...32, using: &random))
    case 16...18: return .set(Int.random(in: -2...32, using: &random), isAnimated: isAnimated)
    case 19: return .setCount(Int.random(in: 0...30, using: &random))
    default:
      let widths: [Double] = [0, 0.5, 4, 16, 64]
      let width = widths[Int.random(in: 0..<widths.count, using: &random)]
      return isExact
        ? .resize(width: width, viewport: 100) : .resize(width: point(), viewport: point())
    }
  }
}
