import Foundation

/// Which file it is, whatever it is called: the device that it is on, and its number there.
///
/// A number is given to no other file while somebody has this one open, as a store has.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  /// The present state of a path at which a file was opened.
  enum PathState: Sendable {
    /// The file is there.
    case same
    /// The file is there, and has no bytes any more.
    case emptied
    /// Another file is there.
    case other
    /// Nothing is there, or nothing that we may look at.
    case gone
  }

  /// The file that a path leads to now, through all links; `nil` for none. Some 1 µs.
  ///
  /// It only asks the system. To open the file, and close it again, would drop the locks that this
  /// process's connections to it hold.
  init?(at path: String) {
    guard let (identity, _) = FileIdentity.look(at: path) else { return nil }
    self = identity
  }

  private init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// Returns the state of a path that led to this file.
  func state(at path: String) -> PathState {
    guard let (now, size) = FileIdentity.look(at: path) else { return .gone }
    guard now == self else { return .other }
    return size == 0 ? .emptied : .same
  }

  private static func look(at path: String) -> (FileIdentity, size: Int64)? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    let identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      number: UInt64(truncatingIfNeeded: facts.st_ino))
    return (identity, Int64(facts.st_size))
  }
}
