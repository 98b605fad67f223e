/// The place that copied things are kept in.
@MainActor
open class UIPasteboard: NSObject {
  /// The board of all apps.
  public static let general = UIPasteboard()

  open var string: String? { didSet { changeCount += 1 } }
  open var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  open var image: UIImage? { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
}
