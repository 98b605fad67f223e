import FoldoutForms
import FoldoutRecords
import FoldoutWords
import HTTPTypes

/// The page of a refused request, with the reason.
struct RefusalPage: Sendable {
  /// A request that can be sent again, with its parameters.
  struct RetryForm: Sendable {
    let address: String
    let pairs: [Parameters.Pair]
    /// True if something that was sent is left out.
    let omitsValues: Bool

    /// Creates the form of a request, without its files and without the parameters of some fields:
    /// no page contains secrets, and none can hold files.
    init(of request: RoutedRequest, _ form: Parameters, without fields: Set<FieldID>) {
      let query = request.query.pairs.map {
        "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))"
      }
      address = query.isEmpty ? request.path : "\(request.path)?\(query.joined(separator: "&"))"
      pairs = form.pairs.filter { !fields.contains($0.field) }
      omitsValues =
        !form.files.isEmpty
        || form.pairs.contains { pair in
          fields.contains(pair.field) && Aspect.parse(pair.name)?.aspect != .original
            && !pair.value.isEmpty
        }
    }
  }

  let refusal: WebRequestError
  let back: BackLink
  var retryForm: RetryForm?
  /// The entered texts by field name, for copying by hand.
  var entered: [Parameters.Pair] = []

  func html(
    _ shell: PageShell, words: Words, direction: LayoutDirection? = nil
  ) -> [UInt8] {
    let title = words.statuses.title(of: refusal)
    return shell.page(
      title: "\(words.changes.error): \(title)", back: back,
      content: """
        <header id="\(PageElement.head.id)"><h1>\(title)</h1></header>\
        <p class="note" role="alert">\(refusal.sentence(in: words))</p>\(retry(words))\(enteredTexts(words))\
        <p class="note"><a href="\(back.path)">\(back.title)</a></p>
        """, words: words, direction: direction)
  }

  /// Returns the entered texts for copying, because no row can show them any more.
  private func enteredTexts(_ words: Words) -> Markup {
    guard !entered.isEmpty else { return "" }
    let texts = entered.map { pair -> Markup in
      """
      <p class="note">\(ColumnLabel.text(for: pair.name)): \
      <bdi class="kept">\(pair.value)</bdi></p>
      """
    }
    return "<p class=\"note\">\(words.messages.entered)</p>\(texts)"
  }

  private func retry(_ words: Words) -> Markup {
    guard let retryForm else { return "" }
    let inputs = retryForm.pairs.map { pair -> Markup in
      "<input type=\"hidden\" name=\"\(pair.name)\" value=\"\(pair.value)\">"
    }
    let note: Markup =
      retryForm.omitsValues ? "<p class=\"note\">\(words.messages.notSentAgain)</p>" : ""
    return """
      \(note)<form method="post" action="\(retryForm.address)">\(inputs)\
      <button class="big">\(words.actions.retry)</button></form>
      """
  }
}
