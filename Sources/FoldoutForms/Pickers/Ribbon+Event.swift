extension Ribbon {
  /// Something that happened to a ribbon, by a person, the program or the layout.
  ///
  /// Points are where a finger is on the screen, from left to right, in any coordinates that stay
  /// the same during a drag. Fingers, mice and pens have numbers, which the host chooses.
  public enum Event: Hashable, Sendable {
    /// A finger came down on the ribbon, which stands still under it, also between two values:
    /// `shownAt` is the offset at which it is drawn, where it is caught while it moves.
    case grab(finger: Int, at: Double, shownAt: Double? = nil)

    /// A finger moved, inside the control or outside.
    case drag(finger: Int, to: Double)

    /// A finger lifted: the ribbon settles on the value that is most visible, or goes on by the
    /// velocity of the finger, in points per millisecond, positive to the right. Its value is
    /// reported at once, before the ribbon has come to rest there.
    case release(finger: Int, at: Double, velocity: Double = 0)

    /// The system took a finger away: the ribbon goes back to the value that holds.
    case cancel(finger: Int)

    /// A person pressed one of the two arrows beside the ribbon.
    case press(Arrow)

    /// A person pressed a key while the control had the focus.
    case key(Key)

    /// A person tapped a value that is in view.
    case tap(Int)

    /// The program chose a value. A ribbon that is being dragged stays under the finger.
    case set(Int, isAnimated: Bool = false)

    /// The layout changed; the value in the middle stays there.
    case resize(width: Double, viewport: Double)

    /// There are more or fewer values now; behind the last one, the last is shown.
    case recount(Int)
  }

  /// The two buttons beside a ribbon.
  public enum Arrow: Hashable, Sendable, CaseIterable {
    /// Leads to the value before.
    case previous
    /// Leads to the value after.
    case next
  }

  /// The keys that turn a ribbon. Letters and digits go to `type(_:at:titles:)`.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// To the value that stands on the left.
    case left
    /// To the value that stands on the right.
    case right
    /// One value on.
    case up
    /// One value back.
    case down
    /// Five values on.
    case pageUp
    /// Five values back.
    case pageDown
    /// To the first value.
    case home
    /// To the last value.
    case end
  }
}
