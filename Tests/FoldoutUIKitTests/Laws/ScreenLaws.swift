import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Laws that every screen of the gallery keeps in every look, with each of its drawers open in
/// turn.
@Suite struct ScreenLaws {
  private static let looks = Depth.of(Look.few, all: Look.all)

  @Test("Systems: texts are whole, parts apart and large, speech in order")
  func systemsTextsAreWholePartsApartAndLargeSpeechInOrder() throws {
    try check(Gallery.systems)
  }

  @Test("Forms: texts are whole, parts apart and large, speech in order")
  func formsTextsAreWholePartsApartAndLargeSpeechInOrder() throws {
    try check(Gallery.forms)
  }

  @Test("States: texts are whole, parts apart and large, speech in order")
  func statesTextsAreWholePartsApartAndLargeSpeechInOrder() throws {
    try check(Gallery.states)
  }

  /// Checks whole screens, and each drawer with what is around it.
  private func check(_ screens: [GalleryScreen]) throws {
    var findings = LawFindings()
    for screen in screens {
      for look in ScreenLaws.looks {
        var high = look
        high.screen.height = 9000
        try TableMetrics.using(look.metrics) {
          findings.check(try screen.make(high), at: "\(screen.name), \(look)")
          let stage = try screen.make(look)
          for owner in stage.owners {
            try stage.tap(owner)
            _ = stage.shown(.drawer(of: owner.owner))
            findings.check(stage, at: "\(screen.name), \(owner), \(look)")
          }
        }
      }
    }
    findings.record()
  }
}
