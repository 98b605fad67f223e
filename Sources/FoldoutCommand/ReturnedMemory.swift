import Foundation

/// Returns the memory of large values to the system as soon as they are freed.
enum ReturnedMemory {
  /// Makes allocations of 128 kB and more use memory mappings of their own.
  ///
  /// This is glibc's initial threshold, but glibc raises it with each large value that is freed, up
  /// to 32 MB. Freed memory below the threshold stays with the process if a small allocation lies
  /// behind it.
  static func begin() {
    #if os(Linux)
      typealias Setting = @convention(c) (_ option: CInt, _ value: CInt) -> CInt
      // Looked up by name, because Swift's Glibc module lacks it, and so do other C libraries.
      guard let found = dlsym(nil, "mallopt") else { return }
      let threshold: CInt = -3
      _ = unsafeBitCast(found, to: Setting.self)(threshold, 131_072)
    #endif
  }
}
