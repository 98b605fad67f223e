import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutWords
import HTTPTypes

/// One record: its page, its drawers, and changes to it.
struct RecordRoute: Sendable {
  let site: Site
  let place: RecordPlace

  var table: String { place.table }
  var key: RecordKey { place.key }

  /// The page, or for the script the batch of what was tapped or edited.
  func get(_ ask: Ask) async throws(WebRefusal) -> Answer {
    var screen = try await screen(for: ask).screen
    if let name = ask.query["picture"] {
      guard let picture = screen.pictures[name] else { throw .unknownAddress(ask.path) }
      // What is asked for by other bytes than these must not be kept under them.
      let isSame = ask.query["v"] == picture.digest
      return Answer(
        type: picture.format.mediaType, caching: isSame ? .picture : .never, body: picture.bytes)
    }
    guard ask.wantsBatch else {
      // Only a button does something.
      if let id = ask.query["done"], let field = screen.form.field(FieldID(id)),
        field.kind == .button
      {
        screen.notes.append(screen.words.signs.done(["field": field.label]))
      } else if ask.query["saved"] != nil {
        screen.notes.append(screen.words.signs.saved)
        screen.tellSubmitted()
      }
      screen.tellAltered(ask.query.all("altered").map { FieldID($0) })
      var answer = Answer.page(screen.page(site.shell))
      // With script a page that Back brings is asked for anew; without, only the browser can.
      let isScripted = Surroundings.browserZone(Surroundings.cookies(ask.headers[.cookie])) != nil
      if !isScripted { answer.headers[.cacheControl] = Answer.Caching.never.rawValue }
      return answer
    }
    let submission = try Submission(ask.query.without(Submission.addressOnly))
    let before = screen
    // What met another value goes on standing in the picker that is opened over it.
    for (id, entry) in submission.entries where screen.form.field(id)?.kind.dateMode != nil {
      screen.entries[id] = RecordScreen.Entry(typed: entry.text)
    }
    return .batch(
      screen.batch(from: submission.from, before: before, applying: submission.event))
  }

  /// A change, and with it whatever was tapped.
  func post(_ ask: Ask) async throws(WebRefusal) -> Answer {
    let form = try ask.form()
    var ask = ask
    let halves = form["from"]?.split(separator: ".", maxSplits: 1) ?? []
    ask.spoken = halves.dropFirst().first.map(String.init)
    let submission = try Submission(form)
    let (before, isWritable) = try await screen(for: ask, sent: submission.fields)
    guard isWritable || submission.entries.isEmpty else {
      throw .store(.readOnly(table: place.title))
    }
    guard !submission.entries.values.contains(where: { $0.check != nil }) else {
      return try checked(submission, on: before)
    }
    // What no button is must not be found out when all else is stored.
    if let id = submission.pressed, before.form.field(id)?.kind != .button {
      throw .unknownField(id.name, table: before.form.title)
    }
    let attempt = try await attempt(submission, on: before, isScripted: ask.wantsBatch)
    let reception = attempt.reception
    var after = attempt.screen
    guard !reception.isRefused else {
      let entries = await allRefused(reception, on: attempt.screen, submission, ask)
      return refused(entries, after: after, before: before, submission: submission, ask)
    }
    guard let outcome = attempt.outcome else {
      return await settled(after, isStored: false, before: before, submission, ask)
    }
    switch outcome {
    case .success(.stored(let stored, let altered)):
      await show(stored, on: &after)
      after.undo = Undo(
        of: reception.cells, before: attempt.screen, after: after,
        takenBack: reception.takenBack)
      await site.changed(stored)
      return await settled(
        after, isStored: true, altered: altered.map { FieldID($0) }, before: before, submission,
        ask)
    case .success(.conflict(let stored, let columns)):
      await show(stored, on: &after)
      after.keepUndo()
      var entries = reception.entries
      for column in columns {
        let id = FieldID(column)
        guard let field = after.form.field(id) else { continue }
        guard submission.entries[id]?.back == nil else {
          entries[id] = RecordScreen.Entry(
            isBack: true, problem: .undone(now: after.told(field, in: after.stored)))
          continue
        }
        let entered = after.entered(reception, field)
        entries[id]?.problem = .conflict(
          now: after.told(field, in: after.stored), entered: after.told(field, in: entered),
          choice: after.formValue(field, in: entered))
      }
      return conflict(entries, after: after, before: before, submission: submission, ask)
    case .success(.gone):
      throw .recordGone(table: place.title, key: key.shown(in: before.environment))
    case .failure(let error):
      guard case .refused = error else { throw .store(labelled(error, in: after.form)) }
      var told = reception
      blame(error, on: after.form, in: &told)
      let entries = await allRefused(told, on: attempt.screen, submission, ask)
      return refused(entries, after: after, before: before, submission: submission, ask)
    }
  }

