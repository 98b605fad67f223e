import Testing
import UIKit

/// Direction, margins, traits, colours and pictures.
@MainActor
@Suite("Looks and traits")
struct LookTests {
  // [doc] effectiveUserInterfaceLayoutDirection follows semanticContentAttribute, which is not
  // inherited.
  @Test("A direction can be forced") func aDirectionCanBeForced() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.semanticContentAttribute = .forceRightToLeft
    #expect(parent.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  // [doc] directionalLayoutMargins are mirrored where the direction is.
  @Test("Margins by direction are mirrored") func marginsByDirectionAreMirrored() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  // [doc] traitOverrides reach all views within; registerForTraitChanges hears of them with the
  // traits as they were (iOS 17).
  @Test("Overridden traits reach views within") func overriddenTraitsReachViewsWithin() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.isHidden = false
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    var previous: [UIContentSizeCategory] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, before: UITraitCollection) in
      previous.append(before.preferredContentSizeCategory)
    }
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.updateTraitsIfNeeded()
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(previous == [.large])
  }

  // [doc] overrideUserInterfaceStyle holds for the view and all within it.
  @Test("A look can be forced") func aLookCanBeForced() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  // [doc] UIColor(dynamicProvider:), resolvedColor(with:): semantic colours differ by look.
  @Test("A dynamic color resolves by the look") func aDynamicColorResolvesByTheLook() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark).cgColor.alpha == 1)
    #expect(color.resolvedColor(with: light) != color.resolvedColor(with: dark))
    #expect(UIColor.label.resolvedColor(with: light) != UIColor.label.resolvedColor(with: dark))
  }

  // [doc] withAlphaComponent, getRed.
  @Test("A color has components") func aColorHasComponents() {
    var parts: [CGFloat] = [0, 0, 0, 0]
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
    parts.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = color.getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
    }
    #expect(parts == [0.25, 0.5, 0.75, 0.5])
  }

  // [doc] UIContentSizeCategory is ordered; five sizes are for accessibility.
  @Test("Text sizes are ordered") func textSizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  // [doc] UIImage(data:) is nil for data that is no picture. The bytes are a PNG of one pixel.
  @Test("A picture is read from data") func aPictureIsReadFromData() throws {
    let bytes = try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGA"
          + "WjR9awAAAABJRU5ErkJggg=="))
    #expect(UIImage(data: bytes)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: Data("word".utf8)) == nil)
  }

  // [doc] UIEdgeInsets and CGRect.inset(by:).
  @Test("Insets shrink a rectangle") func insetsShrinkARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
