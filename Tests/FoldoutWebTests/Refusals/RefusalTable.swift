import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutCommand
@testable import FoldoutWeb

/// Tables of every refusal of the program with its sentence in every language.
///
/// A switch names the case after each case of an error, so a new case does not compile until it has
/// its rows here.
@Suite struct RefusalTable {
  /// The locales of the tables: one for each language.
  static let locales = ["en", "de", "nl", "ar-EG"]

  private static func environment(_ locale: String) -> FormEnvironment {
    FormEnvironment(locale: Locale(identifier: locale), timeZone: .gmt, now: Visitor.now)
  }

  @Test("Every refusal has a sentence, as recorded for each language", arguments: locales)
  func everyRefusalHasItsSentence(in locale: String) throws {
    let environment = Self.environment(locale)
    let words = environment.words
    var lines: [String] = []
    func add(_ title: String, _ rows: [(String, String)]) {
      lines.append("== \(title)")
      for (facts, sentence) in rows { lines.append("\(facts)\n  \(Self.visible(sentence))") }
      lines.append("")
    }
    add(
      "A field",
      FieldError.chain.map { row($0, $0.sentence(label: "Hired", in: environment)) })
    add("A date", DateError.chain.map { row($0, $0.sentence(in: environment)) })
    add("A number", NumberError.chain.map { row($0, $0.sentence(in: environment)) })
    add(
      "A store, with the program's exit code and the page's status",
      StoreError.chain.map { error in
        ("\(error) [exit \(error.exitCode)] [\(error.status.code)]", error.sentence(in: words))
      })
    add(
      "A request, with its status and the page's title",
      WebRequestError.chain.map {
        (
          "\($0) [\($0.status.code)] [\(words.statuses.title(of: $0))]",
          $0.sentence(in: words)
        )
      })
    let texts = ["field": "Hired", "now": "08/14/2002", "entered": "09/14/2002"]
    add(
      "A change by somebody else",
      [
        ("conflict", words.changes.conflict(texts)),
        ("dateConflict", words.changes.dateConflict(texts)),
        (
          "pictureConflict",
          words.changes.pictureConflict([
            "field": "Photo", "now": "PNG, 68 bytes", "entered": words.values.noPicture,
          ])
        ),
        ("secretConflict", words.changes.secretConflict(texts)),
        ("undoConflict", words.changes.undoConflict(texts)),
        ("unsaved", words.changes.unsaved(texts)),
        ("forgotten", words.changes.forgotten(texts)),
        ("altered", words.changes.altered(texts)),
        ("trimmed", words.changes.trimmed(texts)),
        (
          "trimmed, to be typed again",
          words.changes.trimmed(texts).followed(by: words.changes.typeBlanksAgain)
        ),
      ])
    if words == .english {
      add(
        "Listening, with the exit code",
        HostError.chain.map { ("\($0) [exit \($0.exitCode)]", $0.sentence) })
      add(
        "Screens",
        ScreenError.chain.map {
          (Mirror(reflecting: $0).children.first?.label ?? "", $0.sentence)
        })
      let reasons: [DemoError.Reason] = [
        .notMade("The folder doesn’t exist."), .foreignFile, .clock,
      ]
      add(
        "The demo, with the exit code",
        reasons.map { DemoError(path: "/data/demo.sqlite", reason: $0) }
          .map { ("\($0.reason) [exit \($0.exitCode)]", $0.sentence) })
    }
    let name = words == .english ? "refusals.txt" : "refusals-\(words.language).txt"
    try Snapshot.expect(lines.joined(separator: "\n"), is: name)
  }

  /// Returns a sentence with its invisible direction marks replaced by visible signs.
  private static func visible(_ sentence: String) -> String {
    sentence.replacing("\u{2068}", with: "⟨").replacing("\u{2066}", with: "⟨")
      .replacing("\u{2069}", with: "⟩").replacing("\u{200F}", with: "")
  }

  private func row(_ facts: some Any, _ sentence: String) -> (String, String) {
    ("\(facts)", sentence)
  }

  /// Checks that no sentence has an empty quotation, a double blank or an odd length.
  @Test("Every refusal is a complete sentence in every language", arguments: locales)
  func everySentenceIsOne(in locale: String) {
    let environment = Self.environment(locale)
    let words = environment.words
    var sentences = FieldError.chain.map { $0.sentence(label: "Hired", in: environment) }
    sentences += DateError.chain.map { $0.sentence(in: environment) }
    sentences += NumberError.chain.map { $0.sentence(in: environment) }
    sentences += StoreError.chain.map { $0.sentence(in: words) }
    sentences += WebRequestError.chain.map { $0.sentence(in: words) }
    sentences += HostError.chain.map(\.sentence) + ScreenError.chain.map(\.sentence)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains("  "), "\(sentence)")
      #expect(!sentence.contains(".."), "\(sentence)")
      for empty in ["“”", "„“", "«»", "\u{2068}\u{2069}"] {
        #expect(!sentence.contains(empty), "\(sentence)")
      }
      #expect(sentence.count > 12 && sentence.count < 320, "\(sentence)")
    }
  }

  /// Sent text, however long, must not bury the sentence that quotes it.
  @Test("Long texts are shortened in refusals")
  func longTextsAreCut() {
    let long = String(repeating: "x", count: 5000)
    let refusals: [WebRequestError] = [
      .foreignHost(long, port: 8080), .foreignOrigin(long), .unknownAddress(long),
      .unknownTable(long), .unknownRecord(table: long, key: long), .method(long, allowed: "GET"),
      .recordGone(table: long, key: long), .malformedParameters(long), .notAForm(long),
      .unknownField(long, table: long), .unknownParameter(long), .unknownChoice(long, of: long),
      .withoutToken(label: long), .unexpectedFile(label: long), .tooLongToEdit(label: long),
    ]
    for refusal in refusals {
      #expect(refusal.sentence(in: .english).count < 450, "\(refusal.status)")
    }
  }
}

/// A type of refusal that names the case after each case, so that all can be listed.
protocol Walked {
  static var first: Self { get }
  var next: Self? { get }
}

extension Walked {
  static var chain: [Self] { Array(sequence(first: first, next: \.next)) }
}
