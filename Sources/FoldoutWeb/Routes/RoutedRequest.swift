import FoldoutForms
import FoldoutScreens
import HTTPTypes

/// A request with everything that is derived from it, once: the address it names, the form it
/// sends, the submission that this is, and the environment in which it is answered.
@dynamicMemberLookup
struct RoutedRequest: Sendable {
  /// The request as it was read, with the fingerprint of the page that sent it.
  private(set) var request: SiteRequest
  /// The address that its path names; `nil` for none of the site's.
  let address: Address?
  /// The environment in which it is answered, at one moment.
  let environment: FormEnvironment
  private let sent: Result<Parameters, WebRequestError>
  private let submitted: Result<Submission, WebRequestError>

  /// Derives everything; a body that is no form is refused where the form is used.
  init(_ request: SiteRequest, screens: [Screen], resolver: EnvironmentResolver) {
    var request = request
    switch request.method {
    case .post:
      sent = Result { () throws(WebRequestError) in try request.form() }
      request.shown = try? sent.get()[.from]
    default:
      sent = .success(.none)
      if request.wantsBatch { request.shown = request.query[.from] }
    }
    let scope: Submission.Scope = request.wantsBatch ? .field : .form
    let sent = sent
    submitted = Result { () throws(WebRequestError) in try Submission(sent.get(), scope) }
    self.request = request
    address = Address(path: request.path, screens: screens)
    environment = resolver.environment(for: request)
  }

  subscript<Value>(dynamicMember member: KeyPath<SiteRequest, Value>) -> Value {
    request[keyPath: member]
  }

  /// Sets a parameter of the address, one that says nothing of the environment.
  mutating func set(_ parameter: PageParameter, _ value: String) {
    request.query.set(parameter, value)
  }

  /// The body as a form's parameters. Throws where it is none.
  func form() throws(WebRequestError) -> Parameters { try sent.get() }

  /// The body as a submission: of a field from the script, of a whole form from a page. Throws
  /// where it is none.
  func submission() throws(WebRequestError) -> Submission { try submitted.get() }
}
