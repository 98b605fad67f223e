import Foundation

@testable import FoldoutWeb

/// Both ends of a loopback connection, made with the system's sockets.
final class LoopbackPair {
  struct SocketError: Error {}

  /// The descriptor of the connecting end; -1 after it is closed.
  private var client: Int32
  private let server: Int32
  let peer: Endpoint
  let own: Endpoint

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    let asking = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    try LoopbackPair.check(LoopbackPair.with(&address) { bind(listener, $0, $1) })
    try LoopbackPair.check(listen(listener, 1))
    let port = try LoopbackPair.port(of: listener)
    address.sin_port = port.bigEndian
    try LoopbackPair.check(LoopbackPair.with(&address) { connect(asking, $0, $1) })
    client = asking
    server = accept(listener, nil, nil)
    try LoopbackPair.check(server < 0 ? -1 : 0)
    let home: [UInt8] = [127, 0, 0, 1]
    own = Endpoint(address: home, port: port)
    peer = Endpoint(address: home, port: try LoopbackPair.port(of: asking))
  }

  deinit {
    close(server)
    hangUp()
  }

  /// Closes the connecting end: with a reset if `atOnce`, otherwise in the ordinary way.
  func hangUp(atOnce: Bool = false) {
    guard client >= 0 else { return }
    var end = linger(l_onoff: atOnce ? 1 : 0, l_linger: 0)
    setsockopt(client, SOL_SOCKET, SO_LINGER, &end, socklen_t(MemoryLayout<linger>.size))
    close(client)
    client = -1
  }

  private static func port(of socket: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try check(
      withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
      })
    return UInt16(bigEndian: address.sin_port)
  }

  private static func with(
    _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private static func check(_ code: Int32) throws {
    guard code == 0 else { throw SocketError() }
  }
}
