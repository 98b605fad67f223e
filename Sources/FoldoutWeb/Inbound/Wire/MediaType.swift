/// The media types that requests ask for.
enum MediaType {
  /// The type of a batch for the script.
  static let batch = "application/vnd.foldout.batch+json"
}
