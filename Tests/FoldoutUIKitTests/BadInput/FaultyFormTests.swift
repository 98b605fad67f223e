import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Forms and values that an app got wrong.
@Suite struct FaultyFormTests {
  nonisolated private struct Pair: Sendable, Equatable {
    var first = "a"
    var second = "b"
    var number = 1.5
    var options = ["x", "y"]
    var one: String? = "x"
  }

  nonisolated private static let repeated = Form<Pair>("Pair") {
    Section("One") { TextField("Name", \.first) }
    Section("Two") { TextField("Name", \.second) }
  }

  nonisolated private static let sound = Form<Pair>("Pair") {
    Section("One") {
      TextField("First", \.first)
      NumberField("Number", \.number)
      ButtonField("Go", id: "go")
    }
    Section(
      optionsOf: ChoiceField("Options", \.options, options: ["x", "y", "z"]).choosing(1...2))
  }

  @Test("A form whose identities repeat is an error when a screen is made")
  func repeatedField() throws {
    let error = FormError.repeatedField(
      "name", first: .init(label: "Name", section: "One"),
      second: .init(label: "Name", section: "Two"))
    #expect(throws: error) { try FormViewController(Self.repeated, value: Pair()) }
    #expect("\(error)".contains("Give one of them another"))
  }

  @Test("A form with an error leaves the app's table as it was")
  func nothingIsShown() throws {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(throws: FormError.self) {
      try TableHost(table, form: Self.repeated, value: Pair())
    }
    #expect(table.dataSource == nil && table.delegate == nil)
    #expect(table.numberOfSections == 0)
  }

  @Test("A value that no field can store, or with too many options, is an error at first")
  func faultyValues() throws {
    #expect(throws: UnstorableValueError.self) {
      try FormViewController(Self.sound, value: Pair(number: .nan))
    }
    #expect(throws: PreselectionError.self) {
      try FormViewController(Self.sound, value: Pair(options: ["x", "y", "z"]))
    }
  }

  @Test("A reload with a faulty value is an error and changes nothing")
  func faultyReload() throws {
    let stage = try Stage(Self.sound, Pair())
    let before = stage.texts(in: stage.table)
    #expect(throws: UnstorableValueError.self) {
      try stage.host.reload(Pair(first: "c", number: .infinity))
    }
    #expect(throws: PreselectionError.self) {
      try stage.host.reload(Pair(first: "c", options: []))
    }
    stage.settle()
    #expect(stage.texts(in: stage.table) == before)
    #expect(stage.value == Pair())
  }

  @Test("Setting a field that the form has not, or to a value it cannot hold, is an error")
  func faultySetting() throws {
    let stage = try Stage(Self.sound, Pair())
    #expect(throws: FormSettingError.unknownField("nobody")) {
      try stage.host.set("nobody", to: .text("x"))
    }
    #expect(throws: FormSettingError.unknownField("go")) {
      try stage.host.set("go", to: .text("x"))
    }
    #expect(throws: FormSettingError.valueRejected("first")) {
      try stage.host.set("first", to: .whole(1))
    }
    #expect(throws: FormSettingError.valueRejected("number")) {
      try stage.host.clear("number")
    }
    stage.host.scroll(to: "nobody")
    #expect(stage.value == Pair() && stage.values.isEmpty)
  }

  @Test("An option that is offered twice has one row, and one that is chosen twice is chosen once")
  func repeatedOptions() throws {
    let form = Form<Pair>("Twice") {
      Section(optionsOf: ChoiceField("Options", \.options, options: { [$0.first, "y", "y", "x"] }))
      Section("More") {
        ChoiceField("One", \.one, options: ["x", "x", "y"])
        TextField("First", \.first)
      }
    }
    let stage = try Stage(form, Pair(options: ["y", "y"]))
    #expect(stage.options("options") == ["○ a", "● y", "○ x"])
    try stage.host.set("first", to: .text("y"))
    stage.settle()
    #expect(stage.options("options") == ["● y", "○ x"])
    try stage.choose("x", of: "options")
    #expect(stage.value.options == ["y", "x"])
    try stage.tap("one")
    #expect(stage.drawerOptions("one") == ["● x", "○ y"])
    #expect(stage.faults.isEmpty)
  }

  @Test("A value set before the screen is loaded is the one that appears")
  func beforeLoading() throws {
    let controller = try FormViewController(Self.sound, value: Pair())
    try controller.host.reload(Pair(first: "c"))
    try controller.host.set("number", to: .decimal(7))
    controller.host.scroll(to: "first")
    #expect(controller.host.value.first == "c" && !controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    DoubleRunLoop.main.settle()
    let fields = texts(in: controller.tableView)
    #expect(fields == ["c", "7"])
    // Loaded, but in no window.
    let other = try FormViewController(Self.sound, value: Pair())
    other.loadViewIfNeeded()
    try other.host.reload(Pair(first: "d", options: ["z"]))
    window.rootViewController = other
    DoubleRunLoop.main.settle()
    #expect(texts(in: other.tableView) == ["d", "1.5"])
  }

  private func texts(in view: UIView) -> [String] {
    (view as? UITextField).map { [$0.text ?? ""] } ?? view.subviews.flatMap { texts(in: $0) }
  }
}
