import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Values that an app sets at any moment: each takes its turn, and no batch begins within another.
@Suite struct TurnTests {
  private func stage(height: CGFloat = 1200) throws -> Stage<Outing> {
    try Stage(Outing.form, Outing(), size: CGSize(width: 390, height: height))
  }

  private func toggle(_ stage: Stage<Outing>) throws {
    let cell = try #require(stage.shown(.row(.field("overnight"))))
    stage.window.tap(try #require(stage.all(UISwitch.self, in: cell).first))
    stage.settle()
  }

  @Test("A value set in onReport and in onChange is shown after the change that it follows from")
  func inCallbacks() throws {
    let stage = try stage()
    var calls: [String] = []
    stage.host.onReport = { [weak stage] report in
      calls.append("report \(report.field.name)")
      do { try stage?.host.set("title", to: .text("Reported")) } catch { Issue.record(error) }
    }
    stage.host.onChange = { [weak stage] value in
      calls.append("change \(value.title) \(value.isOvernight)")
      do { try stage?.host.set("nights", to: .whole(5)) } catch { Issue.record(error) }
    }
    try toggle(stage)
    #expect(calls == ["report overnight", "change Reported true"])
    #expect(stage.texts("title") == ["Title", "Reported"])
    #expect(stage.texts("nights") == ["Nights", "5"])
    #expect(stage.outline.contains("hotel"))
    #expect(stage.value.nights == 5 && stage.value.title == "Reported")
  }

  @Test("A value set without animation in onChange leaves the change animated that it follows from")
  func unanimated() throws {
    let stage = try stage()
    stage.host.onChange = { [weak stage] _ in
      do {
        try stage?.host.set("nights", to: .whole(5), animated: false)
      } catch { Issue.record(error) }
    }
    let before = stage.table.animatedBatches
    try toggle(stage)
    #expect(stage.outline.contains("hotel") && stage.texts("nights") == ["Nights", "5"])
    #expect(stage.table.animatedBatches == before + 1)
  }

  @Test("A value that undoes the change in onChange hides again what the change showed")
  func undoing() throws {
    let stage = try stage()
    stage.host.onChange = { [weak stage] _ in
      do { try stage?.host.reload(Outing(title: "Back")) } catch { Issue.record(error) }
    }
    let before = stage.outline
    try toggle(stage)
    #expect(stage.outline == before)
    #expect(stage.texts("title") == ["Title", "Back"] && stage.texts("overnight").contains("off"))
  }

  @Test("A value set while the table scrolls in a batch is shown once the batch is done")
  func whileScrolling() throws {
    let stage = try stage(height: 420)
    stage.table.contentOffset.y = 300
    stage.settle()
    var isSet = false
    stage.host.onScroll = { [weak stage] _ in
      guard !isSet else { return }
      isSet = true
      do { try stage?.host.set("overnight", to: .flag(true)) } catch { Issue.record(error) }
    }
    try stage.tap("leaves")
    #expect(isSet)
    #expect(stage.outline.contains("hotel") && stage.outline.contains("  leaves"))
    #expect(stage.faults.isEmpty)
  }

  @Test("A value set while a cell is being made is shown afterwards")
  func whileMakingCells() async throws {
    let box = HostBox<Outing>()
    let form = Form<Outing>("Outing") {
      Section("") {
        TextField("Title", \.title)
        NumberField("Nights", \.nights).drawer { context in
          let label = UILabel()
          label.text = "\(context.record.title), \(context.record.nights ?? 0)"
          if context.record.title == "Rome" { context.set(\.title, to: "Set while making") }
          if context.record.nights == 3 { box.set("nights", to: .whole(4)) }
          return label
        }
        TextField("Note", \.note).hidden { $0.nights == 3 }
      }
      Section("Buttons") {
        for number in 1...20 { ButtonField("Button", id: FieldID("button\(number)")) }
      }
    }
    let stage = try Stage(form, Outing(), size: CGSize(width: 390, height: 500))
    box.host = stage.host
    try stage.tap("nights")
    await stage.settleLater()
    #expect(stage.value.title == "Set while making" && stage.value.nights == 4)
    #expect(stage.texts(in: stage.drawer("nights")) == ["Set while making, 4"])
    #expect(stage.outline.prefix(4) == ["title", "nights", "  nights", "note"])
    // The table itself asks for the cell while somebody scrolls.
    _ = stage.shown(.row(.field("button20")))
    #expect(stage.drawer("nights") == nil)
    try stage.host.reload(Outing())
    stage.settle()
    #expect(stage.value.nights == 3)
    _ = stage.shown(.row(.field("nights")))
    await stage.settleLater()
    #expect(stage.value.title == "Set while making" && stage.value.nights == 4)
    #expect(stage.texts(in: stage.drawer("nights")) == ["Set while making, 4"])
  }

  @Test("Many values set at once are shown as the last of them")
  func many() throws {
    let stage = try stage()
    for number in 1...9 {
      try stage.host.set("nights", to: .whole(Int64(number)))
      try stage.host.set("overnight", to: .flag(number % 2 == 1))
    }
    stage.settle()
    #expect(stage.texts("nights") == ["Nights", "9"])
    #expect(stage.values.isEmpty)
  }

  /// A host that a form's own drawer changes.
  private final class HostBox<Value: Sendable> {
    weak var host: TableHost<Value>?

    func set(_ field: FieldID, to value: FieldValue) {
      do { try host?.set(field, to: value) } catch { Issue.record(error) }
    }
  }
}
