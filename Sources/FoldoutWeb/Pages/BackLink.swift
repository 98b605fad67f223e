/// A page with its title, to go back to.
struct BackLink: Sendable, Equatable {
  var path: String
  var title: String
}
