/// The address of a screen of the site.
enum ScreenPath: Sendable, Equatable {
  /// A list, and the path of its records if they have screens.
  case list(at: String, records: String?)
  /// One record.
  case single(at: String)
}
