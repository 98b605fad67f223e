import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Settings of the device, keys, and the clock, on the double.
@Suite struct KeyAndMotionScenarios {
  @Test("0.12, 3.24 With reduced motion a drawer is there at once, and nothing moves")
  func reducedMotion() throws {
    UIAccessibility.reducedMotion = true
    defer { UIAccessibility.reducedMotion = false }
    let stage = try Stage(Stay.form, Stay(), size: CGSize(width: 390, height: 600))
    _ = stage.shown(.row(.field("arrives")))
    var areAnimated: [Bool] = []
    stage.host.onScroll = { _ in areAnimated.append(UIView.areAnimationsEnabled) }
    try stage.tap("arrives")
    #expect(stage.outline.contains("  arrives"))
    #expect(stage.table.animatedBatches == 0)
    #expect(!areAnimated.isEmpty && !areAnimated.contains(true))
  }

  @Test("A small date picker stands in a group that speaks its row's label")
  func compactLabel() throws {
    var stay = Stay()
    stay.wakes = LocalTime(hour: 7, minute: 30)
    let stage = try Stage(Stay.form, stay)
    let cell = stage.shown(.row(.field("wakes")))
    let picker = try #require(stage.all(UIDatePicker.self, in: cell).first)
    #expect(picker.superview?.accessibilityContainerType == .semanticGroup)
    #expect(picker.superview?.accessibilityLabel == "Wakes")
  }

  @Test("Escape on a hardware keyboard, and a screen reader's gesture, fold the open drawer")
  func escape() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("arrives")
    stage.window.press(UIKey.of(.keyboardEscape))
    stage.settle()
    #expect(!stage.outline.contains("  arrives"))
    try stage.tap("arrives")
    #expect(stage.controller.accessibilityPerformEscape())
    #expect(!stage.outline.contains("  arrives"))
    #expect(!stage.controller.accessibilityPerformEscape())
  }

  @Test("Once a text is done the screen takes keys again, so that a shake undoes the change")
  func firstResponder() async throws {
    let stage = try Stage(Stay.form, Stay())
    #expect(stage.controller.isFirstResponder)
    try stage.type("Grace", into: "guest")
    #expect(!stage.controller.isFirstResponder)
    stage.leave()
    await stage.settleLater()
    #expect(stage.controller.isFirstResponder && stage.value.guest == "Grace")
  }

  @Test("Today is the day on which the button is pressed, not the one on which the screen was made")
  func clock() throws {
    var now = Stay.now
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let session = try ValueAnswerer(Stay.form, value: Stay())
    let screen = try session.screen(in: Stay.environment)
    let driver = TableDriver(
      screen,
      environment: { FormEnvironment(locale: Locale(identifier: "en"), timeZone: zone, now: now) },
      answerer: { session.answer($0, about: $1, $2) })
    driver.act(.tap(.field("leaves")))
    now += 86_400
    driver.act(.enter("leaves", .now(nil)))
    #expect(session.value.leaves == LocalDate(year: 2026, month: 3, day: 10))
  }
}
