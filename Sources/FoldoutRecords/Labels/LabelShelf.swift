package import FoldoutForms
package import Foundation

/// The indexes of labels that a process has, of all files and tables: which stand, which are being
/// built, and which have to go.
///
/// A value that decides; a store reads the rows.
///
/// ```
/// none ── begin ──→ being built ── keep ──→ stands ── somebody's change, or no room ──→ none
/// ```
package struct LabelShelf: Sendable {
  /// A column of a table of a file.
  package struct Name: Hashable, Sendable {
    /// The file, as it was opened.
    package var file: UUID
    /// The table.
    package var table: String
    /// The column that references to its records point at.
    package var column: String

    /// A column of a table of a file.
    package init(file: UUID, table: String, column: String) {
      self.file = file
      self.table = table
      self.column = column
    }
  }

  /// The state of a file: another one says that somebody else has changed it.
  package struct Version: Hashable, Sendable {
    /// The version of its tables' declarations.
    package var schema: Int
    /// The version of its contents, as the connection that writes knows it, or else one that reads.
    package var contents: Contents

    /// A version of a file.
    package init(schema: Int, contents: Contents) {
      self.schema = schema
      self.contents = contents
    }
  }

  /// The version of a file's contents, by the connection that counts it.
  package struct Contents: Hashable, Sendable {
    /// True for the connection that writes: its own changes do not count for it.
    package var isOfWriter: Bool
    /// The number.
    package var number: Int

    /// A version as a connection counts it.
    package init(isOfWriter: Bool, number: Int) {
      self.isOfWriter = isOfWriter
      self.number = number
    }
  }

  /// An index that stands, with the values of the records that this process has changed since.
  package struct Ready: Sendable {
    /// The index.
    package var index: LabelIndex
    /// The values under which records were changed.
    package var changed: Set<StoredValue>
    /// The version of the tables' declarations.
    package var schema: Int
  }

  /// One building of an index: another one of the same name is another.
  package struct Build: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct Book {
    /// The building that it is of, or was built by.
    var build: Build
    /// `nil` while it is being built, and where there is no room for it.
    var index: LabelIndex?
    var version: Version
    /// The tables whose records give names to its titles.
    var sources: Set<String>
    var changed: Set<StoredValue> = []
    var lastUse: Int
  }

  /// The most bytes of all indexes together.
  package let maxBytes: Int
  /// The most changed records beside an index.
  private static let maxChanged = 500

  private var books: [Name: Book] = [:]
  private var time = 0
  private var builds = 0

  /// A shelf for so many bytes.
  package init(maxBytes: Int) {
    self.maxBytes = maxBytes
  }

  /// The bytes of all indexes.
  package var size: Int { books.values.reduce(0) { $0 + ($1.index?.size ?? 0) } }

  /// The index of a name, if it stands and the file's contents are as they were but for changes of
  /// its own.
  package mutating func ready(_ name: Name, at contents: Contents) -> Ready? {
    guard let book = books[name] else { return nil }
    guard book.version.contents == contents else {
      books[name] = nil
      return nil
    }
    time += 1
    books[name]?.lastUse = time
    return book.index.map {
      Ready(index: $0, changed: book.changed, schema: book.version.schema)
    }
  }

  /// Begins to build an index of a name, with names out of some other tables; `nil` where it is
  /// being built, stands, or has no room. An earlier building, of another version, ends.
  package mutating func begin(_ name: Name, at version: Version, sources: Set<String>) -> Build? {
    if let book = books[name], book.version == version { return nil }
    time += 1
    builds += 1
    let build = Build(number: builds)
    books[name] = Book(build: build, version: version, sources: sources, lastUse: time)
    return build
  }

  /// True while a building is to go on: no other has begun, and nothing has dropped it.
  package func isUnderWay(_ build: Build, of name: Name) -> Bool {
    books[name]?.build == build
  }

  /// Keeps an index of a building that is under way, where the file still is at the version at
  /// which it began, and else drops it; `nil` for one that has no room. The indexes that were used
  /// longest ago make room.
  package mutating func keep(
    _ index: LabelIndex?, of name: Name, by build: Build, at version: Version
  ) {
    guard let book = books[name], book.build == build else { return }
    guard book.version == version else {
      books[name] = nil
      return
    }
    guard let index, index.size <= maxBytes else {
      // The book stays, so that it is not tried again before the file is another.
      return
    }
    while size + index.size > maxBytes,
      let oldest = books.filter({ $0.value.index != nil }).min(by: {
        $0.value.lastUse < $1.value.lastUse
      })
    {
      books[oldest.key] = nil
    }
    books[name]?.index = index
  }

  /// Drops an index that could not be built, unless another building has begun.
  package mutating func drop(_ name: Name, by build: Build) {
    if isUnderWay(build, of: name) { books[name] = nil }
  }

  /// Drops the indexes of a file.
  package mutating func drop(file: UUID) {
    books = books.filter { $0.key.file != file }
  }

  /// True where a file has any index, or gets one.
  package func hasAny(of file: UUID) -> Bool {
    books.keys.contains { $0.file == file }
  }
}

extension LabelShelf {
  /// Notes that this process has changed one record of a table and nothing else.
  package mutating func note(
    changed record: DynamicRecord, columns: Set<String>, of table: String, in file: UUID
  ) {
    for (name, book) in books where name.file == file {
      if book.sources.contains(table) {
        books[name] = nil
      } else if name.table == table {
        let isLost = columns.contains(name.column) || book.changed.count >= Self.maxChanged
        if isLost {
          books[name] = nil
        } else {
          books[name]?.changed.insert(record[name.column])
        }
      }
    }
  }

  /// Goes on with the number of the connection that writes, which was just opened, where nobody has
  /// changed the file as one that reads knows.
  package mutating func adopt(
    _ contents: Contents, insteadOf earlier: Contents, in file: UUID
  ) {
    for (name, book) in books where name.file == file && book.version.contents == earlier {
      books[name]?.version.contents = contents
    }
  }
}
