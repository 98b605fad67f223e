import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The option `--epoch`, for numbers whose values do not show from which year they count.
@Suite struct EpochOptionTests {
  private func makeFile(_ scratch: Scratch) throws -> String {
    let maker = try scratch.other()
    try maker.run(
      """
      CREATE TABLE visits (id INTEGER PRIMARY KEY, visit_time REAL, date INTEGER);
      INSERT INTO visits VALUES (1, 413779107.097813, 637134336000000000);
      CREATE TABLE notes (id INTEGER PRIMARY KEY, day TEXT, pin TEXT, visit REFERENCES visits);
      INSERT INTO notes VALUES (1, '2014-02-11', '0000', 1);
      CREATE VIEW days AS SELECT day FROM notes;
      """)
    try maker.close()
    return scratch.path()
  }

  @Test("The option --epoch decides from which year numbers count; without it they are numbers")
  func itSettlesIt() throws {
    let scratch = try Scratch("company.sqlite")
    let path = try makeFile(scratch)
    let (plain, _, _) = try Foldout.run("schema", path)
    let doubt = "perhaps dates: --epoch says from which year they count"
    #expect(plain.contains("    visit_time: number (declared REAL); \(doubt)\n"), "\(plain)")
    #expect(plain.contains("    date: whole number (declared INTEGER); \(doubt)\n"))
    let (output, errors, ending) = try Foldout.run(
      "schema", path, "--epoch", "visits.visit_time=2001", "--epoch", "Visits.DATE=1")
    #expect(ending == .exited(0) && errors == "")
    let reason = "day and time (--epoch, counted in"
    #expect(
      output.contains("    visit_time: \(reason) seconds since 2001); shown in UTC\n"), "\(output)")
    #expect(
      output.contains(
        "    date: day (--epoch, counted in tenths of microseconds since the year 1 (ticks))\n"))
    let server = try Server(path, "--epoch", "visits.visit_time=2001")
    #expect(try server.client.get("/t/visits/1").text.contains("Feb 11, 2014"))
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }

  @Test("An option --epoch that names no column, or no such year, is refused")
  func whatIsNotThereIsRefused() throws {
    let scratch = try Scratch("company.sqlite")
    let path = try makeFile(scratch)
    for (arguments, reason) in [
      (["visit.date=2001"], "There is no table “visit”. The tables are days, notes, visits."),
      (
        ["visits.day=2001"],
        "There is no column “day” in “visits”. Its columns are id, visit_time, date."
      ),
      (["visits.date=1904"], "The value 'visits.date=1904' is invalid"),
      (["visits=2001"], "The value 'visits=2001' is invalid"),
      (["visits.date"], "The value 'visits.date' is invalid"),
      (["visits.date=2001", "Visits.Date=1970"], "Give one year for “Visits.Date”."),
    ] {
      for command in ["open", "schema"] {
        let options = arguments.flatMap { ["--epoch", $0] }
        let program = try Program(Foldout.path(), [command, path] + options)
        #expect(try program.waitForEnd() == .exited(64), "\(arguments)")
        #expect(program.errorText.contains(reason), "\(program.errorText)")
        #expect(program.outputText == "")
      }
    }
  }

  @Test("An option --epoch that a column’s values contradict is refused with the reason")
  func whatCannotBeIsRefused() throws {
    let scratch = try Scratch("company.sqlite")
    let path = try makeFile(scratch)
    for (argument, reason) in [
      (
        "notes.day=2001",
        """
        “day” of “notes” can’t count from the year 2001: its values are texts. Leave out --epoch \
        for it.
        """
      ),
      (
        "Visits.DATE=1601",
        """
        “date” of “visits” can’t count from the year 1601: more than one in ten of its values are \
        no dates when counted from there. Leave out --epoch for it, or give another year.
        """
      ),
      (
        "notes.pin=1601",
        """
        “pin” of “notes” can’t count from the year 1601: it is a secret. Leave out --epoch for it.
        """
      ),
      (
        "notes.visit=1",
        """
        “visit” of “notes” can’t count from the year 1: it refers to “visits”. Leave out --epoch \
        for it.
        """
      ),
      (
        "days.day=2001",
        """
        “day” of “days” can’t count from the year 2001: only the values of tables are examined. \
        Leave out --epoch for it.
        """
      ),
    ] {
      for command in ["open", "schema"] {
        let program = try Program(Foldout.path(), [command, path, "--epoch", argument])
        #expect(try program.waitForEnd() == .exited(64), "\(argument)")
        #expect(program.errorText == "foldout: \(reason)\n")
        #expect(program.outputText == "")
      }
    }
  }
}
