/// A link to a page, with its title.
struct BackLink: Sendable, Equatable {
  var path: String
  var title: String
}
