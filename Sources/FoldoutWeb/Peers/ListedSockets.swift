import Foundation

/// The list of all connections that Linux keeps as a text, a line for each.
///
/// ```
///   sl  local_address rem_address   st tx_queue:rx_queue tr:when retrnsmt   uid  timeout inode
///   0: 0100007F:9C40 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000 0 12345 …
/// ```
struct ListedSockets {
  /// The lines below the first.
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n").dropFirst().map { $0 }
  }

  /// The owner of one end of a connection; `nil` where it is not in the list.
  func owner(of peer: Endpoint, connectedTo own: Endpoint) -> PeerOwner? {
    let ends = "\(peer.listed) \(own.listed) "
    for line in lines where line.contains(ends) {
      let words = line.split(separator: " ")
      guard words.count > 9, words[1] == peer.listed, let user = UInt32(words[7]) else { continue }
      // A socket that its program has closed has no file any more.
      return words[9] != "0" ? .user(user) : user == 0 ? .nobody : .user(user)
    }
    return nil
  }

  /// The owner by the system's lists; `nil` where there are none, or it is in none of them.
  ///
  /// A program may use a socket of the newer kind for an address of the older one.
  static func owner(of peer: Endpoint, connectedTo own: Endpoint) -> PeerOwner? {
    for (name, ends) in [("tcp", (peer, own)), ("tcp6", (peer.mapped, own.mapped))] {
      guard let text = text(of: "/proc/net/\(name)") else { continue }
      if let owner = ListedSockets(text).owner(of: ends.0, connectedTo: ends.1) { return owner }
    }
    return nil
  }

  /// The whole text of a file that the system makes while it is read; `nil` where it cannot be
  /// opened. Such a file has no size, and what reads by sizes has a part of it.
  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Endpoint {
  /// The address and port as the list has them: four bytes at a time as a number of this machine.
  var listed: String {
    let words = stride(from: 0, to: address.count, by: 4).map { start in
      let word = address[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return String(format: "%08X", UInt32(bigEndian: word))
    }
    return words.joined() + String(format: ":%04X", port)
  }
}
