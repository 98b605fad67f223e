import Foundation

/// An error for a lookup of a connection's owner that failed for lack of descriptors or memory.
///
/// It must not be confused with a system that provides no owners: anybody can use up descriptors.
struct LookupError: Error, Hashable {
  let code: Int32

  /// Creates an error from an `errno` code; `nil` if the code means another failure.
  init?(code: Int32) {
    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) else { return nil }
    self.code = code
  }

  /// Throws if the last system call failed for lack of descriptors or memory.
  static func check(_ code: Int32 = errno) throws(LookupError) {
    if let error = LookupError(code: code) { throw error }
  }
}
