/// A picture: the bytes of a file, or a symbol of the system by its name.
///
/// The double reads a file's size and draws nothing itself.
open class UIImage: NSObject, @unchecked Sendable {
  /// True if a picture is drawn in its own colours or in the tint.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The size and weight of a symbol.
  open class Configuration: NSObject, @unchecked Sendable {}

  let data: Data?
  let symbol: String?
  let configuredBy: SymbolConfiguration?
  let pixels: CGSize
  let tint: UIColor?
  open private(set) var renderingMode: RenderingMode
  open var size: CGSize { pixels }
  open var scale: CGFloat { 1 }
  open var isSymbolImage: Bool { symbol != nil }
  open var symbolConfiguration: SymbolConfiguration? { configuredBy }

  init(
    data: Data? = nil, symbol: String? = nil, configuration: SymbolConfiguration? = nil,
    pixels: CGSize, tint: UIColor? = nil, renderingMode: RenderingMode = .automatic
  ) {
    self.data = data
    self.symbol = symbol
    configuredBy = configuration
    self.pixels = pixels
    self.tint = tint
    self.renderingMode = renderingMode
  }

  /// Creates an empty picture.
  override public convenience init() { self.init(pixels: .zero) }

  /// Creates a picture from a PNG, JPEG, GIF or WebP file; `nil` for other bytes.
  public convenience init?(data: Data) {
    guard let pixels = PictureSize.read(data) else { return nil }
    self.init(data: data, pixels: pixels)
  }

  /// Creates a picture from a file with a scale; only 1 is known.
  public convenience init?(data: Data, scale: CGFloat) {
    if scale != 1 { RefusalError.raise(.unknown, "UIImage(data:scale:) with a scale of \(scale)") }
    self.init(data: data)
  }

  /// Creates a picture from a file's path; `nil` where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a symbol of the system.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system at a size and weight.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let configuration = withConfiguration as? SymbolConfiguration
    guard let drawing = SymbolDrawing.named(name) else {
      RefusalError.raise(.unknown, "UIImage(systemName: \"\(name)\"): no drawing of that symbol")
      return nil
    }
    self.init(
      symbol: name, configuration: configuration,
      pixels: drawing.size(at: configuration?.pointSize ?? 17))
  }

  /// The bytes as PNG: those it was read from.
  open func pngData() -> Data? {
    guard let data, data.starts(with: PictureSize.png) else {
      RefusalError.raise(.unknown, "pngData() of a picture that was not read from PNG")
      return nil
    }
    return data
  }

  /// The bytes as JPEG: those it was read from.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let data, data.starts(with: PictureSize.jpeg) else {
      RefusalError.raise(.unknown, "jpegData() of a picture that was not read from JPEG")
      return nil
    }
    return data
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      data: data, symbol: symbol, configuration: configuredBy, pixels: pixels, tint: tint,
      renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      data: data, symbol: symbol, configuration: configuredBy, pixels: pixels, tint: color,
      renderingMode: renderingMode)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(systemName: symbol, withConfiguration: configuration) ?? self
  }

  /// The picture within a size, its sides in proportion.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(data: data, pixels: size)
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return data == other.data && symbol == other.symbol && pixels == other.pixels
      && renderingMode == other.renderingMode && tint == other.tint
  }
  override open var hash: Int { symbol.hashValue ^ data.hashValue }
}

extension UIImage {
  /// The size of a symbol by its number of points.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The way in which a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    init(
      pointSize: CGFloat?, style: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale
    ) {
      self.pointSize = pointSize
      textStyle = style
      self.weight = weight
      symbolScale = scale
    }

    /// A size in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      self.init(pointSize: pointSize, style: nil, weight: weight, scale: scale)
    }
    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: nil, style: textStyle, weight: .unspecified, scale: scale)
    }
    /// The size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, style: nil, weight: .unspecified, scale: scale)
    }
    /// A scale alone.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, style: nil, weight: .unspecified, scale: scale)
    }
    /// A weight alone.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, style: nil, weight: weight, scale: .default)
    }
  }
}
