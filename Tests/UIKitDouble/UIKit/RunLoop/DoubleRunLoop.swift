/// The main run loop as the double has it: nothing happens later but through a tick.
///
/// Time is what the test says; no clock is read. A tick lets due work run, then lays out what wants
/// it, as the commit of a frame does.
@_spi(UIKitDouble)
@MainActor
public final class DoubleRunLoop {
  /// The loop of the process.
  public static let main = DoubleRunLoop()

  /// The time of the last tick in seconds.
  public private(set) var timestamp: TimeInterval = 0

  /// Work and windows keep the metrics under which they came: while one test waits for a function,
  /// another may use others, and its ticks go on for both.
  private struct Work {
    var ticks: Int
    let metrics: TableMetrics
    var body: @MainActor () -> Void
  }

  private var waiting: [Work] = []
  private var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
    let metrics: TableMetrics
  }

  /// The number of pieces of work that still wait.
  public var pending: Int { waiting.count }

  /// Lets one frame pass.
  public func tick(timestamp: TimeInterval) {
    self.timestamp = timestamp
    for place in waiting.indices { waiting[place].ticks -= 1 }
    let due = waiting.filter { $0.ticks <= 0 }
    waiting.removeAll { $0.ticks <= 0 }
    for work in due { TableMetrics.using(work.metrics) { work.body() } }
    windows.removeAll { $0.window == nil }
    for entry in windows {
      TableMetrics.using(entry.metrics) { entry.window?.layoutIfNeeded() }
    }
  }

  /// Lets frames of a sixtieth of a second pass.
  public func run(ticks: Int) {
    for _ in 0..<ticks { tick(timestamp: timestamp + 1 / 60) }
  }

  /// Lets frames pass until no work waits.
  public func settle() {
    repeat { tick(timestamp: timestamp + 1 / 60) } while !waiting.isEmpty
  }

  /// Forgets all work that waits, for a test that begins afresh.
  public func reset() { waiting = [] }

  func after(ticks: Int, _ body: @escaping @MainActor () -> Void) {
    waiting.append(Work(ticks: ticks, metrics: .current, body: body))
  }

  func lay(_ window: UIWindow) { windows.append(WeakWindow(window: window, metrics: .current)) }
}
