import BrowserDriver
import Testing

extension Browsing {
  @Suite("Dates that are refused")
  struct RefusedDateTests {
    @Test(
      "1.22 A date that does not exist is refused under the row, which part and why",
      arguments: zip(
        [
          "02/31/2017", "2017-13-01", "abc", "00/10/2017", "2017-02-29", "12/31/20175",
          "10/15/2017 12:00", "<b>1</b>",
        ],
        [
          "February", "month 13", "abc", "month 0", "29", "year 20175", "without a time",
          "<b>1</b>",
        ]))
    func impossible(_ text: String, _ named: String) throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open(1, "?open=started_work")
        try walker.enter(text, into: "started_work")
        let why = try walker.waitFault("started_work")
        #expect(why.contains(named))
        #expect(try walker.text("started_work") == text, "it can be corrected")
        #expect(try walker.value("started_work") == "06/12/2005")
        #expect(try walker.stored("started_work") == "2005-06-12")
      }
    }

    @Test("1.22 A refusal goes when the date is corrected, or given up", arguments: Hand.allCases)
    func corrected(_ hand: Hand) throws {
      try Walker.walk(by: hand, expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.enter("02/31/2017", into: "started_work")
        _ = try walker.waitFault("started_work")
        try walker.enter("02/28/2017", into: "started_work")
        try walker.waitSaved("started_work")
        #expect(try walker.fault("started_work") == nil)
        #expect(try walker.stored("started_work") == "2017-02-28")
        try walker.enter("02/30/2017", into: "started_work")
        _ = try walker.waitFault("started_work")
        try walker.tapRow("started_work")
        try walker.waitFolded()
        #expect(try walker.fault("started_work") == nil, "nothing refused is left")
        #expect(try walker.value("started_work") == "02/28/2017")
        try walker.unfold("started_work")
        #expect(try walker.text("started_work") == "02/28/2017")
      }
    }

    @Test("1.22 What was refused gives way to what is picked, and what is picked to what is typed")
    func lastCounts() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open(1, "?open=started_work")
        try walker.enter("abc", into: "started_work")
        _ = try walker.waitFault("started_work")
        try walker.choose("July", "month", of: "started_work")
        try walker.waitSaved("started_work")
        #expect(try walker.stored("started_work") == "2005-07-12")
        #expect(try walker.text("started_work") == "07/12/2005")
        #expect(try walker.fault("started_work") == nil)
        // Accepted, a date is written as all are, also where it is the one that was there.
        try walker.enter("2005-7-12", into: "started_work")
        try walker.waitSaved("started_work")
        #expect(try walker.text("started_work") == "07/12/2005")
      }
    }

    @Test("1.23 A year of two digits is refused, with the year that is likely meant")
    func twoDigits() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open(1, "?open=started_work")
        try walker.enter("1/2/17", into: "started_work")
        #expect(try walker.waitFault("started_work").contains("2017"))
        #expect(try walker.stored("started_work") == "2005-06-12")
      }
    }

    @Test("1.22 A date that has to be there is refused where it is emptied")
    func required() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open(1, "?open=started_work")
        try walker.enter("", into: "started_work")
        #expect(try !walker.waitFault("started_work").isEmpty)
        #expect(try walker.stored("started_work") == "2005-06-12")
        // Where there may be none, to empty it is to clear it.
        try walker.open(1, "?open=birth_date")
        try walker.enter("", into: "birth_date")
        try walker.waitSaved("birth_date")
        #expect(try walker.stored("birth_date") == nil)
        #expect(try walker.value("birth_date") == "-")
      }
    }
  }
}
