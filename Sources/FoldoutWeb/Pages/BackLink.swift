/// A link to a page, with its title.
struct BackLink: Sendable, Equatable {
  var path: String
  var title: String
}

extension BackLink {
  /// Returns the link with the environment in its address.
  func keeping(_ environment: KeptEnvironment) -> BackLink {
    BackLink(path: environment.added(to: path), title: title)
  }
}
