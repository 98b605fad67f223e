/// The size of what is looked at, and whether fingers or a mouse are used on it.
public struct Viewport: Sendable, Equatable {
  /// The width in CSS pixels.
  public var width: Int
  /// The height in CSS pixels.
  public var height: Int
  /// Device pixels per CSS pixel.
  public var scale: Double
  /// True where it behaves as a phone: touch, overlaid scroll bars, the page's viewport setting.
  public var isPhone: Bool

  /// Describes a viewport.
  public init(width: Int, height: Int, scale: Double = 1, isPhone: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isPhone = isPhone
  }

  /// A phone of 390 × 844 at two device pixels each.
  public static let phone = Viewport(width: 390, height: 844, scale: 2, isPhone: true)
  /// The narrowest phone, 320 × 568.
  public static let smallPhone = Viewport(width: 320, height: 568, scale: 2, isPhone: true)
  /// A window of 1280 × 900.
  public static let desktop = Viewport(width: 1280, height: 900)
}
