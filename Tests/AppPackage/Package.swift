// swift-tools-version: 6.2
import PackageDescription

// An app without a server: with no traits, Foldout needs no package of anybody else.
let package = Package(
  name: "app",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "foldout", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Foldout", package: "foldout"),
        .product(name: "FoldoutApp", package: "foldout"),
        .product(name: "FoldoutForms", package: "foldout"),
      ],
      path: ".", sources: ["Declaration.swift", "main.swift"],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")])
  ]
)
