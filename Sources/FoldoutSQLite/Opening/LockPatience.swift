/// Decides how long the requests of one connection wait for locks on the file.
///
/// A request waits two seconds for other programs, less its time in line behind others. One whose
/// turn comes later waits a moment, since other work of this process may be in its way; after one
/// that waited in vain, next to none. So many requests for a held file are answered at once, and
/// not one after the other.
///
/// The time of its sleeps counts, not the clock's, so that a busy machine leaves it as many tries.
struct LockPatience {
  /// The longest wait, with the time in line.
  static let maximum = Duration.seconds(2)
  /// The least wait of one whose turn comes later.
  static let minWhenLate = Duration.milliseconds(250)
  /// The same after one that waited in vain.
  static let minAfterVain = Duration.milliseconds(10)

  private var rest = LockPatience.maximum
  private var minimum = LockPatience.minWhenLate
  private var holdsFile = false
  private var wasInVain = false

  /// Begins anew, for a request that has been in line for so long.
  mutating func begin(afterWaiting time: Duration) {
    minimum = wasInVain ? LockPatience.minAfterVain : LockPatience.minWhenLate
    rest = max(LockPatience.maximum - time, minimum)
    holdsFile = false
    wasInVain = false
  }

  /// True where the request is to sleep so long and to try again. One that holds the file by now
  /// waits for readers only, and has the least wait anew; where they are this process's own, which
  /// are told to leave, a whole one, and no wait was in vain.
  mutating func goesOn(
    sleeping time: Duration, holdsFile: Bool, isForOwn: Bool = false
  ) -> Bool {
    if holdsFile, !self.holdsFile {
      rest = max(rest, isForOwn ? LockPatience.minWhenLate : minimum)
    }
    self.holdsFile = holdsFile
    rest -= time
    wasInVain = rest < .zero && !isForOwn
    return rest >= .zero
  }
}
