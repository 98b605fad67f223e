import Dispatch

/// A thread for a task that blocks it, such as a request to a program.
public final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "OwnThread")

  /// Makes a thread.
  public init() {}

  /// Runs a job on this thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  /// Runs a body on a new thread.
  public static func run<T: Sendable>(
    _ body: @escaping @Sendable () async throws -> T
  ) async throws -> T {
    try await Task(executorPreference: OwnThread()) { try await body() }.value
  }
}
