import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Synchronization
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Drawers with views that an app designed, on the double.
@Suite struct DesignedScenarios {
  nonisolated fileprivate struct Review: Sendable {
    var stars = 2
    var room = "Suite"
    var note: String? = "quiet"
    var sum = "2 of 5"
    var isPaid = false
    var other: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 9)
  }

  /// The number of times that a view was made.
  nonisolated fileprivate final class Makings: Sendable {
    private let count = Mutex(0)
    var number: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  nonisolated private static func form(_ makings: Makings = Makings()) -> Form<Review> {
    Form<Review>("Review") {
      Section("") {
        NumberField("Stars", \.stars).range(1...5).drawer { context in
          makings.add()
          return StarsView(context)
        }
        ChoiceField("Room", \.room, options: ["Suite", "Attic"])
        TextField("Note", \.note)
        SwitchField("Paid", \.isPaid)
        ReadOnlyField("Sum", \.sum).drawer { context in
          let label = UILabel()
          label.text = "Sum of \(context.record.stars), \(context.label), \(context.text ?? "-")"
          return label
        }
        DateField("Other", \.other).drawer { _ in UISwitch() }
      }
    }
  }

  /// Buttons for numbers of stars, named for people who do not see them.
  private final class StarsView: UIStackView {
    convenience init(_ context: ViewContext<Review>) {
      self.init(frame: .zero)
      axis = .vertical
      let room = UILabel()
      room.text = "\(context.record.room)\(context.isRefused ? " (refused)" : "")"
      addArrangedSubview(room)
      for number in [3, 5, 9] {
        add("\(number) stars", if: context.canSet(\.stars, to: number)) {
          context.set(\.stars, to: number)
        }
      }
      add("No note", if: context.canSet(\.note, to: nil)) { context.set(\.note, to: nil) }
      add("Attic", if: context.canSet("room", to: .text("Attic"))) {
        context.set("room", to: .text("Attic"))
      }
      add("Nonsense", if: context.canSet("sums", to: .whole(1))) {
        context.set("sums", to: .whole(1))
      }
      add("Words", if: context.canSet("stars", to: .text("many"))) {
        context.set("stars", to: .text("many"))
      }
    }

    private func add(_ title: String, if isEnabled: Bool, _ press: @escaping () -> Void) {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      button.isEnabled = isEnabled
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
      addArrangedSubview(button)
    }
  }

  private func stage(_ makings: Makings = Makings()) throws -> Stage<Review> {
    try Stage(Self.form(makings), Review(), size: CGSize(width: 390, height: 1200))
  }

  private func enabled(_ stage: Stage<Review>) -> [String] {
    stage.all(UIButton.self, in: stage.drawer("stars")).filter(\.isEnabled).compactMap {
      $0.configuration?.title
    }
  }

  @Test("10.1 An app's own drawer unfolds under a field's row, as high as its view")
  func unfolds() throws {
    let stage = try stage()
    try stage.tap("stars")
    let drawer = try stage.visibleDrawer("stars")
    let view = try #require(stage.all(StarsView.self, in: drawer).first)
    #expect(view.frame.height >= 7 * 44)
    #expect(drawer.bounds.height >= view.frame.height)
    #expect(stage.all(UIPickerView.self, in: drawer).isEmpty)
    #expect(stage.texts(in: drawer).first == "Suite")
    #expect(enabled(stage) == ["3 stars", "5 stars", "9 stars", "No note", "Attic"])
    try stage.tap("sum")
    #expect(stage.outline == ["stars", "room", "note", "paid", "sum", "  sum", "other"])
    #expect(stage.texts(in: stage.drawer("sum")) == ["Sum of 2, Sum, 2 of 5"])
    try stage.tap("other")
    #expect(stage.all(UISwitch.self, in: stage.drawer("other")).count == 1)
    #expect(stage.all(UIPickerView.self, in: stage.drawer("other")).isEmpty)
    #expect(stage.values.isEmpty)
  }

  @Test("10.1 A screen reader is led into the drawer, and presses its controls")
  func spoken() throws {
    let stage = try stage()
    try stage.tap("stars")
    #expect(stage.ledTo == .drawer(of: .field("stars")))
    let drawer = try stage.visibleDrawer("stars")
    let five = try #require(
      drawer.spokenElements.first { $0.accessibilityLabel == "5 stars" })
    stage.window.activate(five)
    stage.settle()
    #expect(stage.value.stars == 5)
  }

  @Test("10.2 The view is made again when the record differs, and only then")
  func redrawn() throws {
    let makings = Makings()
    let stage = try stage(makings)
    try stage.tap("stars")
    #expect(makings.number == 1)
    let view = try #require(stage.all(StarsView.self, in: stage.drawer("stars")).first)
    // Scrolling, laying out, another screen's appearance and an act without effect change nothing.
    stage.table.contentOffset.y += 20
    stage.settle()
    try stage.host.reload(stage.value)
    stage.settle()
    try stage.host.set("stars", to: .whole(2))
    stage.settle()
    #expect(makings.number == 1)
    #expect(stage.all(StarsView.self, in: stage.drawer("stars")).first === view)
    try stage.press("Attic", in: stage.drawer("stars"))
    #expect(makings.number == 2)
    #expect(stage.texts(in: stage.drawer("stars")).first == "Attic")
    #expect(stage.texts("room").last == "Attic")
    try stage.host.set("room", to: .text("Suite"))
    stage.settle()
    #expect(makings.number == 3)
    #expect(stage.texts(in: stage.drawer("stars")).first == "Suite")
  }

  @Test("10.3 A change of an app's drawer is checked, stored and undone like any entry")
  func changes() throws {
    let stage = try stage()
    try stage.tap("stars")
    try stage.press("9 stars", in: stage.drawer("stars"))
    #expect(stage.texts("stars").contains("Stars is too large: it must be at most 5."))
    #expect(stage.texts(in: stage.drawer("stars")).first == "Suite (refused)")
    #expect(stage.value.stars == 2 && stage.values.isEmpty)
    try stage.press("5 stars", in: stage.drawer("stars"))
    #expect(stage.value.stars == 5)
    #expect(stage.texts("stars") == ["Stars", "5"])
    #expect(stage.values.map(\.stars) == [5])
    #expect(stage.outline.contains("  stars"))
    #expect(stage.bar.contains("Stars was changed"))
    try stage.press("Undo", in: stage.driver.notices)
    #expect(stage.value.stars == 2)
    #expect(stage.texts("stars") == ["Stars", "2"])
    try stage.press("No note", in: stage.drawer("stars"))
    #expect(stage.value.note == nil)
    #expect(!enabled(stage).isEmpty)
  }

  @Test("10.3 A control of a drawer that was closed changes nothing")
  func late() throws {
    let stage = try stage()
    try stage.tap("stars")
    let five = try #require(
      stage.all(UIButton.self, in: stage.drawer("stars")).first {
        $0.configuration?.title == "5 stars"
      })
    try stage.tap("stars")
    five.sendActions(for: .primaryActionTriggered)
    stage.settle()
    try stage.tap("stars")
    five.sendActions(for: .primaryActionTriggered)
    stage.settle()
    #expect(stage.value.stars == 2 && stage.values.isEmpty)
    try stage.press("5 stars", in: stage.drawer("stars"))
    #expect(stage.value.stars == 5)
  }
}
