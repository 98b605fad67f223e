import FoldoutForms
import FoldoutRecords
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutCommand
@testable import FoldoutWeb

/// Every refusal of the program and its sentence, as one table to be read.
///
/// Each kind is walked by a switch that names the next case, so a new case does not compile here
/// until it has its rows.
@Suite struct RefusalTable {
  static let environment = FormEnvironment(
    locale: Locale(identifier: "en"), timeZone: .gmt, now: Visitor.now)

  @Test func everyRefusalHasItsSentence() throws {
    var lines: [String] = []
    func add(_ title: String, _ rows: [(String, String)]) {
      lines.append("== \(title)")
      for (facts, sentence) in rows { lines.append("\(facts)\n  \(sentence)") }
      lines.append("")
    }
    add(
      "A field",
      FieldProblem.chain.map { row($0, $0.sentence(label: "Hired", in: Self.environment)) })
    add("A date", DateProblem.chain.map { row($0, $0.sentence(in: Self.environment)) })
    add("A number", NumberProblem.chain.map { row($0, $0.sentence(in: Self.environment)) })
    add(
      "A store, with the program's exit code and the page's status",
      StoreError.chain.map { error in
        ("\(error) [exit \(error.exitCode)] [\(error.status.code)]", error.sentence)
      })
    add(
      "A request, with its status",
      WebRefusal.chain.map { ("\($0) [\($0.status.code)]", $0.sentence) })
    add(
      "Listening, with the exit code",
      HostFault.chain.map { ("\($0) [exit \($0.exitCode)]", $0.sentence) })
    let reasons: [DemoFault.Reason] = [.notMade("The folder doesn’t exist."), .somebodys]
    add(
      "The demo, with the exit code",
      reasons.map { DemoFault(path: "/data/demo.sqlite", reason: $0) }
        .map { ("\($0.reason) [exit \($0.exitCode)]", $0.sentence) })
    try Snapshot.expect(lines.joined(separator: "\n"), is: "refusals.txt")
  }

  private func row(_ facts: some Any, _ sentence: String) -> (String, String) {
    ("\(facts)", sentence)
  }

  /// Each says what can be done, and none reaches a fallback.
  @Test func everySentenceIsOne() {
    let sentences =
      FieldProblem.chain.map { $0.sentence(label: "Hired", in: Self.environment) }
      + DateProblem.chain.map { $0.sentence(in: Self.environment) }
      + NumberProblem.chain.map { $0.sentence(in: Self.environment) }
      + StoreError.chain.map(\.sentence) + WebRefusal.chain.map(\.sentence)
      + HostFault.chain.map(\.sentence)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains("  "), "\(sentence)")
      #expect(!sentence.contains(".."), "\(sentence)")
      #expect(!sentence.contains("“”"), "\(sentence)")
      #expect(sentence.count > 15 && sentence.count < 260, "\(sentence)")
    }
  }

  /// Nothing that somebody sends can bury the sentence that it is shown in.
  @Test func longTextsAreCut() {
    let long = String(repeating: "x", count: 5000)
    let refusals: [WebRefusal] = [
      .foreignHost(long, port: 8080), .foreignOrigin(long), .unknownAddress(long),
      .unknownTable(long), .unknownRecord(table: long, key: long), .method(long, allowed: "GET"),
      .recordGone(table: long, key: long), .malformedParameters(long), .notAForm(long),
      .unknownField(long, table: long), .unknownParameter(long), .unknownChoice(long, of: long),
      .withoutToken(label: long),
    ]
    for refusal in refusals { #expect(refusal.sentence.count < 450, "\(refusal.status)") }
  }
}

/// A kind of refusal that can be walked from its first case to its last.
protocol Walked {
  static var first: Self { get }
  var next: Self? { get }
}

extension Walked {
  static var chain: [Self] { Array(sequence(first: first, next: \.next)) }
}
