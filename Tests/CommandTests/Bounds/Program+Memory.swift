import BrowserDriver
import Foundation

extension Program {
  /// The memory of the running program in kB, by a line of its status: `VmRSS` is what it has now,
  /// `VmHWM` the most that it ever had. `nil` where the system keeps no such file.
  func memory(_ line: String = "VmRSS") -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8) else {
      return nil
    }
    let found = text.split(separator: "\n").first { $0.hasPrefix("\(line):") }
    return found?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
