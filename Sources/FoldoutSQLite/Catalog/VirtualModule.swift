/// Finds the module of a virtual table in its `CREATE` statement.
enum VirtualModule {
  /// Returns the name after USING in lower case; empty if the statement creates no virtual table.
  ///
  /// SQLite keeps the statement as written, so the table's own name, in any of four kinds of
  /// quotes, may contain USING.
  static func name(in sql: String) -> String {
    let statement =
      /CREATE\s+VIRTUAL\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|`(?:[^`]|``)*`|\[[^\]]*\]|[^\s"'`\[]+)\s+USING\s+["'`\[]?(?<module>[^\s("'`\]]+)/
      .ignoresCase()
    return sql.prefixMatch(of: statement).map { $0.module.lowercased() } ?? ""
  }
}
