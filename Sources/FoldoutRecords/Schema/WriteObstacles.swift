/// The reason why no write of one type to a table can succeed, whatever its values are.
public enum WriteObstacle: Hashable, Sendable {
  /// A trigger, an index or a rule calls a function of the program that made the file.
  case function(String)
  /// A trigger, an index or a rule compares texts by a collation of the program that made the file.
  case collation(String)
  /// A table refers to columns of another that no unique index covers.
  case ambiguousReference(of: String, to: String)
  /// A trigger, an index or a rule refers to something else that is missing, in the store's own
  /// words.
  case other(String)
}

/// The writes to a table that cannot succeed, each with the reason.
///
/// ```swift
/// albums.writeObstacles = WriteObstacles(
///   changing: ["title": .collation("dutch")], adding: .collation("dutch"))
/// ```
public struct WriteObstacles: Hashable, Sendable {
  /// The columns of stored records that cannot be changed.
  public var changing: [String: WriteObstacle]
  /// The reason why no record can be added; `nil` if they can.
  public var adding: WriteObstacle?
  /// The reason why no removed record can be restored, all of whose values are given; `nil` if they
  /// can.
  public var restoring: WriteObstacle?
  /// The reason why no record can be removed; `nil` if they can.
  public var removing: WriteObstacle?

  /// Writes that cannot succeed; none by default.
  public init(
    changing: [String: WriteObstacle] = [:], adding: WriteObstacle? = nil,
    restoring: WriteObstacle? = nil, removing: WriteObstacle? = nil
  ) {
    self.changing = changing
    self.adding = adding
    self.restoring = restoring
    self.removing = removing
  }
}

/// The reason why no record can be added to a table whose records can be changed.
public enum AddingObstacle: Hashable, Sendable {
  /// The store cannot add one.
  case write(WriteObstacle)
  /// Core Data numbers the records of its tables, and keeps the last number in a table of its own.
  /// It would give the number of a record that is added here to its own next one, too, and fail.
  case numberedByCoreData
}
