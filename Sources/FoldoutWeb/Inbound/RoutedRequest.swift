import FoldoutApp
import FoldoutForms
import FoldoutScreens
import HTTPTypes

/// A request with the values derived from it once: its address, its form, its submission, and the
/// environment of its answer.
@dynamicMemberLookup
struct RoutedRequest: Sendable {
  /// The request as it was read, with the fingerprint of the page that sent it.
  private(set) var request: SiteRequest
  /// The page that its path names; `nil` if the program has none there.
  let address: Address?
  /// The environment in which it is answered, with a fixed current time.
  let environment: FormEnvironment
  private let formResult: Result<Parameters, WebRequestError>
  private let submissionResult: Result<Submission, WebRequestError>

  /// Derives all values. A body that is not a form is refused only when the form is used.
  init(_ request: SiteRequest, screens: [Screen], resolver: EnvironmentResolver) {
    var request = request
    switch request.method {
    case .post:
      formResult = Result { () throws(WebRequestError) in try request.form() }
      request.pageFingerprint = try? formResult.get()[.from]
    default:
      formResult = .success(.none)
      if request.wantsBatch { request.pageFingerprint = request.query[.from] }
    }
    let scope: Submission.Scope = request.wantsBatch ? .field : .form
    let formResult = formResult
    submissionResult = Result { () throws(WebRequestError) in
      try Submission(formResult.get(), scope)
    }
    self.request = request
    address = Address(path: request.path, screens: screens)
    environment = resolver.environment(for: request)
  }

  /// The name of one of our static files; `nil` for any other path.
  var assetName: String? {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: true)
    return parts.count == 2 && parts[0] == "_" ? String(parts[1]) : nil
  }

  subscript<Value>(dynamicMember member: KeyPath<SiteRequest, Value>) -> Value {
    request[keyPath: member]
  }

  /// Sets a parameter of the address. It must not concern the environment, which is not derived
  /// again.
  mutating func set(_ parameter: PageParameter, _ value: String) {
    request.query.set(parameter, value)
  }

  /// Returns the body as a form's parameters. Throws if it is not a form.
  func form() throws(WebRequestError) -> Parameters { try formResult.get() }

  /// Returns the body as a submission: of one field if the script sent it, else of a whole form.
  /// Throws if the body is not a valid submission.
  func submission() throws(WebRequestError) -> Submission { try submissionResult.get() }
}
