import FoldoutForms

/// A small world of choices: a record with a property of every type.
///
/// Each property has fields that are required or optional, and that allow other values or not.
struct ChoiceWorld: Sendable, Equatable {
  enum Suit: String, CaseIterable, Sendable { case hearts, spades }
  enum Level: Int, CaseIterable, Sendable {
    case low = 1
    case high = 2
  }

  var text = "hearts"
  var textOrNone: String?
  var number = 1
  var numberOrNone: Int?
  var suit = Suit.hearts
  var suitOrNone: Suit?
  var level = Level.low
  var levelOrNone: Level?

  /// Makes the fields. The options are two suits by name for a text, and two levels by number for
  /// any other type.
  static func fields(allowsOther: Bool) -> [any FormField<ChoiceWorld>] {
    let suits = ["hearts", "spades"]
    let suit: @Sendable (String) -> String? = { $0 == "hearts" ? "Hearts" : "Spades" }
    let level: @Sendable (Int) -> String? = { $0 == 1 ? "Low" : "High" }
    let plain: [any FormField<ChoiceWorld>] = [
      ChoiceField("Text", \.text, options: suits, title: suit, allowsOther: allowsOther),
      ChoiceField(
        "Text or none", \.textOrNone, options: { _ in suits }, title: suit,
        allowsOther: allowsOther),
      ChoiceField("Number", \.number, options: [1, 2], title: level, allowsOther: allowsOther),
      ChoiceField(
        "Number or none", \.numberOrNone, options: { _ in [1, 2] }, title: level,
        allowsOther: allowsOther),
    ]
    guard !allowsOther else { return plain }
    let cases: [any FormField<ChoiceWorld>] = [
      ChoiceField("Suit", \.suit), ChoiceField("Suit or none", \.suitOrNone),
      ChoiceField("Level", \.level, options: Level.allCases) { $0 == .low ? "Low" : "High" },
      ChoiceField("Level or none", \.levelOrNone, options: { _ in Level.allCases }) {
        $0 == .low ? "Low" : "High"
      },
    ]
    return plain + cases
  }

  /// Forms with one field each.
  static var forms: [Form<ChoiceWorld>] {
    [false, true].flatMap { isRequired in
      [false, true].flatMap { fields(allowsOther: $0) }.map { field in
        let described = isRequired ? field.required() : field
        return Form<ChoiceWorld>(
          "World", sections: [Section(id: "", title: "", fields: [described.field])])
      }
    }
  }

  /// The possible stored values: each listed one, an unlisted one, NULL, and one of another class.
  static func stored(isText: Bool) -> [StoredValue] {
    isText
      ? [.text("hearts"), .text("spades"), .text("zz"), .null, .integer(5)]
      : [.integer(1), .integer(2), .integer(8), .null, .text("zz")]
  }

  /// Returns texts that may be typed, each with the value of the option that it names.
  static func entries(isText: Bool) -> [(text: String, named: FieldValue?)] {
    let first: FieldValue = isText ? .text("hearts") : .whole(1)
    let second: FieldValue = isText ? .text("spades") : .whole(2)
    return isText
      ? [
        ("Hearts", first), ("hearts", first), (" HEARTS ", first), ("sPades", second),
        ("zz", nil), ("q\u{301}", nil), ("", nil), (" \t", nil),
      ]
      : [
        ("Low", first), ("1", first), (" LOW ", first), ("٢", second), ("+2", second), ("8", nil),
        ("zz", nil), ("", nil), (" ", nil),
      ]
  }
}
