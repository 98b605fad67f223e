import Foundation

/// Keeps other starts of the program out of a folder for as long as one makes a file there.
///
/// The folder itself is locked, so that nothing is left lying in it; the system unlocks it when
/// the process ends, however that happens.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the folder. `nil` where the file system knows no locks; a start is then alone with
  /// its luck.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX) == 0 else {
      close(descriptor)
      return nil
    }
  }

  func unlock() {
    close(descriptor)
  }
}
