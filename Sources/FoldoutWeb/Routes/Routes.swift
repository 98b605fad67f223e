import FoldoutForms
import FoldoutRecords
import FoldoutWords
import HTTPTypes

/// Leads each request to what answers it.
struct Routes: Sendable {
  let site: Site

  /// The answer to a request. It never throws: what is refused is answered with the reason.
  func answer(_ ask: Ask) async -> Answer {
    do {
      return finished(try await route(ask), for: ask)
    } catch {
      return finished(refusal(error, to: ask), for: ask)
    }
  }

  /// An answer with all that holds for every one.
  func finished(_ answer: Answer, for ask: Ask) -> Answer {
    var answer = answer
    answer.harden()
    answer.compress(accepting: ask.headers[.acceptEncoding])
    return answer
  }

  private func route(_ ask: Ask) async throws(WebRefusal) -> Answer {
    guard let address = Address(path: ask.path) else { throw .unknownAddress(ask.path) }
    switch (address, ask.method) {
    case (.start, .get):
      if let home = site.home { return .seeOther(home.path) }
      return try await StartRoute(site: site).get(ask)
    case (.table(let table), .get): return try await TableRoute(site: site, table: table).get(ask)
    case (.record(let table, let key), .get):
      return try await RecordRoute(site: site, table: table, key: key).get(ask)
    case (.record(let table, let key), .post):
      return try await RecordRoute(site: site, table: table, key: key).post(ask)
    case (.asset(let name), .get):
      guard let file = site.shell.assets.answer(name, accepting: ask.headers[.acceptEncoding])
      else { throw .unknownAddress(ask.path) }
      return file
    case (.record, _): throw .method(ask.method.rawValue, allowed: "GET, HEAD, POST")
    default: throw .method(ask.method.rawValue, allowed: "GET, HEAD")
    }
  }

  /// A refusal as a page, or for the script as a sentence.
  func refusal(_ refusal: WebRefusal, to ask: Ask) -> Answer {
    let words = site.surroundings.environment(for: ask).vocabulary
    guard !ask.wantsBatch else {
      return Answer(
        refusal.status, type: "text/plain; charset=utf-8", caching: .never,
        body: Array(refusal.sentence.utf8))
    }
    var answer = Answer.page(
      status: refusal.status,
      RefusalPage(
        refusal: refusal, back: back(from: ask, after: refusal, words),
        again: again(ask, after: refusal)
      ).html(site.shell, words: words))
    if case .method(_, let allowed) = refusal { answer.headers[.allow] = allowed }
    return answer
  }

  /// What was sent, to be sent again, where the trouble may pass: nothing typed is lost by it.
  private func again(_ ask: Ask, after refusal: WebRefusal) -> RefusalPage.Again? {
    guard ask.method == .post, refusal.status.code >= 500, let form = try? ask.form() else {
      return nil
    }
    let query = ask.query.pairs.map {
      "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))"
    }
    let address = query.isEmpty ? ask.path : "\(ask.path)?\(query.joined(separator: "&"))"
    return RefusalPage.Again(address: address, pairs: form.pairs)
  }

  /// The nearest place that is likely to be there.
  private func back(
    from ask: Ask, after refusal: WebRefusal, _ words: Words
  ) -> (path: String, title: String) {
    if case .record(let table, _) = Address(path: ask.path), refusal != .unknownTable(table) {
      return (Address.table(table).path, ColumnLabel.text(for: table))
    }
    return (Address.start.path, words.start.title)
  }
}
