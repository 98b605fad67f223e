import FoldoutRecords
import FoldoutTesting
import TestSupport
import Testing

@testable import FoldoutWeb

/// A page that applied every batch equals the page that a reload shows.
@Suite struct BatchLaws {
  private static let seed = SeededGenerator.seedOfThisRun()

  /// Actions of one person, and of another person who does not use this page, on one record.
  private enum Action: CaseIterable {
    case tap, edit, change, changeAndTap, otherChanges, wrongFrom, reload
  }

  @Test("Replaying every batch gives the page that a reload shows", arguments: ["en", "de-DE"])
  func replayIsReload(language: String) async throws {
    print("BatchLaws: FOLDOUT_SEED=\(BatchLaws.seed)")
    var random = SeededGenerator(seed: BatchLaws.seed)
    for _ in 0..<Depth.of(4, all: 16) {
      let visitor = Visitor(Company.store(), language: language)
      var path: [String] = []
      var address = "/t/people/1"
      var page = try ModelPage(await visitor.get(address))
      for _ in 0..<30 {
        let action = Action.allCases.randomElement(using: &random) ?? .tap
        let from = page.fingerprint
        let answer = try await perform(action, at: address, from: from, by: visitor, &random, &path)
        guard let answer else {
          if action == .reload { page = try ModelPage(await visitor.get(address)) }
          continue
        }
        let batch = try WireBatch(answer.body)
        let trace = "FOLDOUT_SEED=\(BatchLaws.seed), \(language): \(path.joined(separator: " · "))"
        do {
          try page.apply(batch)
        } catch {
          Issue.record("\(error) \(trace)")
          return
        }
        address = batch.at
        var fresh = try ModelPage(await visitor.get(address))
        // The bar of Undo exists only in the open page: a reload drops it.
        fresh.undo = page.undo
        guard page == fresh else {
          let difference = Snapshot.difference(from: fresh.lines, to: page.lines)
          Issue.record("\(trace)\n(- a reload, + by batches)\n\(difference)")
          return
        }
        try #require(batch.to == fresh.fingerprint, "\(trace)")
        try #require(batch.reset == nil || batch.from != from || action == .wrongFrom, "\(trace)")
      }
    }
  }

  private func perform(
    _ action: Action, at address: String, from: String, by visitor: Visitor,
    _ random: inout SeededGenerator, _ path: inout [String]
  ) async throws -> SiteResponse? {
    let joint = address.contains("?") ? "&" : "?"
    let row = BatchLaws.rows.randomElement(using: &random) ?? ""
    switch action {
    case .tap, .edit:
      path.append("\(action) \(row)")
      return await visitor.batch("\(address)\(joint)from=\(from)&\(action)=\(row)")
    case .wrongFrom:
      path.append("wrong from, tap \(row)")
      return await visitor.batch("\(address)\(joint)from=0&tap=\(row)")
    case .change, .changeAndTap:
      let (name, text) = BatchLaws.changes.randomElement(using: &random) ?? ("name", "x")
      let tap = action == .changeAndTap ? [("open", row)] : []
      path.append("\(name) = \(text)\(tap.isEmpty ? "" : ", tap \(row)")")
      let token = try FilledForm(await visitor.get(address)).value("~original.\(name)") ?? ""
      return await visitor.post(
        address, [(name, text), ("~original.\(name)", token), ("from", from)] + tap, Visitor.script)
    case .otherChanges:
      let (name, text) = BatchLaws.changes.randomElement(using: &random) ?? ("name", "x")
      path.append("other: \(name) = \(text)")
      let token = try FilledForm(await visitor.get(address)).value("~original.\(name)") ?? ""
      _ = await visitor.post(address, [(name, text), ("~original.\(name)", token)], Visitor.script)
      return nil
    case .reload:
      path.append("reload")
      return nil
    }
  }

  private static let rows = ["id", "name", "hired", "left", "review", "leave", "remote", "nothing"]

  private static let changes = [
    ("name", "Ada <i>"), ("name", "Bo \"&amp;\""), ("name", ""), ("note", "line\r\nline"),
    ("note", ""), ("hired", "2020-02-29"), ("hired", "2021-02-29"), ("left", "2024-12-31"),
    ("left", ""), ("review", "2026-03-09 23:59"), ("review", ""), ("review", "2026-03-09"),
    ("leave", "17"), ("leave", "x"), ("rate", "40"), ("rate", ""), ("remote", "1"), ("remote", "0"),
  ]
}
