import Foldout
import FoldoutForms
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// System 1 on the double: a record whose date rows unfold a picker.
@Suite struct RecordScenarios {
  @Test("1.11 A tap on a date row unfolds its picker directly below, and a second one folds it")
  func unfolding() throws {
    let stage = try Stage(Stay.form, Stay())
    try stage.tap("arrives")
    #expect(stage.outline.contains("  arrives"))
    try stage.tap("arrives")
    #expect(!stage.outline.contains("  arrives"))
  }
}
