package import Foundation

extension StoredDate {
  /// The zone that a stored date states after its time: Z, or the distance from UTC.
  ///
  /// ```
  /// 2002-08-14T09:30:00Z          0 minutes
  /// 2002-08-14 09:30:00+02:00     120 minutes
  /// 2002-08-14 09:30:00 -0500     -300 minutes
  /// ```
  public struct Zone: Hashable, Sendable {
    /// The zone as it is written, with the blank before it if there is one.
    public let text: String
    /// The distance of its clocks from those of UTC, in minutes; negative if they are behind.
    public let minutes: Int

    /// Parses all that follows the time of a stored date; `nil` for anything but a zone.
    public init?(_ rest: Substring) {
      // The longest one is a blank and +02:00. No clocks differ from UTC by 16 hours.
      guard rest.utf8.prefix(8).count < 8 else { return nil }
      var bytes = rest.utf8
      _ = bytes.take(" ")
      if bytes.take("Z") {
        minutes = 0
      } else {
        let isBehind = bytes.take("-")
        guard isBehind || bytes.take("+"), let hours = bytes.takeNumber(digits: 2), hours < 16
        else { return nil }
        var beyondHours = 0
        if !bytes.isEmpty {
          _ = bytes.take(":")
          guard let number = bytes.takeNumber(digits: 2), number < 60 else { return nil }
          beyondHours = number
        }
        minutes = (hours * 60 + beyondHours) * (isBehind ? -1 : 1)
      }
      guard bytes.isEmpty else { return nil }
      text = String(rest)
    }

    private init(text: String, minutes: Int) {
      self.text = text
      self.minutes = minutes
    }

    /// The zone of moments that are stored as numbers.
    package static let utc = Zone(text: "Z", minutes: 0)

    /// The name that is shown, the same in every language, as in UTC or UTC+02:00.
    public var name: String {
      guard minutes != 0 else { return "UTC" }
      var name = minutes < 0 ? "UTC-" : "UTC+"
      name.append(number: abs(minutes) / 60, width: 2)
      name.append(":")
      name.append(number: abs(minutes) % 60, width: 2)
      return name
    }

    /// The time zone whose clocks always show this distance from UTC.
    package var timeZone: TimeZone { TimeZone(secondsFromGMT: minutes * 60) ?? .gmt }

    /// Splits a typed text into a day with its time, and the zone after it as ``name`` or a stored
    /// date writes it; `nil` for a text without a zone.
    static func split(_ typed: String) -> (rest: String, zone: Zone)? {
      let text = typed.trimmingCharacters(in: .whitespaces)
      let shape = /(.+?) ?(?:(?:UTC)?([+\-][0-9]{2}:[0-9]{2})|UTC|Z)/
      guard let match = text.wholeMatch(of: shape), let zone = Zone(match.2 ?? "Z") else {
        return nil
      }
      return (String(match.1), zone)
    }
  }
}

extension StoredDate.Form {
  /// The zone that a text of this form states; `nil` if it states none.
  public var zone: StoredDate.Zone? {
    if case .dayAndTime(_, _, let zone) = self { zone } else { nil }
  }

  /// Returns the form with another zone. A day has none.
  package func stating(_ zone: StoredDate.Zone) -> StoredDate.Form {
    switch self {
    case .day: self
    case .dayAtMidnight(let separator, let precision),
      .dayAndTime(let separator, let precision, _):
      .dayAndTime(separator: separator, precision, zone: zone)
    }
  }
}
