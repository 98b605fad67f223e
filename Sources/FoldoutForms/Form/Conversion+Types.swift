import Foundation

extension Conversion where Property == String {
  static let text = Conversion(
    toValue: { .text($0) },
    fromValue: { value in
      if case .text(let text) = value { text } else { nil }
    })
}

extension Conversion where Property == Int {
  static let whole = Conversion(
    toValue: { .whole(Int64($0)) },
    fromValue: { value in
      if case .whole(let number) = value { Int(exactly: number) } else { nil }
    })
}

extension Conversion where Property == TimeSpan {
  /// Converts a length of time to its minutes; a number of minutes that is no valid length is
  /// refused.
  static let timeSpan = Conversion(
    toValue: { .whole(Int64($0.totalMinutes)) },
    fromValue: { value in
      if case .whole(let minutes) = value { TimeSpan(minutes: Int(clamping: minutes)) } else { nil }
    })
}

extension Conversion where Property == Decimal {
  static let decimal = Conversion(
    toValue: { .decimal($0) },
    fromValue: { value in
      if case .decimal(let number) = value { number } else { nil }
    })
}

extension Conversion where Property == Double {
  /// Converts to the shortest decimal text, so that 0.1 is edited as 0.1. A decimal that `Double`
  /// cannot represent exactly is refused. A number without a decimal, such as infinity, is kept.
  static let double = Conversion(
    toValue: { $0.decimal.map(FieldValue.decimal) ?? .none },
    fromValue: { value in
      if case .decimal(let number) = value { Double(exactly: number) } else { nil }
    }, mismatch: { $0.decimal == nil ? .real($0) : nil })
}

extension Conversion where Property == Bool {
  static let flag = Conversion(
    toValue: { .flag($0) },
    fromValue: { value in
      if case .flag(let flag) = value { flag } else { nil }
    })
}

extension Conversion where Property == LocalDate {
  static let date = Conversion(
    toValue: { .date($0) },
    fromValue: { value in
      if case .date(let date) = value { date } else { nil }
    })
}

extension Conversion where Property == LocalTime {
  static let time = Conversion(
    toValue: { .time($0) },
    fromValue: { value in
      if case .time(let time) = value { time } else { nil }
    })
}

extension Conversion where Property == YearMonth {
  static let month = Conversion(
    toValue: { .month($0) },
    fromValue: { value in
      if case .month(let month) = value { month } else { nil }
    })
}

extension Conversion where Property == [UInt8] {
  static let bytes = Conversion(
    toValue: { .bytes($0) },
    fromValue: { value in
      if case .bytes(let bytes) = value { bytes } else { nil }
    })
}

extension Conversion where Property == Data {
  static let data = Conversion(
    toValue: { .bytes([UInt8]($0)) },
    fromValue: { value in
      if case .bytes(let bytes) = value { Data(bytes) } else { nil }
    })
}

extension Conversion where Property == UUID {
  /// Converts to the text of its digits, in capital letters. Small letters are accepted.
  static let uuid = Conversion(
    toValue: { .text($0.uuidString) },
    fromValue: { value in
      if case .text(let text) = value { UUID(uuidString: text) } else { nil }
    },
    refusal: { value in
      if case .text(let text) = value { .notAUUID(text: TypedText.excerpt(text)) } else { nil }
    })
}

extension Conversion where Property == URL {
  /// Converts to the address as text. The base of a relative address is kept until another address
  /// is entered.
  static let url = Conversion(
    toValue: { .text($0.absoluteString) },
    fromValue: { value in
      if case .text(let text) = value { URL(string: text) } else { nil }
    },
    refusal: { value in
      if case .text(let text) = value { .notAURL(text: TypedText.excerpt(text)) } else { nil }
    }, isLossy: true)
}

extension Conversion where Property == Date {
  /// Converts to the day and time on a zone's clocks, and back to the earlier of two moments. A
  /// time that the clocks skip becomes the next one; the rules refuse it before.
  static func moment(in zone: TimeZone) -> Conversion {
    let clock = ZoneClock(zone)
    return Conversion(
      toValue: { clock.shown(at: $0).map { .dateTime($0) } ?? .none },
      fromValue: { value in
        switch value {
        case .dateTime(let shown): clock.moment(of: clock.nextShown(shown))
        // A column's text may state a zone of its own, which decides.
        case .zoned(let shown, let zone): ZoneClock(zone.timeZone).moment(of: shown)
        default: nil
        }
      },
      mismatch: { clock.shown(at: $0) == nil ? .real($0.timeIntervalSince1970) : nil },
      isLossy: true)
  }
}

extension Conversion where Property == LocalDateTime {
  static let dateTime = Conversion(
    toValue: { .dateTime($0) },
    fromValue: { value in
      switch value {
      case .dateTime(let dateTime), .zoned(let dateTime, _): dateTime
      default: nil
      }
    })
}
