import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Requests to the running program: read-only or locked files, and two servers on one file.
@Suite(.serialized) struct ServingTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  private func expectReadOnly(_ server: Server) throws {
    for address in ["/", "/t/people", "/t/people/1"] {
      #expect(
        try server.client.get(address).text.contains(
          "Opened read-only, as requested: nothing can be changed here."), "\(address)")
    }
    let page = try server.client.get("/t/people/1?open=hired").text
    #expect(!page.contains("name=\"hired\"") && !page.contains("name=\"open\""))
    let refused = try server.client.post(
      "/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(refused.status == 403)
    #expect(refused.text.contains("“People” is read-only; nothing was changed."))
    #expect(try server.client.get("/t/people/1").text.contains(">Ada</h1>"))
  }

  @Test("A file opened read-only is served without changes, and stays as it was", .promise(1))
  func readOnlyWhenTold() throws {
    let path = try scratch.makeCompany()
    let before = try scratch.files()
    let server = try Server(path, "--read-only")
    try expectReadOnly(server)
    #expect(try server.end(by: SIGTERM) == .exited(0))
    #expect(server.program.errorText == "")
    #expect(try scratch.files() == before)
  }

  @Test("Two servers on one file see each other's changes and report conflicts", .promise(4))
  func twoServersOnOneFile() throws {
    let path = try scratch.makeCompany()
    let servers = [try Server(path), try Server(path)]
    for round in 0..<10 {
      let (name, original) = ("Name\(round)", round == 0 ? "t:Ada" : "t:Name\(round - 1)")
      let changed = try servers[round % 2].client.post(
        "/t/people/1", form: ["name": name, "~original.name": original])
      #expect(changed.status == 303)
      #expect(try servers[(round + 1) % 2].client.get("/t/people/1").text.contains(">\(name)</h1>"))
    }
    let stale = try servers[0].client.post(
      "/t/people/1", form: ["name": "Mine", "~original.name": "t:Ada"])
    #expect(stale.status == 409)
  }

  @Test("A file locked by another program is reported, and works again afterwards", .promise(12))
  func lockedMeanwhileIsAnsweredWithTheReason() throws {
    let server = try Server(scratch.makeCompany())
    #expect(try server.client.get("/t/people/1").status == 200)
    let other = try scratch.other()
    defer { try? other.close() }
    try other.run("BEGIN EXCLUSIVE")
    let answer = try server.client.post(
      "/t/people/1", form: ["name": "I", "~original.name": "t:Ada"])
    #expect(answer.status == 503)
    #expect(
      answer.text.contains("company.sqlite is in use by another program; nothing was changed."))
    try other.run("ROLLBACK")
    #expect(try server.client.get("/t/people/1").text.contains(">Ada</h1>"))
  }
}
