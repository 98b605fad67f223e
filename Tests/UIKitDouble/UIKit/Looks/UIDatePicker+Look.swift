extension UIDatePicker: HasNaturalSize {
  /// The texts of a compact picker's buttons: the day, the time, or both.
  var compactTexts: [String] {
    guard datePickerStyle == .compact else {
      refuse(.unknown, "a date picker of the style \(datePickerStyle): only compact ones are drawn")
      return []
    }
    switch datePickerMode {
    case .date: return [words(.medium, .none)]
    case .time: return [words(.none, .short)]
    case .dateAndTime: return [words(.medium, .none), words(.none, .short)]
    case .countDownTimer, .yearAndMonth:
      refuse(.unknown, "a compact date picker of the mode \(datePickerMode)")
      return []
    }
  }

  /// The date in the picker's own locale, calendar and zone; the machine's are never asked.
  private func words(_ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    DateWords.formatter(
      for: .init(
        locale: locale ?? Locale(identifier: "en_US"), calendar: calendar,
        zone: timeZone ?? .gmt, day: day, time: time)
    ).string(from: date)
  }

  private var compactFont: UIFont {
    .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// The buttons' texts with their places, in the middle of the view's end.
  func compactParts(in area: CGRect) -> [(frame: CGRect, block: TextBlock)] {
    let blocks = compactTexts.map {
      TextBlock(runs: [.init(text: $0, font: compactFont)], mode: .clipped)
    }
    let sizes = blocks.map { $0.size(width: .infinity) }
    let total = sizes.reduce(0) { $0 + $1.width + 24 } + 8 * CGFloat(max(0, sizes.count - 1))
    var x = area.maxX - total
    return zip(blocks, sizes).map { block, size in
      let frame = CGRect(
        x: x, y: ((area.height - size.height - 14) / 2).roundedToPixel, width: size.width + 24,
        height: size.height + 14)
      x = frame.maxX + 8
      return (isMirrored ? frame.mirrored(in: area) : frame, block)
    }
  }

  func naturalSize(width: CGFloat) -> CGSize {
    let frames = compactParts(in: .zero).map(\.frame)
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    return CGSize(width: union.width, height: union.height)
  }
}

/// The formatters of compact pickers; making one takes longer than a whole layout.
@MainActor
enum DateWords {
  /// All that a formatter's words depend on.
  struct Key: Hashable {
    var locale: Locale
    var calendar: Calendar
    var zone: TimeZone
    var day: DateFormatter.Style
    var time: DateFormatter.Style
  }

  private static var formatters: [Key: DateFormatter] = [:]

  /// A formatter for a key, made once.
  static func formatter(for key: Key) -> DateFormatter {
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = key.locale
    formatter.calendar = key.calendar
    formatter.timeZone = key.zone
    formatter.dateStyle = key.day
    formatter.timeStyle = key.time
    formatters[key] = formatter
    return formatter
  }
}
