import Synchronization

/// The kind of device a screen is shown on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac
}
/// The light or the dark look.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The direction in which a person reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// The direction in which views are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// Room in one direction, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The contrast a person has asked for.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The traits a view is shown in: look, text size, direction, device.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values, each `nil` while unspecified.
  struct Values: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var size: UIContentSizeCategory?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var contrast: UIAccessibilityContrast?
    var scale: CGFloat?

    /// The traits of a phone in the light look, from left to right, at the usual text size.
    /// Its scale is two: the double rounds lengths to half points.
    static let phone = Values(
      idiom: .phone, style: .light, direction: .leftToRight, size: .large, horizontal: .compact,
      vertical: .regular, contrast: .normal, scale: 2)

    /// These values, and where one is unspecified, the other's.
    func filled(from other: Values) -> Values {
      Values(
        idiom: idiom ?? other.idiom, style: style ?? other.style,
        direction: direction ?? other.direction, size: size ?? other.size,
        horizontal: horizontal ?? other.horizontal, vertical: vertical ?? other.vertical,
        contrast: contrast ?? other.contrast, scale: scale ?? other.scale)
    }
  }

  // Set once, in the initializers; unchecked only because the class is open, as UIKit's is.
  let values: Values

  init(_ values: Values) { self.values = values }

  /// Creates traits with nothing specified.
  override public convenience init() { self.init(Values()) }

  /// Creates traits by filling in a blank set.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitOverrides()
    mutations(&traits)
    self.init((traits as? TraitOverrides)?.values ?? Values())
  }

  /// Creates traits with a text size alone.
  public convenience init(preferredContentSizeCategory size: UIContentSizeCategory) {
    self.init(Values(size: size))
  }
  /// Creates traits with a look alone.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(Values(style: style))
  }
  /// Creates traits with a direction alone.
  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: direction))
  }
  /// Creates traits with a kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }

  open var preferredContentSizeCategory: UIContentSizeCategory { values.size ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  open var displayScale: CGFloat { values.scale ?? 0 }

  /// True if the look of dynamic colours differs between two sets of traits.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
  }

  /// The traits that dynamic colours resolve with outside a view.
  open class var current: UITraitCollection {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }

  private static let now = Mutex(UITraitCollection(.phone))
  static let light = UITraitCollection(.phone)
  static let dark = UITraitCollection(Values(style: .dark).filled(from: .phone))

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  override open var hash: Int { values.hashValue }
}
