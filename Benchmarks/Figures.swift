import Foundation

/// Prints every figure with its limit, in one table: `make bench`.
///
/// The arguments are the built program, the bare one, the folder of databases that are kept between
/// runs and, optionally, the parts to measure. A missed limit is printed as missed; the program
/// does not fail.
@main
enum Figures {
  private static let parts: [(name: String, measure: @Sendable (Programs) async throws -> Void)] = [
    ("engine", { _ in measureEngine() }),
    ("starts", { try measureStarts($0, file: Company.file(in: $0.folder)) }),
    ("sizes", { try measureSizes($0, file: Company.file(in: $0.folder)) }),
    ("taps", { try measureTaps($0, file: Company.file(in: $0.folder)) }),
    ("calendars", { try measureCalendars($0) }),
    ("ribbons", { try measureRibbons($0) }),
    ("lists", { try measureLists($0, file: Company.file(in: $0.folder)) }),
    ("records", { try measureRecords($0, file: Company.file(in: $0.folder)) }),
    ("references", { try measureReferences($0, file: Shop.file(in: $0.folder)) }),
    ("searches", { try await measureSearches($0, file: Company.file(in: $0.folder)) }),
    ("finding", { try await measureFinding($0, file: Company.file(in: $0.folder)) }),
    ("changes", { try measureChanges($0, file: Company.file(in: $0.folder)) }),
    ("uploads", { try measureUploads($0, file: Company.file(in: $0.folder)) }),
    ("removals", { try await measureRemovals($0, file: Company.file(in: $0.folder)) }),
    ("memory", { try measureMemory($0, file: Company.file(in: $0.folder)) }),
    ("undo", { try measureUndo($0, file: Company.file(in: $0.folder)) }),
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let wanted = Array(arguments.dropFirst(3))
    guard arguments.count >= 3, wanted.allSatisfy({ name in parts.contains { $0.name == name } })
    else {
      print("usage: Figures FOLDOUT BARE FOLDER [\(parts.map(\.name).joined(separator: " | "))]…")
      exit(64)
    }
    let programs = Programs(
      foldout: CommandLine.arguments[1], bare: CommandLine.arguments[2],
      folder: CommandLine.arguments[3])
    _ = try Company.file(in: programs.folder)
    print("load average at the start: \(loadAverage)")
    print(Figure.heading)
    for part in parts where wanted.isEmpty || wanted.contains(part.name) {
      // A part that fails must not prevent the others.
      do { try await part.measure(programs) } catch {
        print("\(part.name): not measured: \(error)")
      }
    }
    print("load average at the end: \(loadAverage)")
  }

  private static var loadAverage: String {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text?.split(separator: " ").prefix(3).joined(separator: " ") ?? "unknown"
  }
}
