import BrowserDriver
import Testing

/// The browsers of one walk: two for people who act, and new ones for strangers.
///
/// Starting a browser takes half a second, so the two are kept from walk to walk and reset before
/// each. A lane belongs to one walk at a time; `Lanes` ensures that.
final class Lane: Sendable {
  /// The lane of the current walk.
  @TaskLocal static var current = Lane()

  /// One WebDriver server for all lanes.
  private static let browser = Result { try Browser.start() }

  private let first = Kept()
  private let second = Kept()

  /// The browser of the person who acts.
  func person() throws -> Page { try first.page(Lane.browser.get()) }

  /// The browser of a second person.
  func another() throws -> Page { try second.page(Lane.browser.get()) }

  /// Starts a new browser, for a person who was never here.
  func stranger(_ viewport: Viewport) throws -> Page { try Lane.browser.get().page(viewport) }
}

/// A browser that starts on first use.
///
/// `@unchecked Sendable`: only the walk that has the lane uses `opened`.
private final class Kept: @unchecked Sendable {
  private var opened: Page?

  func page(_ browser: Browser) throws -> Page {
    if let opened { return opened }
    let page = try browser.page(.phone)
    opened = page
    return page
  }
}

/// A pool of lanes. Each running walk takes one, and the other walks wait.
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
  /// Runs each test case in one of two lanes.
  static var lanes: LaneTrait { LaneTrait() }
}
