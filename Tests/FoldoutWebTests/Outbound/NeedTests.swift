import Testing

@testable import FoldoutWeb

/// References to the script's parts in pages and batches.
@Suite struct NeedTests {
  private let visitor = Visitor(Company.store())
  private let assets = Assets.served

  /// Returns the addresses of the parts that the page's elements need.
  private func named(_ answer: SiteResponse) throws -> Set<String> {
    let page = try PageReader.page(answer)
    let addresses = page.all { $0["data-needs"] != nil }
      .flatMap { ($0["data-needs"] ?? "").split(separator: " ").map(String.init) }
    return Set(addresses)
  }

  private func addresses(_ parts: Assets.Part...) -> Set<String> {
    Set(parts.map { assets.address(of: $0) })
  }

  @Test("Markup lists the script parts that it needs")
  func markupKnowsWhatItNeeds() {
    let drawer: Markup = "<p\(needs: .ribbon, .check)></p>"
    let ribbon = assets.address(of: .ribbon)
    let check = assets.address(of: .check)
    #expect(drawer.text == "<p data-needs=\"\(ribbon) \(check)\"></p>")
    var page: Markup = "<div>\([drawer, "<p></p>"])\(willNeed: .picture)</div>"
    page += "<i\(needs: .zone)></i>" as Markup
    #expect(page.needs.all == [.check, .ribbon, .zone])
    #expect(
      page.needed
        == [Assets.Part.check, .ribbon, .zone].map { .need(address: assets.address(of: $0)) })
  }

  @Test("Each page names the script parts of its own elements")
  func pagesNameThePartsOfTheirOwnElements() async throws {
    #expect(try await named(visitor.get("/")) == addresses(.zone))
    #expect(
      try await named(visitor.get("/t/people")) == addresses(.find, .actions, .rows, .undo))
    #expect(try await named(visitor.get("/nothing")).isEmpty)
    #expect(
      try await named(visitor.get("/t/people/1"))
        == addresses(.rows, .undo, .unsent, .ribbon, .calendar, .picture))
    let every = EveryField.visitor().visitor
    #expect(
      try await named(every.get("/t/everything/1"))
        == addresses(.rows, .undo, .unsent, .secret, .ribbon, .picture, .choices, .check))
  }

  @Test("A batch asks for a script part before it inserts an element that needs it")
  func batchesAskForPartsBeforeTheirInsertions() async throws {
    for (visitor, address, part) in [
      (visitor, "/t/people/1?tap=hired", Assets.Part.ribbon),
      (EveryField.visitor().visitor, "/t/everything/1?tap=photo", .picture),
    ] {
      let path = address.split(separator: "?").first.map(String.init) ?? ""
      let from = try ModelPage(await visitor.get(path)).fingerprint
      let batch = try WireBatch(await visitor.batch("\(address)&from=\(from)").body)
      let need = try #require(batch.ops.firstIndex(of: .need(assets.address(of: part))))
      let insertion = try #require(
        batch.ops.firstIndex { if case .insert = $0 { true } else { false } })
      #expect(need < insertion)
    }
  }

  @Test("A page links the styles that an open drawer needs without script")
  func pagesLinkStylesThatAreNeededWithoutScript() async throws {
    let visitor = EveryField.visitor().visitor
    for (part, field) in [(Assets.Part.picture, "photo"), (.choices, "meal")] {
      let style = try #require(assets.style(of: part))
      let link = "<link rel=\"stylesheet\" href=\"\(style.path)\">"
      #expect(await visitor.get("/t/everything/1?open=\(field)").text.contains(link))
      #expect(await !visitor.get("/t/everything/1").text.contains(style.path))
    }
    // Wheels exist only with script, so no page links their styles.
    let wheels = try #require(assets.style(of: .ribbon))
    #expect(await !visitor.get("/t/everything/1?open=starts").text.contains(wheels.path))
    for part in Assets.Part.allCases where part.stylesPages {
      #expect(assets.style(of: part) != nil)
    }
  }

  @Test("The operations of a batch are encoded as documented")
  func operationsOnTheWire() throws {
    let batch = Batch(
      from: "1", to: "2", address: "/", title: "",
      operations: [
        .need(address: "/_/ribbon.js"), .move(id: "r-a", after: "g-one"),
        .insert(id: "s-b", after: "sections", html: "<section>"), .delete(id: "s-c"),
      ])
    #expect(
      String(decoding: batch.json, as: UTF8.self) == """
        {"at":"/","from":"1","ops":[["need","/_/ribbon.js"],["mov","r-a","g-one"],\
        ["ins","s-b","sections","<section>"],["del","s-c"]],"title":"","to":"2"}
        """)
  }
}
