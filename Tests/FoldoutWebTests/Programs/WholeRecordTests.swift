import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// A program is given all of its one value, or nothing.
@Suite struct WholeRecordTests {
  private struct Account: Sendable, Equatable {
    var name = "Ada"
    var password: String? = "hunter-2"
  }

  /// The values that the program was given.
  ///
  /// `@unchecked Sendable`: `values` is touched under `lock` only.
  private final class Given: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Account] = []

    var all: [Account] { lock.withLock { values } }
    func take(_ value: Account) { lock.withLock { values.append(value) } }
  }

  private let given = Given()

  /// A visitor of a host whose record another removes once it was changed.
  private func visitor(losing isLost: Bool) throws -> Visitor {
    let form = Form<Account>("Account") {
      Section("") {
        TextField("Name", \.name)
        SecretField("Password", \.password)
        ButtonField("Go", id: "go")
      }
    }
    let given = given
    let host = try WebHost(
      form, value: Account(), onChange: { given.take($0) }, onPress: { given.take($1) })
    var visitor = Visitor(host)
    let memory = visitor.site.store
    visitor.site.store = HookedStore(
      memory,
      change: { change in
        guard isLost, let outcome = try? await memory.change(change) else { return nil }
        guard
          let seen = try? await memory.removal(of: change.key, in: change.table),
          let gone = try? await memory.remove(
            Removal(table: change.table, key: change.key, original: seen.digest, isPermanent: true)),
          case .removed = gone
        else { return nil }
        return .success(outcome)
      })
    return visitor
  }

  private let name = ("name", "Zoe")
  private let seen = ("~original.name", "t:Ada")

  @Test("A program gets its value with the secrets that it put there")
  func whole() async throws {
    let visitor = try visitor(losing: false)
    #expect(await visitor.post("/t/account/1", [name, seen]).code == 303)
    #expect(await visitor.post("/t/account/1", [("~press.go", "1")]).code == 303)
    #expect(given.all == Array(repeating: Account(name: "Zoe", password: "hunter-2"), count: 2))
  }

  @Test("A program gets no value of a record that has gone, and the page says that it has")
  func gone() async throws {
    let visitor = try visitor(losing: true)
    let answer = await visitor.post("/t/account/1", [name, seen])
    #expect(answer.code == 410)
    #expect(given.all.isEmpty)
  }

  @Test("A value with a number that no column keeps is refused before it is served")
  func unkept() throws {
    struct Factor: Sendable { var factor = Double.nan }
    let form = Form<Factor>("Factor") { Section("") { NumberField("Factor", \.factor) } }
    #expect(throws: UnkeptValueError(field: "factor", label: "Factor", value: "nan")) {
      try WebHost(form, value: Factor())
    }
  }
}
