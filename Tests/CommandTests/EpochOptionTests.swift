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
      (["visit.date=2001"], "There is no table “visit”. The tables are visits."),
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
}
