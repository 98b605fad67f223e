import Foundation

/// A failed lookup of a connection's owner, because the system has no descriptor or no memory left
/// for it.
///
/// It does not mean that the system does not provide owners: anybody can use up descriptors.
struct LookupError: Error, Hashable {
  let code: Int32

  /// Creates an error of the operating system's code; `nil` for a code of any other failure.
  init?(code: Int32) {
    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) else { return nil }
    self.code = code
  }

  /// Throws if the last call to the system failed for lack of descriptors or memory.
  static func check(_ code: Int32 = errno) throws(LookupError) {
    if let error = LookupError(code: code) { throw error }
  }
}
