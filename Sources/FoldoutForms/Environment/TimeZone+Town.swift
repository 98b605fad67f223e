package import Foundation

extension TimeZone {
  /// The place that a zone is named after: `America/New_York` is New York; of a zone without a
  /// place its whole name.
  ///
  /// Foundation calls GMT what browsers call UTC; both stand on our screens, so one name is used.
  package var town: String {
    let place = identifier.split(separator: "/").last ?? ""
    return identifier == "GMT" ? "UTC" : String(place.replacing("_", with: " "))
  }
}
