/// Why the demo's database could not be made, in the system's own words.
struct DemoFault: Error, Hashable {
  var path: String
  var reason: String

  /// The fault in words.
  var sentence: String {
    let reason = reason.hasSuffix(".") ? reason : reason + "."
    return "\(path) could not be made: \(reason) Give another place with --file."
  }
}
