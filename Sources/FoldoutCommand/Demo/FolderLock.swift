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
  /// then not serialised, which is said on standard error.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      FolderLock.tell(path, errno)
      return nil
    }
    while flock(descriptor, LOCK_EX) != 0 {
      let code = errno
      // A signal interrupted the wait. The code that makes the file checks for signals.
      if code == EINTR { continue }
      close(descriptor)
      FolderLock.tell(path, code)
      return nil
    }
  }

  private static func tell(_ path: String, _ code: Int32) {
    let reason = String(cString: strerror(code))
    Start.say("\(path) can’t be locked (\(reason)): don’t start the demo twice at once.")
  }

  func unlock() {
    close(descriptor)
  }
}
