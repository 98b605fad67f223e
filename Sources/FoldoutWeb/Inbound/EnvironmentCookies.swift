/// The cookies with which a browser keeps the language and the zone that were chosen for it.
struct EnvironmentCookies {
  /// The cookies: each sets a setting, or deletes it for *automatic*.
  private(set) var cookies: [String] = []
  /// The unknown settings, as parameters of an address. They are not kept.
  private(set) var refused: [String] = []

  /// Reads the form of the settings. Throws `unknownParameter` for any other parameter.
  init(_ form: Parameters) throws(WebRequestError) {
    for pair in form.pairs where !["lang", "zone"].contains(pair.name) {
      throw .unknownParameter(pair.name)
    }
    for (name, isKnown) in [
      ("lang", KeptEnvironment.isKnown(language:)),
      ("zone", KeptEnvironment.isKnown(zone:)),
    ] {
      guard let value = form[name] else { continue }
      if value.isEmpty {
        cookies.append("\(name)=; Path=/; SameSite=Lax; Max-Age=0")
      } else if isKnown(value) {
        let year = 365 * 24 * 60 * 60
        cookies.append(
          "\(name)=\(PercentCoding.encode(value)); Path=/; SameSite=Lax; Max-Age=\(year)")
      } else {
        refused.append("\(name)=\(PercentCoding.encode(value))")
      }
    }
  }
}
