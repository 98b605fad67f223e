#if canImport(UIKit)
import FoldoutScreens
import Foundation
import UIKit

/// The pictures of a screen, decoded once for their bytes while there is memory for them.
final class DecodedPictures {
  private let images = NSCache<NSString, UIImage>()

  /// Returns the image of a picture; `nil` if its bytes are none.
  func image(of picture: Picture) -> UIImage? {
    let name = NSString(string: picture.digest)
    if let image = images.object(forKey: name) { return image }
    guard let image = UIImage(data: Data(picture.bytes)) else { return nil }
    images.setObject(image, forKey: name)
    return image
  }
}
#endif
