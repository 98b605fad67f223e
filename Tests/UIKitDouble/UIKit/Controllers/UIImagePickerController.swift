/// The system's chooser of pictures.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// A key of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of a copy of the file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The kind of the file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    didSet { stackDelegate = delegate }
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Chooses a picture as a person does.
  @_spi(UIKitDouble)
  public func choose(_ image: UIImage, file: URL? = nil) {
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    info[.imageURL] = file
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Goes away without a picture as a person does.
  @_spi(UIKitDouble)
  public func cancel() { delegate?.imagePickerControllerDidCancel(self) }
}

/// An object that gets the picture that was chosen; it puts the chooser away itself.
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// No picture was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing, for a delegate without this method.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Puts the chooser away, as UIKit does for a delegate without this method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
