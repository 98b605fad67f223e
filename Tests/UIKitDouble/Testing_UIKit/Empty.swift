// Empty on purpose: Swift Testing imports an overlay of this name beside any module named `UIKit`.
