import FoldoutForms
import FoldoutRecords
import FoldoutScreens
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
      return finished(await refusal(error, to: ask), for: ask)
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
    guard let address = Address(path: ask.path, screens: site.screens) else {
      throw .unknownAddress(ask.path)
    }
    let locale = site.surroundings.environment(for: ask).locale
    switch (address, ask.method) {
    case (.start, .get):
      if let home = site.home { return .seeOther(home.path) }
      return try await StartRoute(site: site).get(ask)
    case (.start, .post): return try StartRoute(site: site).post(ask)
    case (.asset(let name), .get):
      guard let file = site.shell.assets.answer(name, accepting: ask.headers[.acceptEncoding])
      else { throw .unknownAddress(ask.path) }
      return file
    default: break
    }
    if let place = try site.recordPlace(of: ask, at: address, in: locale) {
      let route = RecordRoute(site: site, place: place)
      switch ask.method {
      case .get: return try await route.get(ask)
      case .post: return try await route.post(ask)
      default: break
      }
    }
    if let place = site.listPlace(address, in: locale) {
      let route = ListRoute(site: site, place: place)
      switch ask.method {
      case .get: return try await route.get(ask)
      case .post: return try await route.post(ask)
      default: break
      }
    }
    throw .method(
      ask.method.rawValue, allowed: address.takesChanges ? "GET, HEAD, POST" : "GET, HEAD")
  }

  /// A refusal as a page, or for the script as a sentence.
  func refusal(_ refusal: WebRefusal, to ask: Ask) async -> Answer {
    let words = site.surroundings.environment(for: ask).vocabulary
    var answer =
      ask.wantsBatch
      ? Answer(
        refusal.status, type: "text/plain; charset=utf-8", caching: .never,
        body: Array(refusal.sentence(in: words).utf8))
      : Answer.page(
        status: refusal.status,
        RefusalPage(
          refusal: refusal, back: back(from: ask, after: refusal, words),
          again: await again(ask, after: refusal), entered: await entered(ask, after: refusal)
        ).html(site.shell, words: words))
    if case .method(_, let allowed) = refusal { answer.headers[.allow] = allowed }
    return answer
  }

  /// Returns the entries to be sent again, where the trouble may pass: nothing typed is lost by it
  /// but secrets, which stand in no page, and files, which no page can hold.
  private func again(_ ask: Ask, after refusal: WebRefusal) async -> RefusalPage.Again? {
    guard ask.method == .post, refusal.status.code >= 500, let form = try? ask.form() else {
      return nil
    }
    let query = ask.query.pairs.map {
      "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))"
    }
    let address = query.isEmpty ? ask.path : "\(ask.path)?\(query.joined(separator: "&"))"
    let secrets = await secrets(in: form, of: ask)
    let pairs = form.pairs.filter { !secrets.contains($0.name) }
    let isLess =
      !form.files.isEmpty || form.pairs.contains { secrets.contains($0.name) && !$0.value.isEmpty }
    return RefusalPage.Again(address: address, pairs: pairs, isLess: isLess)
  }

  /// The texts that were entered into a form that cannot be taken any more, but for secrets: those
  /// that were sent as they had been seen are not among them.
  private func entered(_ ask: Ask, after refusal: WebRefusal) async -> [Parameters.Pair] {
    guard ask.method == .post, refusal.status.code < 500, let form = try? ask.form(),
      let submission = try? Submission(form, .form)
    else { return [] }
    let secrets = await secrets(in: form, of: ask)
    return submission.fields.compactMap { id in
      guard let input = submission[id], let text = input.text, !text.isEmpty,
        !secrets.contains(id.name), !text.isIdentical(to: input.shown)
      else { return nil }
      let isAsSeen = input.seen.map { seen in
        seen.matches(.text(text)) || seen.value?.isSpelled(by: text) == true
      }
      return isAsSeen == true ? nil : Parameters.Pair(name: id.name, value: text)
    }
  }

  /// The parameters in which secrets were sent: those that the form of the place or the store says
  /// are, and, where neither can be asked because the store is in trouble, those whose seal or name
  /// does.
  private func secrets(in sent: Parameters, of ask: Ask) async -> Set<String> {
    let locale = site.surroundings.environment(for: ask).locale
    let place = Address(path: ask.path, screens: site.screens)
      .flatMap { try? site.recordPlace(of: ask, at: $0, in: locale) }
    let form = place.flatMap { place in
      place.form?(locale, TableSchema(name: place.table, key: .rowid, columns: []))
        ?? site.forms[place.table]
    }
    var declared = form?.fields.filter(\.kind.isSecret).map(\.id.name) ?? []
    if let place, let table = try? await site.store.schema().table(place.table) {
      declared += table.columns.filter(\.isSecret).map(\.name)
    }
    let told = sent.pairs.compactMap { pair -> String? in
      let (aspect, field) = Aspect.parse(pair.name) ?? (.value, FieldID(pair.name))
      if aspect == .seen, pair.value.hasPrefix("s:") { return field.name }
      return aspect == .value && ColumnSchema.isSecret(named: field.name) ? field.name : nil
    }
    return Set((declared + told).flatMap { [$0, Aspect.value.name(of: FieldID($0))] })
  }

  /// The nearest place that is likely to be there.
  private func back(from ask: Ask, after refusal: WebRefusal, _ words: Words) -> BackLink {
    let start = BackLink(path: Address.start.path, title: words.start.title)
    guard let address = Address(path: ask.path, screens: site.screens) else { return start }
    if case .record(let table, _) = address, refusal == .unknownTable(table) { return start }
    let locale = site.surroundings.environment(for: ask).locale
    guard let place = site.recordPlace(address, in: locale), let parent = place.parent,
      parent != site.startLink
    else { return start }
    return parent
  }
}
