import Foundation

/// The memory of large values, which the system gets back as soon as they are freed.
enum ReturnedMemory {
  /// Has values of 128 kB and more live in mappings of their own.
  ///
  /// The C library of Linux begins so, and then raises that limit with each large value that is
  /// freed, up to 32 MB. What lies below it stays with the process wherever something small lies
  /// behind it.
  static func begin() {
    #if os(Linux)
      typealias Setting = @convention(c) (_ option: CInt, _ value: CInt) -> CInt
      // By its name, since Swift does not see it, and other C libraries do not have it.
      guard let found = dlsym(nil, "mallopt") else { return }
      let threshold: CInt = -3
      _ = unsafeBitCast(found, to: Setting.self)(threshold, 131_072)
    #endif
  }
}
