import BrowserDriver
import Testing

/// The browsers of one walk: those of two people who try things, and of whoever comes by.
///
/// They are kept from walk to walk, because a start takes half a second, and made like new before
/// each. A lane belongs to one walk at a time, which `Lanes` sees to.
final class Lane: Sendable {
  /// The lane of the walk under way.
  @TaskLocal static var current = Lane()

  /// One WebDriver server for all lanes.
  private static let browser = Result { try Browser.start() }

  private let first = Kept()
  private let second = Kept()

  /// The person who acts.
  func person() throws -> Page { try first.page(Lane.browser.get()) }

  /// Somebody else.
  func another() throws -> Page { try second.page(Lane.browser.get()) }

  /// A person who was never here.
  func stranger(_ viewport: Viewport) throws -> Page { try Lane.browser.get().page(viewport) }
}

/// A browser that is started when it is first asked for.
///
/// `@unchecked Sendable`: `opened` is touched by the one walk only that has the lane.
private final class Kept: @unchecked Sendable {
  private var opened: Page?

  func page(_ browser: Browser) throws -> Page {
    if let opened { return opened }
    let page = try browser.page(.phone)
    opened = page
    return page
  }
}

/// Hands out the lanes: as many walks take place side by side, and the others wait.
private actor Lanes {
  static let shared = Lanes(count: 2)

  private var free: [Lane]
  private var waiting: [CheckedContinuation<Lane, Never>] = []

  init(count: Int) { free = (0..<count).map { _ in Lane() } }

  func take() async -> Lane {
    if let lane = free.popLast() { return lane }
    return await withCheckedContinuation { waiting.append($0) }
  }

  func give(_ lane: Lane) {
    if waiting.isEmpty { free.append(lane) } else { waiting.removeFirst().resume(returning: lane) }
  }
}

/// Runs each test case in a lane.
struct LaneTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let lane = await Lanes.shared.take()
    let result: Result<Void, any Error>
    do {
      result = .success(try await Lane.$current.withValue(lane) { try await function() })
    } catch {
      result = .failure(error)
    }
    await Lanes.shared.give(lane)
    try result.get()
  }
}

extension Trait where Self == LaneTrait {
  /// Runs each test case in a lane, two of which there are.
  static var lanes: LaneTrait { LaneTrait() }
}
