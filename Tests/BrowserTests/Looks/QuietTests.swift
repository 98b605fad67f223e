import BrowserDriver
import Testing

extension Browsing {
  @Suite("Loading")
  struct QuietTests {
    @Test("0.19 No script error and no refused resource, on any page of any database")
    func quiet() throws {
      for fixture in [Fixture.people, .demo, .chinook, .odd] {
        try Walker.walk(fixture) { walker in
          let page = walker.page
          try page.open(walker.server.base + "/")
          let tables: [String] = try page.read(
            "[...document.querySelectorAll('.g a')].map(a => a.href)")
          #expect(!tables.isEmpty)
          for table in tables {
            try page.open(table)
            let record: String? = try page.read("document.querySelector('.g a')?.href ?? null")
            if let record { try page.open(record) }
            try page.expectQuiet()
          }
        }
      }
    }

    @Test("0.19 A first view loads at most 6,000 bytes of script and 4,000 of styles, compressed")
    func sizes() throws {
      let server = try Server(.people)
      defer { server.stop() }
      let packed: RawHeaders = ["Accept-Encoding": "gzip"]
      let page = try server.client.get("/t/people/1").text
      for (ending, limit) in [("js", 6_000), ("css", 4_000)] {
        let paths = page.matches(of: /\/_\/[^"]*/).map { String($0.0) }
          .filter { $0.hasSuffix(".\(ending)") }
        #expect(paths.count == 1)
        let answer = try server.client.get(paths[0], headers: packed)
        #expect(answer.headers["Content-Encoding"] == "gzip")
        #expect(answer.body.count <= limit, "\(paths[0])")
      }
    }

    @Test(
      "0.19 A drawer that opens costs at most 2,000 bytes, compressed",
      arguments: [("people", "started_work"), ("appointments", "starts")])
    func drawer(_ table: String, _ field: String) throws {
      let server = try Server(.people)
      defer { server.stop() }
      let path = "/t/\(table)/1"
      let page = try server.client.get(path).text
      let from = try #require(page.firstMatch(of: /data-from="([^"]*)"/)).1
      let answer = try server.client.get(
        "\(path)?tap=\(field)&from=\(from)",
        headers: [
          "Accept": "application/vnd.foldout.batch+json", "Accept-Encoding": "gzip",
        ])
      #expect(answer.status == 200)
      #expect(answer.headers["Content-Encoding"] == "gzip")
      #expect(answer.body.count <= 2_000)
    }
  }
}
