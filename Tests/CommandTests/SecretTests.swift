import BrowserDriver
import Foundation
import TestSupport
import Testing

@testable import FoldoutCommand

/// A secret that is set, refused or in conflict appears in no page, address, batch, header, or line
/// of output or log.
@Suite(.serialized) struct SecretTests {
  /// A record of a server's complete output.
  private final class Transcript {
    let server: Server
    private(set) var text = ""

    init(_ server: Server) {
      self.server = server
    }

    @discardableResult
    func get(_ path: String, headers: RawHeaders = [:]) throws -> RawResponse {
      note(try server.client.get(path, headers: headers))
    }

    @discardableResult
    func post(
      _ path: String, _ form: KeyValuePairs<String, String>, headers: RawHeaders = [:]
    ) throws -> RawResponse {
      note(try server.client.ask(RawRequest(form: form, to: path, headers: headers)))
    }

    private func note(_ answer: RawResponse) -> RawResponse {
      let headers = answer.headers.lines.map { "\($0.name): \($0.value)\n" }.joined()
      text += "\(answer.status)\n\(headers)\n\(answer.text)\n\n"
      return answer
    }
  }

  private static let script: RawHeaders = ["Accept": "application/vnd.foldout.batch+json"]

  private func token(in page: RawResponse) throws -> String {
    let found = page.text.firstMatch(of: /name="~original\.password" value="([^"]*)"/)
    return String(try #require(found).1)
  }

  @Test("A secret appears in nothing that the program sends, prints or logs")
  func nothingThatIsSaidHoldsIt() throws {
    let scratch = try Scratch("company.sqlite")
    let server = try Server(
      Foldout.start(
        "demo", "--port", "0", "--file", scratch.path("demo.sqlite"),
        environment: ["LOG_LEVEL": "trace"]))
    let transcript = Transcript(server)
    let address = "/t/people/1"
    let entered = ["kestrel <one> & more", "kestrel <two> & more", "kestrel <three> & more"]
    let own = try #require(DemoPeople.all().first { $0.id == 1 })

    let first = try token(in: transcript.get(address))
    #expect(first.hasPrefix(own.password == nil ? "n" : "s:"))
    // The secret is set, after the question if there was one, and the next page is read.
    let asked = try transcript.post(
      address, ["password": entered[0], "~original.password": first])
    #expect(asked.status == (own.password == nil ? 303 : 422))
    let stored =
      own.password == nil
      ? asked
      : try transcript.post(
        address,
        ["password": entered[0], "~original.password": first, "~sure.password": first])
    #expect(stored.status == 303)
    let location = try #require(stored.headers["Location"])
    #expect(!location.contains("password"))
    let second = try token(in: transcript.get(location))
    #expect(second != first && second.hasPrefix("s:"))
    // The script sets it.
    let question = try transcript.post(
      address, ["password": entered[1], "~original.password": second], headers: Self.script)
    #expect(question.status == 422 && question.text.contains("~sure.password"))
    let batch = try transcript.post(
      address, ["password": entered[1], "~original.password": second, "~sure.password": second],
      headers: Self.script)
    #expect(batch.status == 200)
    #expect(batch.text.contains("Password was changed"))
    // It is refused, because of another value and by the rules of the wire format.
    let third = try token(in: transcript.get(address))
    for (status, form) in [
      (
        422,
        [
          "password": entered[2], "~original.password": third, "started_work": "soon",
          "~original.started_work": "t:2005-06-12",
        ]
      ),
      (422, ["password": entered[2]]),
      (422, ["password": entered[2], "~original.password": third, "nobody": "x"]),
      (422, ["password": entered[2], "~original.password": third, "~no.password": "x"]),
    ] as [(Int, KeyValuePairs<String, String>)] {
      #expect(try transcript.post(address, form).status == status)
      #expect(try transcript.post(address, form, headers: Self.script).status == status)
    }
    // A conflict: the original token is that of the first value.
    for headers in [[:], Self.script] as [RawHeaders] {
      let form: KeyValuePairs = ["password": entered[2], "~original.password": first]
      #expect(try transcript.post(address, form, headers: headers).status == 409)
    }
    // Neither Undo nor a choice in a conflict reveals or changes it.
    for form in [
      ["~undo.password": "n", "~theirs.password": third],
      ["~set.password": "x", "~theirs.password": "n"],
      ["~undo": "password=t%3Ax", "~theirs.password": third],
    ] as [KeyValuePairs<String, String>] {
      try transcript.post(address, form, headers: Self.script)
      #expect(try token(in: transcript.get(address)) == third)
    }
    // While another program holds the file, the change is refused as busy.
    let other = try scratch.other("demo.sqlite")
    try other.run("BEGIN IMMEDIATE")
    let busy = try transcript.post(
      address, ["password": entered[2], "~original.password": third, "~sure.password": third])
    #expect(busy.status == 503)
    try other.run("ROLLBACK")
    for page in [
      "/", "/people", "/t/people", "/record/1", address,
      "\(address)?undo=password&was=n&now=\(third)",
      "\(address)?altered=password", "\(address)?open=image", "\(address)?picture=password",
    ] { try transcript.get(page) }

    _ = try server.end(by: SIGTERM)
    let whole = transcript.text + server.program.outputText + server.program.errorText
    for secret in entered + [own.password].compactMap(\.self) {
      let encoded = secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? secret
      let escaped = secret.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      for spelling in [secret, encoded, escaped, "\(Array(secret.utf8))"] {
        let places = whole.ranges(of: spelling).map { whole[..<$0.lowerBound].suffix(80) }
        #expect(places.isEmpty, "\(spelling)")
      }
    }
    #expect(whole.contains("Ada Brandt"))
  }
}
