import Foundation

/// Prints every figure with its limit, in one table: `make bench`.
///
/// The one argument is the built program. A missed limit is printed as missed and fails nothing:
/// a figure is no gate.
@main
enum Figures {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: Figures FOLDOUT")
      exit(64)
    }
    print("load average at the start: \(loadAverage)")
    print(Figure.heading)
    measureEngine()
    try measureServer(program: CommandLine.arguments[1])
    print("load average at the end: \(loadAverage)")
  }

  private static var loadAverage: String {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text?.split(separator: " ").prefix(3).joined(separator: " ") ?? "unknown"
  }
}
