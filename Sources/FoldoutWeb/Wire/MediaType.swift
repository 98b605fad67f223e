/// The types of answers that are asked for by name.
enum MediaType {
  /// A batch, as the script asks for it.
  static let batch = "application/vnd.foldout.batch+json"
}
