import Foundation
import Testing

/// Checks that each part of the walks covers each manner, though most walks use only one or two.
@Suite("Manners in each part of the walks")
struct MannerTests {
  /// The manners by the names that tests use.
  private static let named: [String: Manner] = [
    "touchInEnglish": .touchInEnglish, "keysInDutch": .keysInDutch,
    "touchInArabic": .touchInArabic, "keysInArabicPlain": .keysInArabicPlain,
    "touchInDutchPlain": .touchInDutchPlain, "keysInEnglishPlain": .keysInEnglishPlain,
    "mouse": .mouse,
  ]

  /// Returns the manners that the walks of a folder name, each as often as it is named.
  ///
  /// Walks in all six manners are left out: they do not show how the single manners are spread.
  private func manners(in folder: String) throws -> [Manner] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: tests.path)
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
      return text.matches(of: /arguments: \[(Manner\.[^\]]*)\]/).flatMap { list in
        list.1.matches(of: /\.([a-z]\w+)/).compactMap { Self.named[String($0.1)] }
      } + text.matches(of: /arguments: Manner\.languages/).flatMap { _ in Manner.languages }
    }
  }

  private static let folders = ["Demo", "Editing", "Environment", "Fields", "Looks", "Unfolding"]

  @Test("Each part has each hand, language and light, with script and without", arguments: folders)
  func parts(_ folder: String) throws {
    let manners = try manners(in: folder)
    #expect(Set(manners.map(\.hand)).isSuperset(of: [.touch, .keyboard]))
    #expect(Set(manners.map(\.language)) == [.english, .dutch, .arabic])
    #expect(Set(manners.map(\.isDark)) == [true, false])
    #expect(Set(manners.map(\.hasScript)) == [true, false])
  }

  @Test("Each of the six manners and the mouse is used by at least five walks")
  func counts() throws {
    let all = try Self.folders.flatMap { try manners(in: $0) }.map(\.testDescription)
    for (name, manner) in Self.named {
      #expect(all.count { $0 == manner.testDescription } >= 5, "\(name)")
    }
  }

  @Test("The six manners combine every pair of hand, language, light and script")
  func pairs() {
    let aspects: [[@Sendable (Manner) -> Bool]] = [
      [{ $0.hand == .touch }, { $0.hand == .keyboard }],
      [{ $0.language == .english }, { $0.language == .dutch }, { $0.language == .arabic }],
      [\.isDark, { !$0.isDark }],
      [\.hasScript, { !$0.hasScript }],
    ]
    for (index, aspect) in aspects.enumerated() {
      for other in aspects[(index + 1)...] {
        for value in aspect {
          for second in other {
            #expect(Manner.all.contains { value($0) && second($0) })
          }
        }
      }
    }
  }

  /// Checks that each editor has a walk in all six manners.
  @Test(
    "Each editor has a walk in all six manners",
    arguments: [
      ("Editing/TextTests.swift", "1.3"), ("Editing/TextTests.swift", "1.6"),
      ("Editing/TextTests.swift", "1.36"), ("Editing/DateTests.swift", "1.18"),
      ("Editing/AppointmentTests.swift", "2.3"), ("Demo/AppointmentScreenTests.swift", "2.6"),
      ("Fields/PictureTests.swift", "1.34"), ("Fields/KindTests.swift", "1.35"),
      ("Fields/KindTests.swift", "1.38"), ("Fields/KindTests.swift", "1.39"),
    ])
  func editors(_ file: String, _ number: String) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: file)
    let tests = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "@Test(")
    let isWide = tests.contains { test in
      let head = test.prefix(while: { $0 != "{" })
      return head.contains("\"\(number) ") && head.contains("arguments: Manner.all")
    }
    #expect(isWide)
  }
}
