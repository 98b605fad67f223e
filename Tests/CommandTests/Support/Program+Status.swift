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

  /// The processor time that the running program has used, in seconds; `nil` if the system has no
  /// such file.
  var processorTime: Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else {
      return nil
    }
    // After the name in parentheses: the state is the first field, the two times are the twelfth
    // and the thirteenth.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      return nil
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
