#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finds a free port of this machine, for programs that cannot choose one themselves.
enum FreePort {
  /// Returns a free port. It is not reserved: another program may take it first.
  static func find() throws(DriverError) -> Int {
    #if canImport(Darwin)
      let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard socket >= 0 else { throw .system(call: "socket", code: errno) }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        bind(socket, general, size) == 0 ? getsockname(socket, general, &size) : -1
      }
    }
    guard code == 0 else { throw .system(call: "bind", code: errno) }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
