// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "foldout-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "foldout", path: ".."),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Figures",
      dependencies: [
        .product(name: "BrowserDriver", package: "foldout"),
        .product(name: "Foldout", package: "foldout"),
        .product(name: "FoldoutForms", package: "foldout"),
        .product(name: "FoldoutRecords", package: "foldout"),
        .product(name: "FoldoutSQLite", package: "foldout"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: ".", exclude: ["Bare", "IOS", "README.md", "Ribbons"],
      sources: ["Data", "Engine", "Load", "Server", "Figure.swift", "Figures.swift"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Ribbons",
      dependencies: [
        .product(name: "FoldoutWeb", package: "foldout")
      ],
      path: "Ribbons", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Bare", dependencies: [.product(name: "Hummingbird", package: "hummingbird")],
      path: "Bare", swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
