import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("Loading")
  struct QuietTests {
    @Test("0.19 No page of any database has a script error or a blocked resource")
    func quiet() throws {
      for fixture in [Fixture.people, .demo, .chinook, .odd] {
        try Walker.walk(fixture) { walker in
          let page = walker.page
          try page.open(walker.server.base + "/")
          let tables: [String] = try page.read(
            "[...document.querySelectorAll('.group a')].map(a => a.href)")
          #expect(!tables.isEmpty)
          for table in tables {
            try page.open(table)
            let record: String? = try page.read("document.querySelector('.group a')?.href ?? null")
            if let record { try page.open(record) }
            try page.expectQuiet()
          }
        }
      }
    }

    @Test("0.19 A first view is 14,600 bytes with all headers: 6,000 of script, 4,000 of styles")
    func sizes() throws {
      let server = try Server(.demo)
      defer { server.stop() }
      for address in ["/", "/people", "/record/1", "/appointment"] {
        let page = try server.client.get(address).text
        let scripts = page.matches(of: /<script src="([^"]+)"/).map { String($0.1) }
        let links = page.matches(of: /<link rel="([a-z]+)" href="([^"]+)"/)
        let styles = links.filter { $0.1 == "stylesheet" }.map { String($0.2) }
        let icons = links.filter { $0.1 == "icon" }.map { String($0.2) }
        #expect(scripts.count == 1 && (1...2).contains(styles.count) && icons.count == 1)
        for script in scripts { #expect(try server.packed(script).body <= 6_000) }
        for style in styles { #expect(try server.packed(style).body <= 4_000) }
        let whole = try ([address] + scripts + styles + icons).map { try server.packed($0).whole }
        #expect(whole.reduce(0, +) <= 14_600, "\(address): \(whole)")
      }
    }

    @Test("0.19 A page loads the parts of the script that its own elements need", .inTestAll)
    func parts() throws {
      let record: Set = ["rows.js", "rows.css", "undo.js", "undo.css", "unsent.js"]
      let list: Set = [
        "actions.js", "actions.css", "find.js", "rows.js", "rows.css", "undo.js", "undo.css",
      ]
      let dates = record.union(["ribbon.js", "ribbon.css"])
      for (fixture, address, wanted): (Fixture, String, Set<String>) in [
        (.people, "/", ["zone.js"]), (.people, "/t/people", list),
        (.list, "/t/staff", list.union(["order.js"])),
        (
          .people, "/t/people/1",
          dates.union([
            "calendar.css", "calendar.js", "picture.js", "picture.css", "secret.css", "secret.js",
          ])
        ),
        (.chinook, "/t/Artist/1", record),
        (
          .demo, "/appointment",
          dates.union(["calendar.css", "calendar.js", "picker.js", "picker.css"])
        ),
      ] {
        try Walker.walk(fixture) { walker in
          try walker.page.open(walker.server.base + address)
          try walker.waitReady()
          let core: Set = ["foldout.js", "foldout.css", "icon.svg"]
          let loaded = try walker.page.loadedFiles().subtracting(core)
          #expect(loaded == wanted, "\(address)")
        }
      }
    }

    @Test(
      "0.19 Opening a drawer takes at most 2,000 compressed bytes", .inTestAll,
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

extension Server {
  /// Returns the compressed size of a file in bytes: of its body, and with the status line and
  /// headers.
  fileprivate func packed(_ path: String) throws -> (body: Int, whole: Int) {
    let answer = try client.get(path, headers: ["Accept-Encoding": "gzip"])
    let lines = answer.headers.lines.reduce("HTTP/1.1 200 OK\r\n".utf8.count + 2) { sum, line in
      sum + line.name.utf8.count + line.value.utf8.count + ": \r\n".utf8.count
    }
    return (answer.body.count, answer.body.count + lines)
  }
}
