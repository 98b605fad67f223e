import BrowserDriver
import Foundation
import TestSupport

/// The log of what a program asks of the disk, by a small library that is preloaded into it.
struct DiskLog {
  /// An operation on a file of the folder, or an answer of the program.
  enum Operation {
    case opened(Int, String)
    case closed(Int)
    case wrote(Int, offset: Int, [UInt8])
    case sized(Int, Int)
    case synced(Int)
    case unlinked(String)
    case answered(String)
  }

  private let scratch: Scratch
  private let folder: URL

  /// Compiles the library, which logs the operations in a folder.
  init(of folder: URL) throws {
    self.folder = folder
    scratch = try Scratch("log")
    let source = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../../Shared/disk-log.c").standardized
    let compiler = try Program(
      DiskLog.compiler ?? "cc",
      ["-shared", "-fPIC", "-O1", "-pthread", source.path, "-o", scratch.path("log.so")])
    guard try compiler.waitForEnd() == .exited(0) else {
      throw DriverError.programEnded(name: "cc", output: compiler.errorText)
    }
  }

  /// The variables by which a program is logged.
  var environment: [String: String] {
    [
      "LD_PRELOAD": scratch.path("log.so"), "DISK_LOG": scratch.path(), "DISK_FOLDER": folder.path,
    ]
  }

  /// The first C compiler in `PATH`; `nil` without one, or where nothing can be preloaded.
  static let compiler: String? = {
    #if os(Linux)
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return ["cc", "clang", "gcc"].first { name in
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
      }
    #else
      return nil
    #endif
  }()

  /// Reads the operations so far, except one that is logged in part.
  func operations() throws -> [Operation] {
    let log = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path())))
    var operations: [Operation] = []
    var start = 0
    while let end = log[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: log[start..<end], as: UTF8.self)
        .split(separator: " ", maxSplits: 2)
      start = end + 1
      guard words.count > 1 else { break }
      let number = Int(words[1]) ?? 0
      func bytes(_ count: Int) -> [UInt8]? {
        guard start + count <= log.count else { return nil }
        defer { start += count }
        return Array(log[start..<start + count])
      }
      switch (words[0], words.count) {
      case ("open", 3): operations.append(.opened(number, String(words[2])))
      case ("close", 2): operations.append(.closed(number))
      case ("write", 3):
        let numbers = words[2].split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2, let bytes = bytes(numbers[1]) else { return operations }
        operations.append(.wrote(number, offset: numbers[0], bytes))
      case ("size", 3): operations.append(.sized(number, Int(words[2]) ?? 0))
      case ("sync", 2): operations.append(.synced(number))
      case ("unlink", _):
        operations.append(.unlinked(words.dropFirst().joined(separator: " ")))
      case ("answer", 2):
        guard let bytes = bytes(number) else { return operations }
        operations.append(.answered(String(decoding: bytes, as: UTF8.self)))
      default: return operations
      }
    }
    return operations
  }
}
