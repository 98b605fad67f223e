public import Foldout

/// Checks that events that arrive while an update is being applied wait for its end.
///
/// The check acts as a shell: the second burst of events arrives while it applies the first update,
/// the third while it applies the next. At the end the table must be as if all events had been
/// applied one after the other, and a host that performed the composed updates must show it.
///
/// - Throws: `LawError` with all events as its path.
public func checkQueue<SectionID, RowID>(
  from start: Table<SectionID, RowID>, bursts: [[Event<SectionID, RowID>]]
) throws(LawError<SectionID, RowID>) {
  let path = Array(bursts.joined())
  func violation(
    _ finding: LawError<SectionID, RowID>.Finding
  ) -> LawError<SectionID, RowID> {
    LawError(.neverNested, finding, start: start.presentation, path: path)
  }

  var table = start
  var mirror = MirrorTable(showing: table.presentation)
  var queue = UpdateQueue<SectionID, RowID>()
  var delivered: [Event<SectionID, RowID>] = []
  var arriving = bursts[...]
  for event in arriving.popFirst() ?? [] { queue.add(event) }

  while let events = queue.begin() {
    let step = table.apply(all: events)
    delivered += events
    for event in arriving.popFirst() ?? [] {
      queue.add(event)
      if let nested = queue.begin() { throw violation(.nested(nested)) }
    }
    do throws(MirrorError<SectionID, RowID>) {
      try mirror.perform(step.update, reading: table.presentation)
    } catch {
      throw violation(.mirror(error, step.update))
    }
    queue.end()
  }

  var one = start
  for event in delivered { _ = one.apply(event) }
  guard delivered == path, queue.waiting.isEmpty else {
    throw violation(.wrongEvents(delivered, expected: path))
  }
  guard table == one, mirror.shown == one.presentation else {
    throw violation(.showsWrongPresentation(mirror.shown, expected: one.presentation, nil))
  }
}
