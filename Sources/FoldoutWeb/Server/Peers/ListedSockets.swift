import Foundation

/// A list of all connections that Linux provides as a text, with one line for each.
///
/// ```
///   sl  local_address rem_address   st tx_queue:rx_queue tr:when retrnsmt   uid  timeout inode
///   0: 0100007F:9C40 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000 0 12345 …
/// ```
struct ListedSockets {
  /// The lines below the heading.
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n").dropFirst().map { $0 }
  }

  /// Returns the owner of the peer's end of a connection; `nil` if the list doesn't have it.
  func owner(of peer: Endpoint, connectedTo own: Endpoint) -> PeerOwner? {
    let ends = "\(peer.listed) \(own.listed) "
    for line in lines where line.contains(ends) {
      let parts = line.split(separator: " ")
      guard parts.count > 9, parts[1] == peer.listed, let user = UInt32(parts[7]) else { continue }
      // Inode 0: the program has closed the socket. Newer systems list its user, older ones root.
      return parts[9] != "0" ? .user(user) : user == 0 ? .closed : .user(user)
    }
    return nil
  }

  /// Returns the owner in the system's lists; `nil` if there are no lists, or none has it.
  ///
  /// A program may use an IPv6 socket for an IPv4 address, so both lists are read. Throws if a list
  /// cannot be read for lack of descriptors or memory.
  static func owner(
    of peer: Endpoint, connectedTo own: Endpoint
  ) throws(LookupError) -> PeerOwner? {
    for (name, ends) in [("tcp", (peer, own)), ("tcp6", (peer.mapped, own.mapped))] {
      guard let text = try text(of: "/proc/net/\(name)") else { continue }
      if let owner = ListedSockets(text).owner(of: ends.0, connectedTo: ends.1) { return owner }
    }
    return nil
  }

  /// Returns the whole text of a file in `/proc`; `nil` if it cannot be opened.
  ///
  /// Such a file is generated while it is read and reports no size, so functions that rely on sizes
  /// return only a part of it.
  private static func text(of path: String) throws(LookupError) -> String? {
    guard let file = fopen(path, "r") else {
      try LookupError.check()
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    if ferror(file) != 0 { try LookupError.check() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Endpoint {
  /// The address and port as in the list: hexadecimal, each four bytes as a number in host byte
  /// order.
  var listed: String {
    let words = stride(from: 0, to: address.count, by: 4).map { start in
      let word = address[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return String(format: "%08X", UInt32(bigEndian: word))
    }
    return words.joined() + String(format: ":%04X", port)
  }
}
