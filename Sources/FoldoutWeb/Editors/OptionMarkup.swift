/// Options of a native list, as wheels and mini pickers have by the dozen.
enum OptionMarkup {
  /// An option, with what is shown instead where there is little room.
  ///
  /// Its value is its title where nothing else is said, and its end tag is left out, as HTML allows
  /// between options: a calendar with a time has 120 of them, which is a tenth of the drawer.
  static func option(
    _ title: String, value: String, short: String? = nil, isChosen: Bool, isOffered: Bool = true
  ) -> Markup {
    let told: Markup = title == value ? "" : " value=\"\(value)\""
    let narrow: Markup = short.map { " data-short=\"\($0)\"" } ?? ""
    return
      "<option\(told)\(narrow)\("selected", if: isChosen)\("disabled", if: !isOffered)>\(title)"
  }
}
