import Dispatch
import Foundation
import FoldoutForms
import FoldoutScreens
import NIOCore

extension WebHost {
  /// The number of file descriptors that must be free before anything is opened.
  ///
  /// Three for the event loop of each core, and 18 for the socket, the signals, the database with
  /// its log and its journal, and some connections.
  static let minFreeDescriptors = 18 + 3 * System.coreCount

  /// Loads what the first page needs, and checks that enough file descriptors are free.
  ///
  /// Foundation reads the system's time zone and its calendars from files, and ends the process if
  /// it cannot open one. So a program that opens files before ``run(host:port:logger:listening:)``
  /// should call this function first. Throws `tooFewDescriptors`. Complexity: some milliseconds on
  /// another thread, once; ``run(host:port:logger:listening:)`` waits for them.
  public static func prepare() throws(HostError) {
    try Descriptors.check(free: minFreeDescriptors)
    DispatchQueue.global(qos: .userInitiated).async { _ = prepared }
  }

  /// A date and a number, formatted once so that Foundation opens its files. Other languages need
  /// no further files.
  static let prepared: String = {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .current, now: Date())
    return "\(environment.text(of: environment.nowDateTime)) "
      + environment.byteCount(1_234_567)
  }()
}

extension WebHost {
  /// Parses a port number; returns 8080 for `nil`.
  static func port(_ text: String?) throws(HostError) -> Int {
    guard let text else { return 8080 }
    guard let port = Int(text), (0...65_535).contains(port) else { throw .notAPort(text) }
    return port
  }

  /// Throws `clock` if a moment is outside the years 1 to 9999.
  static func check(clock now: Date) throws(HostError) {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .current, now: now)
    guard environment.knowsToday else { throw .clock }
  }
}

/// The file descriptors of this process.
enum Descriptors {
  /// Throws if fewer than `count` are free. It opens that many and closes them again, which
  /// accounts for every part of the process and works on every system.
  static func check(free count: Int) throws(HostError) {
    var taken: [Int32] = []
    defer { for descriptor in taken { close(descriptor) } }
    while taken.count < count {
      let descriptor = dup(STDIN_FILENO)
      guard descriptor >= 0 else {
        throw .tooFewDescriptors(free: taken.count, needed: count)
      }
      taken.append(descriptor)
    }
  }
}
