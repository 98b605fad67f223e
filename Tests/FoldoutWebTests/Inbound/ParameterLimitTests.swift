import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// The limit on the number of parameters of one request, in every encoding.
@Suite struct ParameterLimitTests {
  private let store = Company.store()

  /// Returns a body with this many parameters, none of which names a field.
  private func text(_ count: Int) -> String {
    Array(repeating: "from=", count: count).joined(separator: "&")
  }

  private func upload(_ count: Int) -> String {
    let part = "--b\r\nContent-Disposition: form-data; name=\"from\"\r\n\r\n\r\n"
    return String(repeating: part, count: count) + "--b--\r\n"
  }

  private func post(_ body: String, _ type: String) async -> SiteResponse {
    await Visitor(store).ask(
      .post, "/t/people/1", [.contentType: type], body: Array(body.utf8))
  }

  @Test(
    "A form with more than 2,000 parameters is refused, in either encoding", .promise(14),
    arguments: [(Parameters.maxCount, 303), (Parameters.maxCount + 1, 413)])
  func aFormHasALimit(count: Int, code: Int) async throws {
    let plain = await post(text(count), "application/x-www-form-urlencoded")
    let parts = await post(upload(count), "multipart/form-data; boundary=b")
    for answer in [plain, parts] {
      #expect(answer.code == code)
      guard code == 413 else { continue }
      #expect(try PageReader.page(answer).text.contains("more than 2000 parameters"))
    }
  }

  @Test("An address with more than 2,000 parameters is refused", .promise(14))
  func anAddressHasTheSameLimit() async throws {
    #expect(await Visitor(store).get("/t/people/1?\(text(2000))").code == 200)
    let answer = await Visitor(store).get("/t/people/1?\(text(2001))")
    #expect(answer.code == 413)
    #expect(try PageReader.page(answer).text.contains("more than 2000 parameters"))
  }

  /// A parameter that contains parameters does not evade the limit.
  @Test("Parameters nested in a parameter count towards the limit", .promise(14))
  func theParametersWithinOneCountAsWell() async throws {
    let within = Array(repeating: "name=n", count: 1200).joined(separator: "&")
    let once = await Visitor(store).post("/t/people/1", [("~undo", within)])
    #expect(once.code != 413)
    let twice = await Visitor(store).post("/t/people/1", [("~undo", within), ("~undo", within)])
    #expect(twice.code == 413)
  }

  /// Input after the limit is not parsed.
  @Test("Reading stops at the parameter limit")
  func nothingBehindTheLimitIsRead() throws {
    let body = Array("\(text(2001))&%zz".utf8)
    #expect(throws: WebRequestError.tooManyParameters(limit: 2000)) { _ = try Parameters(body) }
    let parts = Array((upload(2001).dropLast(6) + "nonsense").utf8)
    #expect(throws: WebRequestError.tooManyParameters(limit: 2000)) {
      _ = try Multipart(parts, boundary: "b")
    }
  }
}
