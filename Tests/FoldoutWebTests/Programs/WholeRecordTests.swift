import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// A program receives its single value with all secrets, or not at all.
@Suite struct WholeRecordTests {
  private struct Account: Sendable, Equatable {
    var name = "Ada"
    var password: String? = "hunter-2"
  }

  /// The values that the program received.
  ///
  /// `@unchecked Sendable`: `values` is touched under `lock` only.
  private final class ReceivedValues: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Account] = []

    var all: [Account] { lock.withLock { values } }
    func take(_ value: Account) { lock.withLock { values.append(value) } }
  }

  private let received = ReceivedValues()

  /// Returns a visitor of a host. If `isLost`, the record is removed right after its change.
  private func visitor(losing isLost: Bool) throws -> Visitor {
    let form = Form<Account>("Account") {
      Section("") {
        TextField("Name", \.name)
        SecretField("Password", \.password)
        ButtonField("Go", id: "go")
      }
    }
    let received = received
    let host = try WebHost(
      form, value: Account(), onChange: { received.take($0) }, onPress: { received.take($1) })
    var visitor = Visitor(host)
    let memory = visitor.store
    visitor.store = HookedStore(
      memory,
      change: { change in
        guard isLost, let outcome = try? await memory.change(change) else { return nil }
        guard
          let preview = try? await memory.removal(of: change.key, in: change.table),
          let gone = try? await memory.remove(
            Removal(
              table: change.table, key: change.key, original: preview.digest, isPermanent: true)),
          case .removed = gone
        else { return nil }
        return .success(outcome)
      })
    return visitor
  }

  private let name = ("name", "Zoe")
  private let original = ("~original.name", "t:Ada")

  @Test("A program receives its value with its secrets")
  func whole() async throws {
    let visitor = try visitor(losing: false)
    #expect(await visitor.post("/t/account/1", [name, original]).code == 303)
    #expect(await visitor.post("/t/account/1", [("~press.go", "1")]).code == 303)
    #expect(received.all == Array(repeating: Account(name: "Zoe", password: "hunter-2"), count: 2))
  }

  @Test("If the record is gone, the program receives no value and the page says so")
  func gone() async throws {
    let visitor = try visitor(losing: true)
    let answer = await visitor.post("/t/account/1", [name, original])
    #expect(answer.code == 410)
    #expect(received.all.isEmpty)
  }

  @Test("A host refuses a value with a number that no column can store")
  func unkept() throws {
    struct Factor: Sendable { var factor = Double.nan }
    let form = Form<Factor>("Factor") { Section("") { NumberField("Factor", \.factor) } }
    #expect(throws: UnstorableValueError(field: "factor", label: "Factor", value: "nan")) {
      try WebHost(form, value: Factor())
    }
  }
}
