import FoldoutForms
import HTTPTypes

/// The files that the pages load, each under a name with its content's hash, compressed once.
struct Assets: Sendable {
  /// One file.
  struct File: Sendable {
    let name: String
    let type: String
    let bytes: [UInt8]
    let compressed: [UInt8]?

    init(stem: String, ending: String, type: String, bytes: [UInt8]) {
      var digest = Digest()
      digest.combine(bytes)
      name = "\(stem).\(digest.text).\(ending)"
      self.type = type
      self.bytes = bytes
      compressed = Gzip.compress(bytes, level: 9)
    }

    /// Where the file is.
    var path: String { Address.asset(name).path }
  }

  /// What every page loads.
  let script: File
  /// What the script loads by itself, after the first view.
  let wheels: File
  let style = File(
    stem: "foldout", ending: "css", type: "text/css; charset=utf-8",
    bytes: PackageResources.foldout_css)
  let icon = File(
    stem: "icon", ending: "svg", type: "image/svg+xml", bytes: PackageResources.icon_svg)

  init() {
    let type = "text/javascript; charset=utf-8"
    wheels = File(
      stem: "wheels", ending: "js", type: type, bytes: Assets.bytes(of: PackageResources.wheels_js))
    // A file's name has its content's hash, so the script has to be told it.
    let named = String(decoding: PackageResources.foldout_js, as: UTF8.self)
      .replacing("./wheels.js", with: "./\(wheels.name)")
    script = File(
      stem: "foldout", ending: "js", type: type, bytes: Assets.bytes(of: Array(named.utf8)))
  }

  /// The answer with the file of that name.
  func answer(_ name: String, accepting encodings: String?) -> Answer? {
    guard let file = [script, wheels, style, icon].first(where: { $0.name == name }) else {
      return nil
    }
    var answer = Answer(type: file.type, caching: .forever, body: file.bytes)
    // Nothing else makes a difference; by Cookie, the first cookie would fetch all files again.
    answer.headers[.vary] = "Accept-Encoding"
    guard let compressed = file.compressed, Answer.takesGzip(encodings) else { return answer }
    answer.body = compressed
    answer.headers[.contentEncoding] = "gzip"
    return answer
  }

  /// A script without the lines that are comments, and without indentation: they are for those who
  /// read it here, and a fifth of what would be sent. It has no text of several lines, in which
  /// either could mean something.
  private static func bytes(of script: [UInt8]) -> [UInt8] {
    let lines = String(decoding: script, as: UTF8.self).split(separator: "\n")
      .map { $0.drop(while: { $0 == " " }) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
