import Testing

@testable import FoldoutWeb

@Suite("Minified stylesheets")
struct StyleMinifierTests {
  @Test(
    "Blanks, comments and quotes are dropped where they mean nothing",
    arguments: [
      (".a {\n  color: red;\n  margin: 0 1px;\n}\n", ".a{color:red;margin:0 1px}"),
      ("/* One. */\n.a /* two */ .b { top: 0; }\n/* Three: a * b. **/", ".a .b{top:0}"),
      (".a > .b, .c ~ .d,\n.e .f { top: 0 }", ".a>.b,.c~.d,.e .f{top:0}"),
      (".a + .b, c + :is(.d, e) + [f], g + h {}", ".a+.b,c+:is(.d,e)+[f],g + h{}"),
      (
        "a { width: calc(1px + 2% + .5em + var(--a)); }",
        "a{width:calc(1px + 2% + .5em + var(--a))}"
      ),
      (
        "a { grid-area: 1 / 2;\n  margin: calc(1px\n  - 2px) 0; }",
        "a{grid-area:1 / 2;margin:calc(1px - 2px) 0}"
      ),
      (
        "@media (width > 1px) and (hover) { a { top: 0; } }",
        "@media(width>1px) and (hover){a{top:0}}"
      ),
      ("@supports not (top: 0) { a { top: 0; } }", "@supports not (top:0){a{top:0}}"),
      (
        #"[dir="rtl"], [a^="b"], [c="d-e"], [f=""], [g="h" i] {}"#,
        #"[dir=rtl],[a^=b],[c="d-e"],[f=""],[g="h" i]{}"#
      ),
      (#"a { content: "a ; /* b */ { \" : " "c"; }"#, #"a{content:"a ; /* b */ { \" : " "c"}"#),
      (
        "a { content: 'a ;  \"' \"'  \"; } [b='c'], [d='e f'] {}",
        "a{content:'a ;  \"' \"'  \"}[b=c],[d='e f']{}"
      ),
      (".a :hover { --b: ; }", ".a :hover{--b:}"),
      ("", ""), ("/* a", ""), (#"a { b: "c"#, #"a{b:"c"#),
    ])
  func blanks(source: String, sent: String) {
    #expect(String(decoding: StyleMinifier.minified(Array(source.utf8)), as: UTF8.self) == sent)
  }
}
