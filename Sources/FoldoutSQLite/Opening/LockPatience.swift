/// Decides how long the requests of one connection wait for locks on the file.
///
/// A request waits two seconds for other programs, from when it was asked: the time in line behind others
/// counts. One whose turn comes later waits a moment, since other work of this process may be in its way;
/// after one that waited in vain, next to none. So many requests for a held file are answered at once, and
/// not one after the other.
struct LockPatience {
  /// The longest wait, from when a request was asked.
  static let most = Duration.seconds(2)
  /// The longest wait of one whose turn comes later.
  static let mostWhenLate = Duration.milliseconds(250)
  /// The same after one that waited in vain.
  static let mostAfterVain = Duration.milliseconds(10)

  private var asked = ContinuousClock.now
  private var end: ContinuousClock.Instant?
  private var heldFile = false
  private var mostLate = LockPatience.mostWhenLate
  private var wasInVain = false

  /// Begins anew, for a request that was asked then.
  mutating func begin(asked: ContinuousClock.Instant) {
    self.asked = asked
    end = nil
    mostLate = wasInVain ? LockPatience.mostAfterVain : LockPatience.mostWhenLate
    wasInVain = false
  }

  /// True where the request is to wait on. One that holds the file, and waits for readers only, begins a
  /// wait of its own.
  mutating func goesOn(at now: ContinuousClock.Instant, holdsFile: Bool) -> Bool {
    if end == nil || holdsFile != heldFile {
      end = max(asked + LockPatience.most, now + mostLate)
      heldFile = holdsFile
    }
    wasInVain = end.map { now >= $0 } == true
    return !wasInVain
  }
}
