extension StandingFile {
  /// Says yes of the file that is open, of the one that stands in its place now, and of what SQLite
  /// keeps beside either.
  func owns(_ path: String) -> Bool {
    guard let identity = FileIdentity(at: path) else { return false }
    return opened?.includes(identity) == true || FileFacts(path: self.path).includes(identity)
  }
}

extension FileFacts {
  /// The ends of the names of what SQLite keeps beside a database (sqlite.org/tempfiles.html).
  private static let companions = ["-journal", "-wal", "-shm"]

  /// Says yes of this file, and of those that SQLite keeps beside it now.
  fileprivate func includes(_ other: FileIdentity) -> Bool {
    identity == other
      || FileFacts.companions.contains { FileIdentity(at: resolvedPath + $0) == other }
  }
}
