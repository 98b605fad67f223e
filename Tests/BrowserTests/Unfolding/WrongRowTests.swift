import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Faults of other libraries")
  struct WrongRowTests {
    @Test(
      "6.1 With a picker open, a tap in any section unfolds the tapped row", .inTestAll,
      arguments: [Manner.touchInDutchPlain, .mouse])
    func anySection(_ manner: Manner) throws {
      try Walker.walk(manner, .fields) { walker in
        try walker.open()
        // Moves between two sections, down and up, with the open drawer above or below.
        for field in ["arrival", "picture", "departure", "arrival", "picture"] {
          try walker.unfold(field)
          #expect(try walker.follows(field))
        }
      }
    }

    @Test(
      "6.2 A tap on the picker's own row, even below the last row, moves and opens nothing",
      .inTestAll, arguments: [Hand.touch, .mouse])
    func ownRow(_ hand: Hand) throws {
      for (table, field) in [("visits", "day"), ("people", "birth_date")] {
        try Walker.walk(by: hand, table: table) { walker in
          try walker.open()
          try walker.unfold(field)
          let drawer = try walker.page.rect(of: walker.drawer(field))
          let places = [
            Point(drawer.x + 3, drawer.y + 3), Point(drawer.right - 3, drawer.bottom - 2),
            Point(drawer.x + 3, drawer.bottom - 2), Point(drawer.center.x, drawer.bottom - 2),
            Point(drawer.x + 3, drawer.center.y), Point(drawer.x + 3, drawer.bottom + 6),
          ]
          let last = table == "visits" ? places : Array(places.dropLast())
          for place in last where place.y < 840 {
            if hand == .touch { try walker.page.tap(place) } else { try walker.page.click(place) }
          }
          try walker.turn(.day, to: 13, of: field)
          #expect(try walker.follows(field))
          #expect(try walker.page.count(of: ".drawer") == 1)
          #expect(try walker.path.hasPrefix("/t/\(table)/1?open=\(field)"))
        }
      }
    }

    @Test(
      "6.3 The owner's text follows its picker, which changes only its own field", .inTestAll,
      arguments: [Manner.touchInEnglish])
    func ownField(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        var days = [
          "birth_date": "1965-01-09", "started_work": "2005-06-12", "hire": "",
        ]
        days["hire"] = nil
        for (field, day) in [
          ("started_work", 3), ("birth_date", 4), ("started_work", 5), ("birth_date", 6),
        ] {
          try walker.unfold(field)
          try walker.turn(.day, to: day, of: field)
          days[field] = "\(days[field]?.dropLast(2) ?? "")0\(day)"
          for (other, expected) in days {
            #expect(try walker.value(other) == walker.shown(expected))
            #expect(try walker.stored(other) == expected)
          }
        }
      }
    }

    @Test(
      "6.4 Every optional value can be cleared", .inTestAll,
      arguments: [Manner.touchInArabic, .keysInEnglishPlain])
    func clear(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        for field in ["position", "email", "hourly_rate", "phone", "website"] {
          try walker.enter("", into: field)
          try walker.page.wait(
            until: "document.querySelector(\(walker.js(walker.input(field)))).placeholder === '-'")
          #expect(try walker.stored(field) == nil, "\(field)")
        }
        try walker.write("", in: walker.input("notes"))
        try walker.leave()
        if manner.hasScript { try walker.waitSaved("notes") }
        #expect(try walker.stored("notes") == nil)
        for field in ["birth_date", "starts_at"] {
          try walker.unfold(field)
          try walker.act { try walker.press("\(walker.drawer(field)) [name='~clear.\(field)']") }
          try walker.page.wait(until: walker.shows("-", in: field))
          #expect(try walker.stored(field) == nil, "\(field)")
        }
      }
    }

    @Test(
      "6.5 The picker of a day shows no time", .inTestAll, arguments: [Manner.keysInArabicPlain])
    func noTime(_ manner: Manner) throws {
      // A day that is stored with a midnight is still a day.
      try Walker.walk(manner, .chinook, table: "Employee") { walker in
        try walker.open()
        try walker.unfold("HireDate")
        let columns: [String] = try walker.page.read(
          "[...document.querySelectorAll('#d-HireDate select')].map(e => e.name.slice(1, -9))")
        #expect(Set(columns) == ["year", "month", "day"])
        #expect(try !walker.page.text(of: "#r-HireDate").contains(":"))
        #expect(try !walker.text("HireDate").contains(":"))
        try walker.turn(.day, to: 13, of: "HireDate")
        #expect(try walker.stored("HireDate") == "2002-08-13 00:00:00")
      }
    }
  }
}
