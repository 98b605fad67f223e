import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// The owner of the program at the other end of a connection.
@Suite struct SocketOwnerTests {
  private static let isTold = FileManager.default.isReadableFile(atPath: "/proc/net/tcp")

  @Test("Only the server's own user, root or an unknown owner may send requests", .promise(8))
  func whoMayAsk() {
    for (owner, answers) in [
      (PeerOwner.user(1000), [true, false, false]), (.user(1001), [false, true, false]),
      (.user(0), [true, true, true]), (.user(.max), [false, false, false]),
      (.closed, [false, false, false]), (.notProvided, [true, true, true]),
    ] {
      #expect([1000, 1001, 0].map { owner.maySendRequests(to: $0) } == answers, "\(owner)")
    }
  }

  /// By the kernel's answer over netlink, and by its list of connections.
  @Test(
    "The owner of an open connection is its user", .promise(8),
    .enabled(if: isTold, "this system does not tell"), arguments: [true, false])
  func anOpenEndIsItsUsers(usesNetlink: Bool) throws {
    let owners = SocketOwners(usesNetlink: usesNetlink)
    let pair = try LoopbackPair()
    #expect(owners.owner(of: pair.peer, connectedTo: pair.own) == .user(geteuid()))
    #expect(owners.owner(of: pair.own, connectedTo: pair.peer) == .user(geteuid()))
  }

  /// A client that sent a change and closed is not taken for root, which the system lists as the
  /// owner of orphaned sockets.
  @Test(
    "A closed connection belongs to nobody, and not to root", .promise(8),
    .enabled(if: isTold, "this system does not tell"), arguments: [true, false], [true, false])
  func aClosedEndIsNobodys(usesNetlink: Bool, atOnce: Bool) throws {
    let owners = SocketOwners(usesNetlink: usesNetlink)
    let other = try LoopbackPair()
    #expect(owners.owner(of: other.peer, connectedTo: other.own) == .user(geteuid()))
    let pair = try LoopbackPair()
    pair.hangUp(atOnce: atOnce)
    let owner = owners.owner(of: pair.peer, connectedTo: pair.own)
    // Some systems keep the former owner.
    #expect(owner == .closed || (owner == .user(geteuid()) && geteuid() != 0))
  }

  @Test(
    "A process that listens on a client's port is not taken for the client", .promise(8),
    .enabled(if: isTold, "this system does not tell"), arguments: [true, false])
  func whoListensIsNotAsked(usesNetlink: Bool) throws {
    let owners = SocketOwners(usesNetlink: usesNetlink)
    let pair = try LoopbackPair()
    _ = owners.owner(of: pair.peer, connectedTo: pair.own)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    // A socket that listens without being bound gets a free port on all addresses.
    #expect(listen(listener, 1) == 0)
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    #expect(code == 0)
    let port = UInt16(bigEndian: address.sin_port)
    let absent = Endpoint(address: [127, 0, 0, 1], port: port)
    #expect(owners.owner(of: absent, connectedTo: pair.own) == .closed)
  }

  /// Closed connections stay in the list for a minute, which makes it long.
  @Test(
    "A long list of closed connections is read completely",
    .enabled(if: isTold, "this system does not tell"))
  func aLongListIsReadWhole() throws {
    for _ in 0..<600 { try LoopbackPair().hangUp(atOnce: false) }
    let pairs = try (0..<20).map { _ in try LoopbackPair() }
    for pair in pairs {
      let owner = try ListedSockets.owner(of: pair.peer, connectedTo: pair.own)
      #expect(owner == .user(geteuid()))
    }
  }

  /// Otherwise anybody could be admitted by using up all descriptors.
  @Test("A peer is refused if its owner cannot be looked up for lack of descriptors or memory")
  func aLackAdmitsNobody() {
    let ends = Endpoint(address: [127, 0, 0, 1], port: 1)
    for (code, owner) in [
      (EMFILE, PeerOwner.closed), (ENFILE, .closed), (ENOMEM, .closed), (ENOBUFS, .closed),
      (EACCES, .notProvided), (ENOENT, .notProvided),
    ] {
      let owners = SocketOwners(usesNetlink: false) { (_, _) throws(LookupError) in
        try LookupError.check(code)
        return nil
      }
      #expect(owners.owner(of: ends, connectedTo: ends) == owner, "\(code)")
    }
  }

  @Test("The kernel's list of connections is parsed")
  func theListIsRead() {
    let list = ListedSockets(
      """
        sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 11 1
         1: 0100007F:9C40 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000        0 12 1
         2: 0100007F:1F90 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  1001        0 13 1
         3: 0100007F:9C41 0100007F:1F90 05 00000000:00000000 00:00000000 00000000     0        0 0 1
      """)
    let home: [UInt8] = [127, 0, 0, 1]
    let server = Endpoint(address: home, port: 8080)
    func owner(_ port: UInt16) -> PeerOwner? {
      list.owner(of: Endpoint(address: home, port: port), connectedTo: server)
    }
    #expect([owner(40000), owner(40001), owner(40002)] == [.user(1000), .closed, nil])
    #expect(
      Endpoint(address: home, port: 8080).mapped.listed == "0000000000000000FFFF00000100007F:1F90")
  }

  @Test("Loopback addresses are recognised")
  func loopback() {
    for (address, isOurs) in [
      ([127, 0, 0, 1], true), ([127, 9, 9, 9], true), ([192, 168, 1, 2], false),
      ([UInt8](repeating: 0, count: 15) + [1], true), ([UInt8](repeating: 0, count: 16), false),
      (Endpoint(address: [127, 0, 0, 1], port: 1).mapped.address, true),
      (Endpoint(address: [192, 168, 1, 2], port: 1).mapped.address, false),
      ([0x20] + [UInt8](repeating: 0, count: 14) + [1], false),
    ] as [([UInt8], Bool)] {
      #expect(Endpoint(address: address, port: 1).isLoopback == isOurs, "\(address)")
    }
  }
}
