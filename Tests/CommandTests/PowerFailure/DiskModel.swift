import Foundation

/// A model of a disk: the files of a folder as it surely keeps them if power is lost.
///
/// As strict as POSIX: bytes are kept once their file was synced after they were written, and a
/// name comes and goes once the folder was synced after that.
struct DiskModel {
  private struct File {
    var written: [UInt8] = []
    var kept: [UInt8] = []
  }

  private let folder: String
  private var files: [File] = []
  /// The positions of files in `files`, by path.
  private var names: [String: Int] = [:]
  private var keptNames: [String: Int] = [:]
  /// The open files by descriptor; `nil` for the folder.
  private var open: [Int: Int?] = [:]

  /// A disk that keeps one file of a folder.
  init(folder: String, keeping path: String) throws {
    self.folder = folder
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    files = [File(written: bytes, kept: bytes)]
    names = [path: 0]
    keptNames = names
  }

  /// Applies one operation.
  mutating func apply(_ operation: DiskLog.Operation) {
    switch operation {
    case .opened(let file, folder): open[file] = .some(nil)
    case .opened(let file, let path):
      if names[path] == nil {
        names[path] = files.count
        files.append(File())
      }
      open[file] = names[path]
    case .closed(let file): open[file] = nil
    case .wrote(let file, let offset, let bytes):
      change(file) { written in
        let end = offset + bytes.count
        written += [UInt8](repeating: 0, count: max(0, end - written.count))
        written.replaceSubrange(offset..<end, with: bytes)
      }
    case .sized(let file, let size):
      change(file) { written in
        written = Array(written.prefix(size))
        written += [UInt8](repeating: 0, count: size - written.count)
      }
    case .synced(let file):
      switch open[file] {
      case .some(.some(let index)): files[index].kept = files[index].written
      case .some(.none): keptNames = names
      case .none: break
      }
    case .unlinked(let path): names[path] = nil
    case .answered: break
    }
  }

  private mutating func change(_ file: Int, _ edit: (inout [UInt8]) -> Void) {
    guard case .some(.some(let index)) = open[file] else { return }
    edit(&files[index].written)
  }

  /// Writes what is kept into another folder.
  func write(to other: URL) throws {
    for (path, index) in keptNames {
      let name = URL(fileURLWithPath: path).lastPathComponent
      try Data(files[index].kept).write(to: other.appendingPathComponent(name))
    }
  }
}
