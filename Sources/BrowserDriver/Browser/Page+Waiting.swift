extension Page {
  /// Waits until a reading expression has a value, `true` unless another is given.
  ///
  /// The page itself looks again and again, for half a second at a time, so that a wait is one
  /// command and not fifty. A page whose scripts are disabled has no timers, and is asked each
  /// time.
  public func wait(
    until script: String, _ arguments: JSON..., is expected: JSON = true,
    within limit: Duration = .seconds(10)
  ) throws {
    let deadline = Deadline(after: limit)
    let isWatched = runsScripts.with { $0 }
    _ = try Deadline.poll(
      until: "\(script) is \(expected)", within: limit,
      reading: {
        let answer =
          isWatched
          ? try watch(script, arguments, until: expected, for: min(deadline.remaining, Page.glance))
          : try evaluate(script, arguments)
        return try answer.decoded(as: JSON.self)
      }, satisfies: { $0 == expected })
  }

  /// The longest that a page watches for itself: leaving the page ends the command.
  private static let glance = Duration.milliseconds(500)

  /// Lets the page evaluate an expression until it has a value, and gives its last value.
  private func watch(
    _ script: String, _ arguments: [JSON], until expected: JSON, for limit: Duration
  ) throws -> Wire.Answer {
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
    return try command(
      "POST", "/execute/sync",
      [
        "script": .string(body), "args": .array(arguments + [expected, .number(milliseconds)]),
      ], as: script)
  }
}
