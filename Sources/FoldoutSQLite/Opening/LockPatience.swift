/// Limits how long the requests of one connection wait for locks on the file.
///
/// A request waits for other programs for up to two seconds, including its time in the queue. One
/// that was queued for most of that time still waits 250 ms, because other work of this process may
/// hold the lock, but only 10 ms after a request that timed out. So many requests for a locked file
/// are answered together, not one after the other.
///
/// Only the time slept is counted, so that a request gets as many tries on a busy machine.
struct LockPatience {
  /// The longest wait, including the time in the queue.
  static let maximum = Duration.seconds(2)
  /// The least wait of a request that was queued for long.
  static let minWhenQueued = Duration.milliseconds(250)
  /// The least wait after a request that timed out.
  static let minAfterTimeout = Duration.milliseconds(10)

  private var remaining = LockPatience.maximum
  private var minimum = LockPatience.minWhenQueued
  private var holdsFile = false
  private var hasTimedOut = false

  /// Begins the wait of a request that was queued for `time`.
  mutating func begin(afterWaiting time: Duration) {
    minimum = hasTimedOut ? LockPatience.minAfterTimeout : LockPatience.minWhenQueued
    remaining = max(LockPatience.maximum - time, minimum)
    holdsFile = false
    hasTimedOut = false
  }

  /// True if the request should sleep for `time` and try again. A change that has just locked the
  /// file waits only for readers, and gets at least the minimum wait again. If those include this
  /// process's own readers (`isForOwn`), which are being interrupted, it gets 250 ms, and running
  /// out of time does not count as a timeout.
  mutating func shouldRetry(
    sleeping time: Duration, holdsFile: Bool, isForOwn: Bool = false
  ) -> Bool {
    if holdsFile, !self.holdsFile {
      remaining = max(remaining, isForOwn ? LockPatience.minWhenQueued : minimum)
    }
    self.holdsFile = holdsFile
    remaining -= time
    hasTimedOut = remaining < .zero && !isForOwn
    return remaining >= .zero
  }
}
