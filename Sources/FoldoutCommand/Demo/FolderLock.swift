import Foundation

/// A lock on a folder that lets one process at a time make a file there.
///
/// The folder itself is locked, so that no lock file is left in it. The system releases the lock
/// when the process ends in any way.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// `nil` if the folder cannot be opened or its file system has no locks; simultaneous starts are
  /// then not serialised.
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
