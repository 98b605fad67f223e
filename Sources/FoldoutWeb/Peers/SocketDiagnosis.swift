#if canImport(Glibc)
  import Glibc
#endif

/// One question to Linux about one socket, and its answer, as `linux/inet_diag.h` lays them out.
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
  /// The number by which the answer is known.
  let number: UInt32

  private static let family: Int32 = 16
  private static let protocolNumber: Int32 = 4
  private static let byFamily: UInt16 = 20
  private static let isRequest: UInt16 = 1
  private static let listening: UInt8 = 10

  /// The message. The socket that is asked about is the peer's, whose own end is the peer's
  /// address.
  var message: [UInt8] {
    var body: [UInt8] = [peer.address.count == 4 ? 2 : 10, 6, 0, 0]
    body.append(number: UInt32.max)
    for port in [peer.port, own.port] { body += [UInt8(port >> 8), UInt8(port & 0xFF)] }
    for end in [peer, own] {
      body += end.address + [UInt8](repeating: 0, count: 16 - end.address.count)
    }
    body.append(number: UInt32(0))
    // Any cookie.
    body.append(number: UInt64.max)
    var message: [UInt8] = []
    message.append(number: UInt32(16 + body.count))
    message.append(number: SocketDiagnosis.byFamily)
    message.append(number: SocketDiagnosis.isRequest)
    message.append(number: number)
    message.append(number: UInt32(0))
    return message + body
  }

  /// Reads an answer; `nil` where there is no such socket, or where it is not an answer to this.
  func owner(in answer: ArraySlice<UInt8>) -> PeerOwner? {
    let bytes = Array(answer)
    guard bytes.count >= 88, bytes.number(at: 4, UInt16.self) == SocketDiagnosis.byFamily,
      // Where there is no connection the kernel looks for somebody who listens at the port.
      bytes[17] != SocketDiagnosis.listening
    else { return nil }
    let user = bytes.number(at: 80, UInt32.self)
    // A socket that its program has closed belongs to root, or to who had it, in newer systems.
    guard bytes.number(at: 84, UInt32.self) != 0 else { return user == 0 ? .nobody : .user(user) }
    return .user(user)
  }

  #if canImport(Glibc)
    /// A socket to the kernel; -1 where there is none to be had.
    static func open() -> Int32 {
      socket(family, Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue), protocolNumber)
    }

    /// Asks the kernel, which has answered when the question is sent.
    func ask(on socket: Int32) -> PeerOwner? {
      let message = message
      guard send(socket, message, message.count, 0) == message.count else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1024)
      while true {
        let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EINTR { continue }
        guard count >= 16 else { return nil }
        // An answer that somebody did not wait for.
        guard buffer.number(at: 8, UInt32.self) == number else { continue }
        return owner(in: buffer[..<count])
      }
    }
  #else
    static func open() -> Int32 { -1 }

    func ask(on socket: Int32) -> PeerOwner? { nil }
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
