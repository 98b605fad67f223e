import FoldoutScreens
import UIKit

/// The pictures that are on the screen, each decoded once for its bytes.
final class DecodedPictures {
  private var images: [String: UIImage] = [:]

  /// Returns the image of a picture; `nil` if its bytes are none.
  func image(of picture: Picture) -> UIImage? {
    if let image = images[picture.digest] { return image }
    let image = UIImage(data: Data(picture.bytes))
    images[picture.digest] = image
    return image
  }
}
