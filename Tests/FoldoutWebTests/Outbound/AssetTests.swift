import Testing

@testable import FoldoutWeb

/// The static files: their sizes, and the references between parts of the script.
@Suite struct AssetTests {
  private let assets = Assets.served
  private var scripts: [Assets.File] {
    [assets.script] + Assets.Part.allCases.map { assets.script(of: $0) }
  }
  private var styles: [Assets.File] {
    [assets.style] + Assets.Part.allCases.compactMap { assets.style(of: $0) }
  }

  private func size(_ file: Assets.File) -> Int { file.compressed?.count ?? .max }

  @Test("The first view stays within its bounds for script and styles")
  func firstViewIsSmall() {
    #expect(size(assets.script) <= 6000, "\(size(assets.script)) B of script")
    #expect(size(assets.style) <= 4000, "\(size(assets.style)) B of styles")
  }

  /// A page with fields of every kind and every editor open needs all parts except those for lists,
  /// for the start page, and for options that come and go.
  @Test(
    "All script of any one page stays within its bound",
    arguments: [
      ("fields of every kind", [Assets.Part.check, .choices, .picker, .picture, .ribbon]),
      ("references beside dates and pictures", [.check, .picture, .references, .ribbon]),
      ("dates in all three styles", [.calendar, .check, .choices, .picker, .ribbon]),
      ("options that come and go, beside dates", [.choices, .moves, .ribbon]),
      ("texts with editing events, beside dates", [.check, .choices, .heard, .ribbon]),
      ("a list", [.actions, .find, .moves, .order, .resend]),
    ])
  func allScriptOfAPageIsSmall(page: String, editors: [Assets.Part]) {
    let parts = editors + [.rows, .undo, .unsent]
    let all = ([assets.script] + parts.map { assets.script(of: $0) }).map(size).reduce(0, +)
    #expect(all <= 19_450, "\(all) B of script for \(page)")
  }

  /// A new record keeps its entries with another script part than a stored record.
  @Test("All script for a new record stays within its bound")
  func allScriptOfANewRecordIsSmall() {
    let parts: [Assets.Part] = [
      .adding, .check, .choices, .picker, .picture, .ribbon, .rows,
    ]
    let all = ([assets.script] + parts.map { assets.script(of: $0) }).map(size).reduce(0, +)
    #expect(all <= 18_300, "\(all) B of script for a new record")
  }

  /// The page of a stored record has every kind of editor and options that come and go, but no
  /// editing events.
  @Test("All script for a stored record with every editor stays within its bound")
  func allPartsTogetherAreNotMuchMore() {
    let others: Set<Assets.Part> = [
      .actions, .adding, .find, .heard, .order, .resend, .together, .zone,
    ]
    let parts = Assets.Part.allCases.filter { !others.contains($0) }.map { assets.script(of: $0) }
    let all = ([assets.script] + parts).map(size).reduce(0, +)
    #expect(all <= 23_700, "\(all) B of script")
  }

  /// Wheels and mini pickers share the ribbon's script and styles.
  @Test("The script and styles of wheels and mini pickers stay within their bounds")
  func ribbonsAreSmall() throws {
    #expect(size(assets.script(of: .ribbon)) <= 4300, "\(size(assets.script(of: .ribbon))) B")
    let styles = try #require(assets.style(of: .ribbon))
    #expect(size(styles) <= 1300, "\(size(styles)) B")
  }

  @Test("Every file that a script names is served")
  func scriptsNameFilesAsTheyAreServed() throws {
    let named = scripts.flatMap { file in
      String(decoding: file.bytes, as: UTF8.self).matches(of: /"\/_\/([^"]+)"/)
        .map { String($0.1) }
    }
    let loaded = Assets.Part.allCases.compactMap { assets.style(of: $0)?.name }
    #expect(named.sorted() == (loaded + [assets.script(of: .resend).name]).sorted())
    for name in named { #expect(assets.answer(name, accepting: nil) != nil) }
  }

  @Test("Every part of the script is served and exports its entry point")
  func everyPartIsServedAndBegins() {
    for part in Assets.Part.allCases {
      let file = assets.script(of: part)
      #expect(assets.answer(file.name, accepting: nil)?.body == file.bytes)
      #expect(assets.address(of: part) == "/_/\(file.name)")
      #expect(String(decoding: file.bytes, as: UTF8.self).contains("export const begin="))
    }
  }

