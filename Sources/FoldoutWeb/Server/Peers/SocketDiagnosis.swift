#if canImport(Glibc)
  import Glibc
#endif

/// A netlink query about one socket, and its answer, as laid out in `linux/inet_diag.h`.
///
/// ```
///   0        16                            72
///   nlmsghdr │ family protocol … states, id │
///   nlmsghdr │ family state …, id           68 expires, queues │ 80 uid │ 84 inode │
///                    id: ports (4, big-endian) · own address (16) · other's (16) ·
///                        device (4) · cookie (8)
/// ```
struct SocketDiagnosis {
  let peer: Endpoint
  let own: Endpoint
  /// The sequence number, which identifies the answer.
  let number: UInt32

  private static let netlinkFamily: Int32 = 16
  private static let sockDiagProtocol: Int32 = 4
  private static let sockDiagByFamily: UInt16 = 20
  private static let requestFlag: UInt16 = 1
  private static let listenState: UInt8 = 10

  /// The query's message. It is about the peer's socket, whose local address is `peer`.
  var message: [UInt8] {
    var body: [UInt8] = [peer.address.count == 4 ? 2 : 10, 6, 0, 0]
    body.append(number: UInt32.max)
    for port in [peer.port, own.port] { body += [UInt8(port >> 8), UInt8(port & 0xFF)] }
    for end in [peer, own] {
      body += end.address + [UInt8](repeating: 0, count: 16 - end.address.count)
    }
    body.append(number: UInt32(0))
    // All bits set: any cookie.
    body.append(number: UInt64.max)
    var message: [UInt8] = []
    message.append(number: UInt32(16 + body.count))
    message.append(number: SocketDiagnosis.sockDiagByFamily)
    message.append(number: SocketDiagnosis.requestFlag)
    message.append(number: number)
    message.append(number: UInt32(0))
    return message + body
  }

  /// Parses an answer; `nil` if there is no such socket, or the message isn't an answer to this
  /// query.
  func owner(in answer: ArraySlice<UInt8>) -> PeerOwner? {
    let bytes = Array(answer)
    guard bytes.count >= 88, bytes.number(at: 4, UInt16.self) == SocketDiagnosis.sockDiagByFamily,
      // If there is no such connection, the kernel returns the socket that listens at the port.
      bytes[17] != SocketDiagnosis.listenState
    else { return nil }
    let user = bytes.number(at: 80, UInt32.self)
    // Inode 0: the program has closed the socket. Newer systems have its user, older ones root.
    guard bytes.number(at: 84, UInt32.self) != 0 else { return user == 0 ? .closed : .user(user) }
    return .user(user)
  }

  #if canImport(Glibc)
    /// Opens a netlink socket; -1 if that fails.
    static func open() -> Int32 {
      socket(netlinkFamily, Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue), sockDiagProtocol)
    }

    /// Sends the query to the kernel, whose answer is ready when `send` returns. Throws for
    /// lack of descriptors or memory.
    func ask(on socket: Int32) throws(LookupError) -> PeerOwner? {
      let message = message
      let sent = send(socket, message, message.count, 0)
      if sent < 0 { try LookupError.check() }
      guard sent == message.count else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1024)
      while true {
        let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EINTR { continue }
        if count < 0 { try LookupError.check() }
        guard count >= 16 else { return nil }
        // The answer to an earlier query that was not read.
        guard buffer.number(at: 8, UInt32.self) == number else { continue }
        return owner(in: buffer[..<count])
      }
    }
  #else
    static func open() -> Int32 { -1 }

    func ask(on socket: Int32) throws(LookupError) -> PeerOwner? { nil }
  #endif
}

extension [UInt8] {
  fileprivate mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }

  fileprivate func number<Number: FixedWidthInteger>(at offset: Int, _: Number.Type) -> Number {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
  }
}
