import TestSupport
import Testing

@testable import FoldoutWeb

/// Multipart bodies of forms with files.
@Suite struct MultipartTests {
  @Test(
    "A malformed multipart body is refused, and one without parts is valid",
    arguments: [
      "", "--b", "--b\r\n", "--b\r\n\r\n\r\n--b--", "x--b\r\n",
      "--b\r\nX: y\r\n\r\na\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1",
      "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"; filename=\"x\"; y\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\n1\r\n--b--\r\n",
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--x",
      "--b\nContent-Disposition: form-data; name=\"a\"\n\n1\n--b--\n",
    ])
  func oddPartsAreRefused(body: String) throws {
    #expect(try Multipart(Array(body.utf8), boundary: "b") == nil)
    #expect(try Multipart(Array("--b--".utf8), boundary: "b")?.parts == [])
  }

  @Test("Multipart bodies are read as browsers write them")
  func partsAreReadAsBrowsersWriteThem() throws {
    let body = """
      --b\r\nContent-Disposition: form-data; name="a%22b"\r\n\r\n1\r\n2\r\n--b\r\n\
      Content-Disposition: form-data; name="f"; filename=""\r\n\
      Content-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n
      """
    let parts = try Multipart(Array(body.utf8), boundary: "b")?.parts
    #expect(
      parts == [
        .init(name: "a\"b", content: Array("1\r\n2".utf8)),
        .init(name: "f", fileName: "", content: []),
      ])
    // A part with two names is ambiguous.
    let twice = """
      --b\r\nContent-Disposition: form-data; name="a"\r\n\
      Content-Disposition: form-data; name="b"\r\n\r\n1\r\n--b--\r\n
      """
    #expect(try Multipart(Array(twice.utf8), boundary: "b") == nil)
    #expect(Multipart.boundary(of: "multipart/form-data; boundary=----WebKit12") == "----WebKit12")
    for type in ["text/plain; boundary=b", "multipart/form-data", "multipart/form-data; boundary="]
    {
      #expect(Multipart.boundary(of: type) == nil)
    }
  }

  @Test("Many parts are read, with contents that look like boundaries and a long file behind them")
  func manyParts() throws {
    let head = "\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"
    let content = Array(String(repeating: "\r\n--", count: 100).utf8)
    var body = Array("--b".utf8)
    for _ in 0..<1999 { body += Array(head.utf8) + content + Array("\r\n--b".utf8) }
    let last = [UInt8](repeating: 7, count: 8_000_000)
    body += Array(head.utf8) + last + Array("\r\n--b--\r\n".utf8)
    let parts = try #require(try Multipart(body, boundary: "b")?.parts)
    #expect(parts.count == 2000 && parts.prefix(1999).allSatisfy { $0.content == content })
    #expect(parts.last?.content.count == last.count)
  }

  @Test("A part's head is searched for within 4 kB")
  func longHeads() throws {
    func body(_ count: Int) -> [UInt8] {
      let name = String(repeating: "n", count: count)
      return Array(
        "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n1\r\n--b--\r\n".utf8)
    }
    #expect(try Multipart(body(4000), boundary: "b")?.parts.count == 1)
    #expect(try Multipart(body(4096), boundary: "b") == nil)
  }
}
