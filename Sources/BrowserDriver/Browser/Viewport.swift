/// The size of a page's viewport, and its input: touch or mouse.
public struct Viewport: Sendable, Equatable {
  /// The width in CSS pixels.
  public var width: Int
  /// The height in CSS pixels.
  public var height: Int
  /// Device pixels per CSS pixel.
  public var scale: Double
  /// True to behave as a phone: touch, overlay scroll bars, and the page's viewport setting.
  public var isPhone: Bool

  /// Creates a viewport.
  public init(width: Int, height: Int, scale: Double = 1, isPhone: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isPhone = isPhone
  }

  /// A phone of 390 × 844 CSS pixels, with two device pixels per CSS pixel.
  public static let phone = Viewport(width: 390, height: 844, scale: 2, isPhone: true)
  /// The narrowest phone, 320 × 568.
  public static let smallPhone = Viewport(width: 320, height: 568, scale: 2, isPhone: true)
  /// A window of 1280 × 900.
  public static let desktop = Viewport(width: 1280, height: 900)
}
