/// A part of the world that some of the demo's people come from: how people are called and live
/// there, in its own script.
///
/// In the patterns `#` stands for any digit and `%` for one that is not 0. The telephone numbers
/// are of the ranges that the countries keep for films where there are such, else with zeros that
/// nobody's number has, so that nobody is rung up from a demo.
struct DemoRegion {
  /// The order of the parts of a name.
  enum Order {
    case givenFamily
    case familyGiven
    /// The family's name first, and no blank between.
    case joined
    /// One name is all there is.
    case single
  }

  var order = Order.givenFamily
  /// The given names, parted by commas.
  var given: String
  /// The names of families, parted by commas.
  var family = ""
  var phone: String
  /// Streets as an address names them, with the number of the house.
  var streets: String
  /// The last line of an address, with the postal code.
  var towns: String

  /// All regions, in the order of the files beside this one.
  static let all = western + northern + southern + slavic + nearEastern + asian + african
}

extension DemoRegion {
  /// A region with its lists taken apart.
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
