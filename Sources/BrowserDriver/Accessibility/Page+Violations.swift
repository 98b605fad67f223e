extension Page {
  /// Runs the checker on what is shown, and returns the rules that it breaks.
  ///
  /// The page's scripts must be enabled. A content security policy does not hinder it.
  public func violations(by axe: Axe) throws -> [Violation] {
    // Only what is read below comes back: the passes are some hundred kilobytes.
    let run = """
      return axe.run(document, {runOnly: arguments[0], resultTypes: ['violations']})
        .then(result => result.violations.map(({id, impact, help, nodes}) =>
          ({id, impact, help, nodes: nodes.map(({target, html}) =>
            ({target: target.flat(), html}))})))
      """
    return try command(
      "POST", "/execute/sync",
      ["script": .string("\(axe.source);\n\(run)"), "args": [Axe.tags]], as: "axe.run"
    ).decoded(as: [Violation].self)
  }
}
