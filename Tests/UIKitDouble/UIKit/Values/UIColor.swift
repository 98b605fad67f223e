/// A colour, or a rule that gives one for the traits it is shown in.
open class UIColor: NSObject, @unchecked Sendable {
  // Both are set once, in the initializers; `Sendable` is unchecked only because the class is open,
  // as UIKit's is.
  let provider: @Sendable (UITraitCollection) -> CGColor
  let name: String?

  init(name: String?, provider: @escaping @Sendable (UITraitCollection) -> CGColor) {
    self.name = name
    self.provider = provider
  }

  /// Creates a colour of fixed components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    self.init(name: nil) { _ in fixed }
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a fixed colour.
  public convenience init(cgColor: CGColor) { self.init(name: nil) { _ in cgColor } }

  /// Creates a colour that is asked for again for each set of traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(name: nil) { traits in dynamicProvider(traits).provider(traits) }
  }

  /// The components for the current traits.
  open var cgColor: CGColor { provider(UITraitCollection.current) }

  /// The fixed colour for a set of traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: provider(traitCollection))
  }

  /// The same colour at another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: nil) { [provider] traits in
      let full = provider(traits)
      return CGColor(srgbRed: full.red, green: full.green, blue: full.blue, alpha: alpha)
    }
  }

  /// Writes the components for the current traits to the addresses that are given.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let fixed = cgColor
    red?.pointee = fixed.red
    green?.pointee = fixed.green
    blue?.pointee = fixed.blue
    alpha?.pointee = fixed.alpha
    return true
  }

  /// Equality in both looks, so that a semantic colour differs from its value in one look.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return [UITraitCollection.light, .dark].allSatisfy { provider($0) == other.provider($0) }
  }

  override open var hash: Int { provider(.light).hashValue }

  override open var description: String {
    name ?? "\(provider(.light).components ?? [])"
  }
}
