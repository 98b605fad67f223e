/// The measured programs, Foldout and the bare route, and the folder of their files.
struct Programs {
  let foldout: String
  let bare: String
  let folder: String

  /// The program with a short and a long ribbon, which is built into the bare one's folder.
  var ribbons: String { bare.replacing(/[^\/]+$/, with: "Ribbons") }

  /// Starts Foldout on a database, by default read-only.
  func open(_ file: String, readOnly: Bool = true) throws -> Server {
    try Server(foldout, ["open", file, "--port", "0"] + (readOnly ? ["--read-only"] : []))
  }
}
