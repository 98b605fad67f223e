/// The app as the system sees it.
@MainActor
open class UIApplication: UIResponder {
  /// A key of how an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by the app whose website it is.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app of the process.
  public static let shared = UIApplication()

  /// The addresses that were opened since the test last cleared them, oldest first.
  @_spi(UIKitDouble) public var opened: [URL] = []

  /// Opens an address in whichever app it belongs to; said to be done some ticks later.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    opened.append(url)
    guard let completion else { return }
    DoubleRunLoop.main.after(ticks: 2) { completion(true) }
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
}