  /// What was sent is stored, or there was nothing to store: on to what was asked beside it.
  ///
  /// Rules that wait for it are asked when a button is pressed, and when a whole form is saved
  /// without script. What they refuse is stored all the same: then the next page says both.
  private func settled(
    _ after: RecordScreen, isStored: Bool, altered: [FieldID] = [], before: RecordScreen,
    _ submission: Submission, _ ask: Ask
  ) async -> Answer {
    if let id = submission.pressed {
      return await pressed(
        id, after: after, isStored: isStored, altered: altered, before: before, submission, ask)
    }
    if !ask.wantsBatch, !isStored, submission.isSave {
      let problems = after.problems(at: [.onSubmit])
      guard problems.isEmpty else {
        return again(
          .unprocessableContent, problems, after: after, before: before, submission, ask)
      }
    }
    return accepted(
      after, isStored: isStored, altered: altered, before: before, submission: submission, ask)
  }

  /// The screen as the address says, over what is stored now.
  ///
  /// A record that is not there is gone, where something was sent from a page of it.
  private func screen(
    for ask: Ask, sent: [FieldID]? = nil
  ) async throws(WebRefusal) -> (screen: RecordScreen, isWritable: Bool) {
    let environment = site.surroundings.environment(for: ask)
    let found: (source: Site.Source, limits: ValueLimits?, record: StoredRecord?)
    do {
      let source = try await site.source(of: place, in: environment.locale)
      let limits = site.limits(source, at: place, all: ask.query.all("all"), sent: sent ?? [])
      found = (source, limits, try await site.store.record(key, in: table, limits: limits))
    } catch {
      throw WebRefusal(error.labelled(place.title, for: table))
    }
    guard let record = found.record else {
      throw sent != nil
        ? .recordGone(table: place.title, key: key.shown(in: environment))
        : .unknownRecord(table: place.title, key: key.shown)
    }
    // Not each date has an editor: bytes in its column are shown, and unfold nothing.
    let owners = found.source.owners.filter { id in
      guard let field = found.source.form.field(id) else { return false }
      return field.unfolds && record.cut[id.name] == nil
        && field.editableKind(over: record.record) == field.kind
    }
    var screen = RecordScreen(
      form: found.source.form, path: place.path,
      kept: ask.query.pairs.filter { ["lang", "zone", "all"].contains($0.name) },
      parent: parent(place.parent, of: ask), notes: site.surroundings.notes(on: ask, environment),
      environment: environment,
      stored: record.record, cut: record.cut, limits: found.limits,
      tokens: Tokens(of: record.record, columns: found.source.form.fields.map(\.id.name)),
      table: Table(
        found.source.outline, owners: owners, policy: .one,
        open: ask.query.all("open").map { FieldID($0) }))
    screen.revealed = await site.revealed(key, table)
    let form = found.source.form
    let values = form.values(
      of: found.source.naming.compactMap { form.field($0) }, in: record.record, environment)
    screen.key = record.key
    let named = !values.isEmpty ? values.excerpt : form.title
    screen.nameless = values.isEmpty && place.isOfList ? record.key.shown(in: environment) : named
    screen.pictures = site.pictures(of: screen)
    screen.undo = Undo(ask.query)
    screen.keepUndo()
    return (screen, found.source.isWritable)
  }

  /// The page to go back to: the table's, at the place in it that the reader came from.
  private func parent(
    _ parent: BackLink?, of ask: Ask
  ) -> BackLink? {
    guard let parent, let referer = ask.headers[.referer],
      let mark = referer.firstIndex(of: "?"), referer[..<mark].hasSuffix(parent.path),
      let place = try? Parameters(referer[mark...].dropFirst().utf8)
    else { return parent }
    let query = ListAddress.names.compactMap { name in
      place[name].map { "\(name)=\(PercentCoding.encode($0))" }
    }
    guard !query.isEmpty else { return parent }
    return BackLink(
      path: "\(parent.path)?\(query.joined(separator: "&"))", title: parent.title)
  }
}
