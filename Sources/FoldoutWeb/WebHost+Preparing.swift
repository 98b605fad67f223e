import Dispatch
import Foundation
import FoldoutForms
import FoldoutScreens
import NIOCore

extension WebHost {
  /// The descriptors that must be free before anything is opened: three for the event loop of each
  /// core, and 18 for the socket, the signals, the database with its log and its journal, and some
  /// connections.
  static let minFreeDescriptors = 18 + 3 * System.coreCount

  /// Sets up what the first page would set up, and makes sure that there are descriptors for what
  /// is opened later.
  ///
  /// Foundation reads the system's time zone and its calendars from files, and ends the process
  /// where it cannot open one. So a program that opens files before
  /// ``run(host:port:logger:listening:)`` asks for it first. Throws `tooFewDescriptors`.
  /// Complexity: some milliseconds on another thread, once; ``run(host:port:logger:listening:)``
  /// waits for them.
  public static func prepare() throws(HostError) {
    try Descriptors.check(free: minFreeDescriptors)
    DispatchQueue.global(qos: .userInitiated).async { _ = prepared }
  }

  /// A date and a number, written once: another language opens no other file.
  static let prepared: String = {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .current, now: Date())
    return "\(environment.text(of: environment.nowDateTime)) "
      + environment.byteCount(1_234_567)
  }()
}

extension WebHost {
  /// The port that a text names; the usual one for none.
  static func port(_ text: String?) throws(HostError) -> Int {
    guard let text else { return 8080 }
    guard let port = Int(text), (0...65_535).contains(port) else { throw .notAPort(text) }
    return port
  }

  /// Throws `clock` for a moment on no day there is.
  static func check(clock now: Date) throws(HostError) {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .current, now: now)
    guard environment.knowsToday else { throw .clock }
  }
}

/// The descriptors of this process.
enum Descriptors {
  /// Throws where fewer are free. It takes them and gives them back, which counts those of each
  /// part of the process, and works on every system.
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
