// swift-tools-version: 6.2

import PackageDescription

// The conformance suite alone, so that a Mac builds nothing else for it:
//
//     xcodebuild test -scheme UIKitConformance -destination 'platform=iOS Simulator,name=iPhone 17'
//
// There it runs against the UIKit of the system, here against the double.
var targets: [Target] = []
var underTest: [Target.Dependency] = []

#if os(Linux)
  targets += [
    .target(name: "UIKit", path: "UIKit"),
    // Testing comes with an overlay for a module of this name (`Testing.swiftcrossimport`), which
    // the
    // double needs, too: an empty one.
    .target(name: "_Testing_UIKit", path: "Testing_UIKit"),
  ]
  underTest = ["UIKit", "_Testing_UIKit"]
#endif

targets.append(
  .testTarget(name: "UIKitConformanceTests", dependencies: underTest, path: "Conformance"))

#if os(Linux)
  targets += [
    .testTarget(name: "UIKitChoicesTests", dependencies: underTest, path: "Choices"),
    .testTarget(name: "UIKitPictureTests", dependencies: underTest, path: "Pictures"),
  ]
#endif

let package = Package(
  name: "UIKitConformance",
  platforms: [.iOS(.v17)],
  targets: targets
)
