/// The module that makes a virtual table, as the statement names it that made the table.
enum VirtualModule {
  /// The name behind USING, in small letters; empty where the statement is none of that sort.
  ///
  /// SQLite keeps the statement as it was written, so that the table's own name, in any of four
  /// sorts of quotes, may have a USING in it.
  static func name(in sql: String) -> String {
    let statement =
      /CREATE\s+VIRTUAL\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|`(?:[^`]|``)*`|\[[^\]]*\]|[^\s"'`\[]+)\s+USING\s+["'`\[]?(?<module>[^\s("'`\]]+)/
      .ignoresCase()
    return sql.prefixMatch(of: statement).map { $0.module.lowercased() } ?? ""
  }
}
