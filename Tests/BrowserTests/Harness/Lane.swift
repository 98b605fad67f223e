import BrowserDriver
import TestSupport
import Testing

/// The browsers of one walk: two for people who act, and new ones for strangers.
///
/// Starting a browser takes time, so the two are kept from walk to walk and reset before each. A
/// lane belongs to one walk at a time; `Lanes` ensures that.
final class Lane: Sendable {
  /// The lane of the current walk.
  @TaskLocal static var current = Lane()
  /// The engine of the current walk.
  @TaskLocal static var engine = Engine.lightest

  // One WebDriver server of each engine for all lanes.
  private static let shell = Result { try Browser.start(.headlessShell) }
  private static let whole = Result { try Browser.start(.chromium) }

  /// The thread of the walks, which block it. All other tasks of a process share as many threads as
  /// there are processors.
  fileprivate let thread = OwnThread()
  private let first = Kept()
  private let second = Kept()

  /// The browser of the person who acts.
  func person() throws -> Page { try first.page(Lane.browser()) }

  /// The browser of a second person.
  func another() throws -> Page { try second.page(Lane.browser()) }

  /// Starts a new browser, for a person who was never here.
  func stranger(_ viewport: Viewport) throws -> Page { try Lane.browser().page(viewport) }

  private static func browser() throws -> Browser {
    switch engine {
    case .headlessShell: try shell.get()
    case .chromium: try whole.get()
    case .webKit: preconditionFailure("Walks in WebKit start a browser of their own.")
    }
  }
}

/// A browser of each engine that starts on first use.
///
/// `@unchecked Sendable`: only the walk that has the lane uses `opened`.
private final class Kept: @unchecked Sendable {
  private var opened: [Engine: Page] = [:]

  func page(_ browser: Browser) throws -> Page {
    if let page = opened[browser.engine] { return page }
    let page = try browser.page(.phone)
    opened[browser.engine] = page
    return page
  }
}

/// A pool of lanes. Each running walk takes one, and the other walks wait.
private actor Lanes {
  static let shared = Lanes(count: 4)

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
      try await Lane.$current.withValue(lane) {
        try await withTaskExecutorPreference(lane.thread) { try await function() }
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await Lanes.shared.give(lane)
    try result.get()
  }
}

extension Trait where Self == LaneTrait {
  /// Runs each test case in one of the lanes.
  static var lanes: LaneTrait { LaneTrait() }
}

/// Runs each test case in an engine.
struct EngineTrait: SuiteTrait, TestTrait, TestScoping {
  let engine: Engine
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Lane.$engine.withValue(engine) { try await function() }
  }
}

extension Trait where Self == EngineTrait {
  /// Runs each test case in the whole of Chromium instead of its engine alone.
  static var wholeBrowser: EngineTrait { EngineTrait(engine: .chromium) }
}
