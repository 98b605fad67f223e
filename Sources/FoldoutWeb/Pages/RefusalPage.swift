import HTTPTypes

/// The page that says why there is no other page.
struct RefusalPage: Sendable {
  let refusal: WebRefusal
  let back: (path: String, title: String)

  func html(_ shell: PageShell, words: Words) -> [UInt8] {
    shell.page(
      title: "\(words.error): \(refusal.status.reasonPhrase)", back: back,
      content: """
        <header id="head"><h1>\(refusal.status.reasonPhrase)</h1></header>\
        <p class="note" role="alert">\(refusal.sentence)</p>\
        <p class="note"><a href="\(back.path)">\(back.title)</a></p>
        """, words: words)
  }
}
