import FoldoutForms
import Testing

/// Listeners to a ribbon's changes.
@MainActor @Suite struct RibbonListenersTests {
  /// A host's control: a ribbon and its listeners.
  @MainActor private final class Control {
    var ribbon: Ribbon
    var listeners = RibbonListeners<(Ribbon.Report) -> Void>()
    var notified: [String] = []

    init(count: Int = 12) throws { ribbon = try Ribbon(count: count, width: 10, viewport: 10) }

    func apply(_ event: Ribbon.Event) {
      guard let report = ribbon.apply(event).report else { return }
      for token in listeners.tokens { listeners[token]?(report) }
    }

    func listen(_ name: String, _ then: @escaping () -> Void = {}) -> RibbonListenerToken {
      listeners.add { report in
        self.notified.append("\(name) \(report.new)")
        then()
      }
    }
  }

  @Test("Listeners are notified in order until they are removed")
  func manyAreToldInTheirOrderUntilTheyAreRemoved() throws {
    let control = try Control()
    let a = control.listen("a")
    let b = control.listen("b")
    control.apply(.press(.next))
    let removals = [control.listeners.remove(a), control.listeners.remove(a)]
    #expect(removals == [true, false])
    control.apply(.press(.next))
    let c = control.listen("c")
    #expect(Set([a, b, c]).count == 3)
    control.apply(.set(7))
    control.apply(.set(7))
    #expect(control.notified == ["a 1", "b 1", "b 2", "b 7", "c 7"])
    #expect(control.listeners.tokens == [b, c])
  }

  @Test("A listener may remove itself and others while being notified")
  func aListenerRemovesItselfAndOthersMeanwhile() throws {
    let control = try Control()
    _ = control.listen("a") {
      for token in control.listeners.tokens { control.listeners.remove(token) }
    }
    _ = control.listen("b")
    control.apply(.press(.next))
    control.apply(.press(.next))
    #expect(control.notified == ["a 1"])
    #expect(control.listeners.tokens == [])
  }

  /// Each ribbon reports once.
  @Test("Two ribbons bound to each other come to rest")
  func boundRibbonsDoNotLoop() throws {
    let (left, right) = (try Control(), try Control())
    _ = left.listen("left") { right.apply(.set(left.ribbon.index)) }
    _ = right.listen("right") { left.apply(.set(right.ribbon.index)) }
    left.apply(.key(.end))
    right.apply(.set(3))
    #expect(left.notified == ["left 11", "left 3"])
    #expect(right.notified == ["right 11", "right 3"])
  }
}
