/// A region that some of the demo's people come from: its names, telephone numbers and addresses,
/// in its own script.
///
/// In patterns `#` is any digit, and `%` any digit but 0. The telephone numbers are from ranges
/// reserved for fiction if the country has one; otherwise they have zeros that no real number has.
/// So nobody is called because of the demo.
struct DemoRegion {
  /// The order of the parts of a name.
  enum Order {
    case givenFamily
    case familyGiven
    /// The family name first, without a space.
    case joined
    /// A single name.
    case single
  }

  var order = Order.givenFamily
  /// The given names, separated by commas.
  var given: String
  /// The family names, separated by commas.
  var family = ""
  var phone: String
  /// The first lines of addresses, with street and house number, separated by ` | `.
  var streets: String
  /// The last lines of addresses, with the postal code, separated by ` | `.
  var towns: String

  /// All regions, in the order of the files beside this one.
  static let all = western + northern + southern + slavic + nearEastern + asian + african
}

extension DemoRegion {
  /// A region with its lists split.
  struct Lists {
    var order: Order
    var given: [Substring]
    var family: [Substring]
    var phone: String
    var streets: [Substring]
    var towns: [Substring]
  }

  var lists: Lists {
    func parts(_ text: String) -> [Substring] { text.split(separator: ", ") }
    func lines(_ text: String) -> [Substring] { text.split(separator: " | ") }
    return Lists(
      order: order, given: parts(given), family: parts(family), phone: phone,
      streets: lines(streets), towns: lines(towns))
  }
}
