package import Foundation

extension StoredDate {
  /// The zone that a stored date states after its time: Z, UTC, or the distance from UTC, which a
  /// name may follow.
  ///
  /// ```swift
  /// let summer = StoredDate.Zone("+02:00")
  /// ```
  ///
  /// ```
  /// 2002-08-14T09:30:00Z             0 minutes
  /// 2002-08-14 09:30:00 UTC          0 minutes, as in Ruby
  /// 2002-08-14 09:30:00+02:00        120 minutes
  /// 2002-08-14 09:30:00 -0500        -300 minutes
  /// 2002-08-14 09:30:00 +0200 CEST   120 minutes, as in Go
  /// ```
  public struct Zone: Hashable, Sendable {
    /// The zone as it is written, with the blank before it if there is one.
    public let text: String
    /// The distance of its clocks from those of UTC, in minutes; negative if they are behind.
    public let minutes: Int

    /// Parses all that follows the time of a stored date; `nil` for anything but a zone.
    public init?(_ rest: Substring) {
      // The longest one is a blank, +02:00, and a name of five letters.
      guard rest.utf8.prefix(14).count < 14 else { return nil }
      var bytes = rest.utf8
      _ = bytes.take(" ")
      if bytes.take("Z") {
        minutes = 0
      } else if bytes.elementsEqual("UTC".utf8) {
        bytes.removeFirst(3)
        minutes = 0
      } else {
        // No clocks differ from UTC by 16 hours.
        let isBehind = bytes.take("-")
        guard isBehind || bytes.take("+"), let hours = bytes.takeNumber(digits: 2), hours < 16
        else { return nil }
        var beyondHours = 0
        if !bytes.isEmpty, bytes.first != UInt8(ascii: " ") {
          _ = bytes.take(":")
          guard let number = bytes.takeNumber(digits: 2), number < 60 else { return nil }
          beyondHours = number
        }
        minutes = (hours * 60 + beyondHours) * (isBehind ? -1 : 1)
        if bytes.take(" ") {
          guard Zone.isName(bytes) else { return nil }
          bytes.removeFirst(bytes.count)
        }
      }
      guard bytes.isEmpty else { return nil }
      text = String(rest)
    }

    /// True for the name of a zone as Go writes it: capital letters, or for a zone without a name
    /// its distance again, as in -03.
    private static func isName(_ bytes: Substring.UTF8View) -> Bool {
      let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
      if (3...5).contains(bytes.count), bytes.allSatisfy(letters.contains) { return true }
      var distance = bytes
      guard distance.take("-") || distance.take("+") else { return false }
      return [2, 4].contains(distance.count) && distance.takeNumber(digits: distance.count) != nil
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
      if let match = text.wholeMatch(of: shape), let zone = Zone(match.2 ?? "Z"),
        StoredDate(String(match.1))?.form.zone == nil
      {
        return (String(match.1), zone)
      }
      // Stored dates also write -0500, and a name after the distance: +0000 UTC.
      guard let stored = StoredDate(text), let zone = stored.form.zone else { return nil }
      return (String(text.dropLast(zone.text.count)), zone)
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
