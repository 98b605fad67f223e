// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "foldout-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "foldout", path: ".."),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "Figures",
      dependencies: [
        .product(name: "BrowserDriver", package: "foldout"),
        .product(name: "Foldout", package: "foldout"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: ".", exclude: ["README.md"], sources: ["Engine", "Server", "Figures.swift"],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
