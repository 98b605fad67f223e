import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import HTTPTypes
import FoldoutWords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Bodies that none of the site's pages sends: each is refused with its reason, and writes nothing.
@Suite struct BodyTests {
  private let store = Company.store()

  private func send(_ body: String, type: String? = "application/x-www-form-urlencoded") async
    -> SiteResponse
  {
    var headers: HTTPFields = [:]
    headers[.contentType] = type
    return await Visitor(store).ask(.post, "/t/people/1", headers, body: Array(body.utf8))
  }

  private static let bodies: [(String, Int, String)] = [
    ("", 303, ""), ("&&&", 303, ""), ("=", 303, ""), ("open=hired", 303, ""),
    ("%zz=1", 400, "“%zz” isn’t encoded"), ("name=%", 400, "“%” isn’t encoded"),
    ("name=%FF", 400, "“%FF” isn’t encoded"), ("name=%C3", 400, "“%C3” isn’t encoded"),
    ("other=1&~original.other=n", 422, "has no field “other”"),
    ("name=Ida", 422, "Name was sent without its original value"),
    ("~original.name=t:Ada%2520Brandt&name=Ida", 303, ""),
    ("id=7&~original.id=i:1", 422, "Id can’t be changed here"),
    ("~x=1", 422, "“~x” isn’t a parameter"), ("~x.name=1", 422, "“~x.name” isn’t a parameter"),
    ("~month.hired=abc&~original.hired=n", 422, "“abc” isn’t one"),
    ("~month.hired=13&~original.hired=t:2002-08-14", 422, "There is no month 13"),
    ("~day.hired=0&~original.hired=t:2002-08-14", 422, "There is no day 0"),
    ("~year.hired=99999999999999999999&~original.hired=n", 422, "isn’t one"),
    ("~year.hired=9223372036854775807&~original.hired=t:2002-08-14", 422, "can’t be stored"),
    ("~day.hired=-9223372036854775808&~original.hired=t:2002-08-14", 422, "There is no day"),
    ("~hour.review=24&~original.review=t:2026-04-01%2009:30:00", 422, "There is no hour"),
    ("~original.name=nonsense&name=Ida", 409, "elsewhere in the meantime"),
    ("~original.name=&name=Ida", 409, "elsewhere in the meantime"),
    ("name=Ida&name=Bo&~original.name=t:Ada%2520Brandt", 303, ""),
  ]

  @Test("A malformed body is refused with its reason and writes nothing", arguments: bodies.indices)
  func isAnswered(index: Int) async throws {
    let (body, status, sentence) = BodyTests.bodies[index]
    let answer = await send(body)
    #expect(answer.code == status)
    guard status != 303 else { return }
    #expect(try PageReader.page(answer).text.contains(sentence))
    #expect(try await store.record(RecordKey([.text("1")]), in: "people")?.record == Company.ada)
  }

  @Test("Only URL-encoded and multipart forms are read")
  func onlyFormsAreRead() async throws {
    for (type, status) in [
      ("text/plain", 415), ("application/json", 415), ("multipart/form-data", 415),
      ("multipart/form-data; boundary=x", 400), ("", 415), (nil, 415),
    ] {
      let answer = await send("name=Ida&~original.name=t:Ada%20Brandt", type: type)
      #expect(answer.code == status)
    }
    for type in ["APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-8"] {
      #expect(await send("", type: type).code == 303)
    }
    #expect(await send("", type: nil).code == 303)
  }

  @Test("A refusal is a page for a browser and a sentence for the script")
  func theScriptGetsASentence() async throws {
    let answer = await Visitor(store).post("/t/people/1", [("name", "Ida")], Visitor.script)
    #expect(answer.code == 422)
    #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(answer.text == WebRequestError.withoutToken(label: "Name").sentence(in: .english))
  }

  @Test("Random bodies are always answered, and stored values keep their kind", .promise(11))
  func nothingOverwhelms() async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("BodyTests: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let names = [
      "name", "note", "hired", "left", "review", "leave", "rate", "remote", "photo", "open", "edit",
      "from", "", "x",
    ]
    let aspects = [
      "", "~original.", "~shown.", "~set.", "~now.", "~clear.", "~keep.", "~base.", "~settle.",
      "~year.", "~month.", "~day.", "~hour.", "~minute.", "~dayPeriod.", "~value.", "~",
    ]
    let values = [
      "", "1", "0", "-1", "13", "31", "2026", "9223372036854775807", "-9223372036854775808", "n",
      "i:25", "t:2002-08-14", "2002-08-14", "2024-02-30", "r:zz", "t:%zz", "abc", "\u{0}", "\r\n",
    ]
    for round in 0..<600 {
      let pairs = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
        (
          (aspects.randomElement(using: &random) ?? "")
            + (names.randomElement(using: &random) ?? ""),
          values.randomElement(using: &random) ?? ""
        )
      }
      let answer = await Visitor(store).post(
        "/t/people/1", pairs, round.isMultiple(of: 2) ? Visitor.script : [:])
      #expect([200, 303, 409, 422].contains(answer.code), "FOLDOUT_SEED=\(seed) \(pairs)")
    }
    #expect(await Visitor(store).get("/t/people/1?open=review").code == 200)
  }
}
