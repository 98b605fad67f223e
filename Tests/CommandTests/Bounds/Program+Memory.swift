import BrowserDriver
import Foundation

extension Program {
  /// Returns the memory of the running program in kB, from a line of its status, or `nil` if the
  /// system has no such file. `VmRSS` is the current memory, `VmHWM` the peak.
  func memory(_ line: String = "VmRSS") -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8) else {
      return nil
    }
    let found = text.split(separator: "\n").first { $0.hasPrefix("\(line):") }
    return found?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
