extension Page {
  /// Waits until a JavaScript expression without side effects has a value, by default `true`.
  ///
  /// The page itself polls the expression, for half a second per command, so that a wait takes one
  /// command instead of fifty. With scripts disabled the page has no timers, so each poll is a
  /// command.
  public func wait(
    until script: String, _ arguments: JSON..., is expected: JSON = true,
    within limit: Duration = Deadline.usual
  ) throws {
    let deadline = Deadline(after: limit)
    let pollsInPage = runsScripts.with { $0 }
    _ = try Deadline.poll(
      until: "\(script) is \(expected)", within: limit,
      reading: {
        pollsInPage
          ? try watch(script, arguments, until: expected, for: min(deadline.remaining, Page.slice))
          : try evaluate(script, arguments)
      }, satisfies: { $0 == expected })
  }

  /// The longest time that a page polls in one command. (Leaving the page ends the command, too.)
  private static let slice = Duration.milliseconds(500)

  /// Lets the page poll an expression until it has the expected value; returns its last value.
  private func watch(
    _ script: String, _ arguments: [JSON], until expected: JSON, for limit: Duration
  ) throws -> JSON {
    let count = arguments.count
    let body = """
      return (async () => {
        const wanted = JSON.stringify(arguments[\(count)])
        const end = performance.now() + arguments[\(count + 1)]
        while (true) {
          let value = null, fault = null
          try { value = (\(script)) ?? null } catch (error) { fault = error }
          if (!fault && JSON.stringify(value) === wanted) return value
          if (performance.now() >= end) {
            if (fault) throw fault
            return value
          }
          await new Promise(next => setTimeout(next, 8))
        }
      })()
      """
    let milliseconds = (limit.inSeconds * 1000).rounded()
    return try run(body, arguments + [expected, .number(milliseconds)], as: script)
  }
}
