/// The measured programs: Foldout, the bare route beside it, and the folder of their files.
struct Programs {
  let foldout: String
  let bare: String
  let folder: String

  /// The program with a short and a long ribbon, which is built beside the bare one.
  var ribbons: String { bare.replacing(/[^\/]+$/, with: "Ribbons") }

  /// The program over the company's database, which stays as it is.
  func open(_ file: String, readOnly: Bool = true) throws -> Server {
    try Server(foldout, ["open", file, "--port", "0"] + (readOnly ? ["--read-only"] : []))
  }
}
