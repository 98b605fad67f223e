// swift-tools-version: 6.2
import PackageDescription

/// The compiler settings of every target of this package: the language mode, and imports that say
/// what they expose, so that a target's interface cannot lean on a module it does not name.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The settings of test targets: in a release build, as `make test` makes it, the tests themselves
/// are not optimized, which would take longer than it gains.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Only targets of a trait that is on need the packages that they name, so that an app without a
// server fetches none (Tests/AppPackage). Tests are built with the default traits, and need all.
let server = TargetDependencyCondition.when(traits: ["Server"])
let sqlite = TargetDependencyCondition.when(traits: ["SQLite"])
let command = TargetDependencyCondition.when(traits: ["Command"])

#if os(Linux)
  let doubles: [Target.Dependency] = ["UIKit"]
#else
  let doubles: [Target.Dependency] = []
#endif

let package = Package(
  name: "foldout",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Foldout", targets: ["Foldout"]),
    .library(name: "FoldoutWords", targets: ["FoldoutWords"]),
    .library(name: "FoldoutForms", targets: ["FoldoutForms"]),
    .library(name: "FoldoutRecords", targets: ["FoldoutRecords"]),
    .library(name: "FoldoutApp", targets: ["FoldoutApp"]),
    .library(name: "FoldoutSQLite", targets: ["FoldoutSQLite"]),
    .library(name: "FoldoutWeb", targets: ["FoldoutWeb"]),
    .library(name: "FoldoutTesting", targets: ["FoldoutTesting"]),
    // A product for Benchmarks only, which measures in a browser.
    .library(name: "BrowserDriver", targets: ["BrowserDriver"]),
    .executable(name: "foldout", targets: ["FoldoutCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["Command", "SQLite", "Server"]),
    .trait(name: "Server", description: "FoldoutWeb, which serves screens in a browser."),
    .trait(name: "SQLite", description: "FoldoutSQLite, which keeps records in a file."),
    .trait(
      name: "Command", description: "The program foldout.", enabledTraits: ["SQLite", "Server"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Without traits: Foldout reads no configuration through Hummingbird.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    .target(name: "Foldout", swiftSettings: settings),
    .target(name: "FoldoutWords", swiftSettings: settings),
    .target(
      name: "FoldoutForms", dependencies: ["Foldout", "FoldoutWords"], swiftSettings: settings),
    .target(
      name: "FoldoutRecords", dependencies: ["FoldoutForms", "FoldoutWords"],
      swiftSettings: settings),
    .target(
      name: "FoldoutScreens",
      dependencies: ["Foldout", "FoldoutForms", "FoldoutRecords", "FoldoutWords"],
      swiftSettings: settings),
    .target(
      name: "FoldoutApp",
      dependencies: ["FoldoutForms", "FoldoutRecords", "FoldoutScreens", "FoldoutWords"],
      swiftSettings: settings),
    .target(
      name: "FoldoutSQLite",
      dependencies: [
        "CPreupdate", "FoldoutForms", "FoldoutRecords",
        .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: sqlite),
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CPreupdate"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "FoldoutWeb",
      dependencies: [
        "CZlib", "Foldout", "FoldoutApp", "FoldoutForms", "FoldoutRecords", "FoldoutScreens",
        "FoldoutWords",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
        .product(name: "Hummingbird", package: "hummingbird", condition: server),
        .product(name: "Logging", package: "swift-log", condition: server),
        .product(name: "NIOCore", package: "swift-nio", condition: server),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: server),
        .product(name: "NIOPosix", package: "swift-nio", condition: server),
      ],
      exclude: ["Static/tsconfig.json", "Static/types.d.ts"],
      resources: [.embedInCode("Static")],
      swiftSettings: settings),
    .executableTarget(
      name: "FoldoutCommand",
      dependencies: [
        "CZlib", "FoldoutForms", "FoldoutRecords", "FoldoutSQLite", "FoldoutWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: command),
        .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
        .product(name: "Logging", package: "swift-log", condition: server),
      ],
      swiftSettings: settings),
    .target(
      name: "FoldoutTesting",
      dependencies: [
        "Foldout", "FoldoutForms", "FoldoutRecords", "FoldoutScreens", "FoldoutWords",
      ],
      swiftSettings: settings),
    .target(name: "BrowserDriver", swiftSettings: settings),
    .executableTarget(
      name: "Pictures", dependencies: ["BrowserDriver"], path: "Scripts/Pictures",
      swiftSettings: settings),
    .executableTarget(
      name: "Visit", dependencies: ["FoldoutWeb"], path: "Examples/Visit",
      swiftSettings: settings),
    .executableTarget(
      name: "Fields", dependencies: ["FoldoutWeb"], path: "Examples/Fields",
      swiftSettings: settings),
    .executableTarget(
      name: "Message", dependencies: ["FoldoutWeb"], path: "Examples/Message",
      swiftSettings: settings),
    .executableTarget(
      name: "Months", dependencies: ["FoldoutWeb"], path: "Examples/Months",
      swiftSettings: settings),
    .executableTarget(
      name: "Notes", dependencies: ["FoldoutSQLite", "FoldoutWeb"], path: "Examples/Notes",
      swiftSettings: settings),
    .executableTarget(
      name: "Profile", dependencies: ["FoldoutWeb"], path: "Examples/Profile",
      swiftSettings: settings),
    .executableTarget(
      name: "Trip", dependencies: ["FoldoutWeb"], path: "Examples/Trip", swiftSettings: settings),

    .target(name: "OtherNames", path: "Tests/OtherNames", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["FoldoutRecords"],
      path: "Tests/TestSupport", swiftSettings: settings),

    .target(
      name: "ScriptedPages",
      dependencies: [
        "BrowserDriver", "FoldoutForms", "FoldoutScreens", "FoldoutWeb", "FoldoutWords",
      ],
      path: "Tests/ScriptedPages", swiftSettings: settings),

    .executableTarget(
      name: "StoreWriter", dependencies: ["FoldoutForms", "FoldoutRecords", "FoldoutSQLite"],
      path: "Tests/StoreWriter", swiftSettings: settings),

    .testTarget(
      name: "FoldoutTests", dependencies: ["Foldout", "FoldoutTesting", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "FoldoutWordsTests", dependencies: ["FoldoutWords"], swiftSettings: testSettings),
    .testTarget(
      name: "FoldoutFormsTests",
      dependencies: ["Foldout", "FoldoutForms", "FoldoutTesting", "TestSupport"],
      exclude: ["Environment/Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "FoldoutRecordsTests",
      dependencies: ["FoldoutForms", "FoldoutRecords", "FoldoutTesting", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "FoldoutScreensTests",
      dependencies: [
        "Foldout", "FoldoutForms", "FoldoutRecords", "FoldoutScreens", "FoldoutTesting",
        "FoldoutWords", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "FoldoutSQLiteTests",
      dependencies: [
        "FoldoutForms", "FoldoutRecords", "FoldoutSQLite", "FoldoutTesting", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "FoldoutWebTests",
      dependencies: [
        "BrowserDriver", "Foldout", "FoldoutApp", "FoldoutCommand", "FoldoutForms",
        "FoldoutRecords", "FoldoutScreens", "FoldoutSQLite", "FoldoutTesting", "FoldoutWeb",
        "FoldoutWords", "OtherNames", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      exclude: ["Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "BrowserDriver", "CZlib", "FoldoutCommand", "FoldoutForms", "FoldoutTesting", "StoreWriter",
        "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Cases", "Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "BrowserDriver", "Fields", "Foldout", "FoldoutCommand", "FoldoutForms", "FoldoutTesting",
        "FoldoutWords", "Message", "Months", "Trip", "ScriptedPages", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "BrowserDriver", "Fields", "Message", "Months", "Notes", "Profile", "TestSupport", "Trip",
        "Visit", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "DocumentationTests", dependencies: ["BrowserDriver", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "BrowserDriverTests", dependencies: ["BrowserDriver"], swiftSettings: testSettings),
  ]
)

// A table view's host. There is no UIKit on Linux: a double with its signatures stands in for it,
// in tests only, and neither is a product there.
package.targets.append(
  .target(
    name: "FoldoutUIKit",
    dependencies: [
      "Foldout", "FoldoutApp", "FoldoutForms", "FoldoutRecords", "FoldoutScreens", "FoldoutWords",
    ] + doubles,
    swiftSettings: settings + [.defaultIsolation(MainActor.self)]))
#if os(Linux)
  package.targets += [
    .target(name: "UIKit", path: "Tests/UIKitDouble/UIKit"),
    // Testing comes with an overlay for a module of that name, which the double needs, too.
    .target(name: "_Testing_UIKit", path: "Tests/UIKitDouble/Testing_UIKit"),
    .testTarget(
      name: "UIKitConformanceTests", dependencies: ["UIKit", "_Testing_UIKit"],
      path: "Tests/UIKitDouble/Conformance"),
    .testTarget(
      name: "UIKitPictureTests", dependencies: ["UIKit", "_Testing_UIKit"],
      path: "Tests/UIKitDouble/Pictures"),
    // Prints the figures of the host: `make bench PARTS=ios`.
    .executableTarget(
      name: "IOSFigures", dependencies: ["FoldoutForms", "FoldoutUIKit", "UIKit"],
      path: "Benchmarks",
      exclude: [
        "Bare", "Data", "Engine", "Figures.swift", "Load", "Package.swift", "README.md", "Ribbons",
        "Server",
      ],
      sources: ["Figure.swift", "IOS"], swiftSettings: settings),
    .target(
      name: "VisitOnIOS", dependencies: ["FoldoutUIKit", "UIKit"], path: "Examples/VisitOnIOS",
      swiftSettings: settings),
    .testTarget(
      name: "UIKitChoicesTests", dependencies: ["UIKit", "_Testing_UIKit"],
      path: "Tests/UIKitDouble/Choices"),
    .testTarget(
      name: "FoldoutUIKitTests",
      dependencies: [
        "Foldout", "FoldoutApp", "FoldoutForms", "FoldoutRecords", "FoldoutScreens",
        "FoldoutTesting", "FoldoutUIKit", "FoldoutWords", "TestSupport", "UIKit", "VisitOnIOS",
        "_Testing_UIKit",
      ],
      swiftSettings: testSettings + [.defaultIsolation(MainActor.self)]),
  ]
#else
  package.products.append(.library(name: "FoldoutUIKit", targets: ["FoldoutUIKit"]))
#endif