  @Test("Comments are stripped from scripts and styles")
  func noCommentIsSent() {
    for file in scripts + styles {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("/*") && !text.contains("\n//"), "\(file.name)")
    }
  }

  @Test("Files of one script are served as one")
  func filesOfOneScriptAreJoined() {
    let files = [
      "// One.\nimport { b } from \"./b.js\";\nexport const a = 1;",
      "import {\n  a,\n} from \"./a.js\";\n/** @type {number} */\nexport const b = a;\n",
    ].map { Array($0.utf8) }
    #expect(ScriptSource.module(of: files) == "const a = 1;\nexport const b = a;")
    #expect(
      ScriptSource.script(of: files)
        == "\"use strict\";(() => {\nconst a = 1;\nconst b = a;\n})();")
    #expect(
      ScriptSource.part(of: files)
        == "export const begin = core => {\nconst a = 1;\nconst b = a;\n};")
  }

  @Test(
    "A part whose files wait outside functions begins asynchronously",
    arguments: [
      ("await a();", true), ("try { await a(); } catch {}", true),
      ("const a = async () => {\n  await b();\n};", false), ("// await\na();", false),
    ])
  func waitingPart(file: String, waits: Bool) {
    let begins = ScriptSource.part(of: [Array("a();".utf8), Array(file.utf8)])
      .hasPrefix("export const begin = async core => {\n")
    #expect(begins == waits)
  }

  @Test(
    "Blanks beside punctuation are stripped, unless they are significant",
    arguments: [
      ("const a = { b: 1, c };", "const a={b:1,c};"),
      ("if (a && !b) return [c, ...d];", "if(a&&!b)return[c,...d];"),
      ("a = b + +c - -d / e;", "a=b+ +c- -d / e;"),
      (#"say("a , \" b", 'c ; d');"#, #"say("a , \" b",'c ; d');"#),
      (#"x = /[/ ] ,\/ b/.test(y) ? 1 : 2;"#, #"x=/[/ ] ,\/ b/.test(y)?1:2;"#),
      (
        "t = `a , ${ b ? `c : ${ d }` : { e : 1 }.e } = f`;", "t=`a , ${b?`c : ${d}`:{e:1}.e} = f`;"
      ),
      (
        "for (const a of [b]) c;\nd ()\ne = {\nf\n}\ng\n? h\n: i",
        "for(const a of[b])c;d()\ne={f}\ng?h:i"
      ),
      ("const a = 1;\nconst b = { c };\nlet d;\nconst e = 2;", "const a=1,b={c};let d;const e=2;"),
      (
        "const a = () => {\nconst b = 1;\nconst c = 2;\nif (c) d();\n};\nconst e = 3;",
        "const a=()=>{const b=1,c=2;if(c)d()},e=3;"
      ),
      (
        "if (a)\nb;\nfor (const c of d)\nconst_(c);\n{ while (e());\n}\nconst f = 1;",
        "if(a)b;for(const c of d)const_(c);{while(e());}\nconst f=1;"
      ),
      (
        "if (a) {\nb();\n}\nfor (c of d) {\n}\ne = () => {\n}\nf",
        "if(a){b()}for(c of d){}e=()=>{}\nf"
      ),
    ])
  func blanks(source: String, sent: String) {
    #expect(String(decoding: ScriptMinifier.minified(source), as: UTF8.self) == sent)
  }

  @Test("Only significant blanks are left in the styles")
  func blanksOfStylesheetsMeanSomethingOrAreNotSent() {
    let style = String(decoding: assets.style.bytes, as: UTF8.self)
    #expect(!style.contains("\n") && !style.contains(" {") && !style.contains(": "))
    #expect(style.contains(":root:has(") == false && style.contains("a.row .label{display:flex;"))
    #expect(style.contains("50% - 180px") && style.contains("[dir=rtl] h1{"))
    #expect(style.contains(".item+.item::before,.drawer+.item::before{"))
  }

  @Test("A set of script parts is listed in a fixed order")
  func setsOfPartsKeepTheirOrder() {
    let parts: Assets.Parts = [Assets.Parts(.zone), Assets.Parts(.check)]
    #expect(parts.all == [.check, .zone])
    #expect(Assets.Parts().all.isEmpty)
  }
}
