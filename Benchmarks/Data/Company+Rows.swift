extension Company {
  /// Inserts all employees with their salaries.
  static func fill(_ database: Database) throws {
    let employee = try database.prepare("INSERT INTO employees VALUES (?, ?, ?, ?, ?, ?)")
    let salary = try database.prepare("INSERT INTO salaries VALUES (?, ?, ?, ?)")
    var chance = Chance(seed: 300_024)
    var spread = 0
    for index in 0..<employees {
      let number = firstEmployee + index
      let hired = chance.below(14 * 365)
      employee.bind(number, at: 1)
      employee.bind(day(-12_000 + chance.below(4_700)), at: 2)
      employee.bind(name(chance.below(1_280), first: true), at: 3)
      employee.bind(name(chance.below(1_640), first: false), at: 4)
      employee.bind(chance.below(5) < 3 ? "M" : "F", at: 5)
      employee.bind(day(hired), at: 6)
      try employee.run()
      // Nine or ten salaries for each employee make the total exact. The random spread cancels out
      // in pairs: the second employee gets as many fewer as the first got more.
      let usual = (index + 1) * salaries / employees - index * salaries / employees
      spread = index.isMultiple(of: 2) ? chance.below(9) : -spread
      var paid = 38_000 + chance.below(40_000)
      let count = usual + spread
      for year in 0..<count {
        salary.bind(number, at: 1)
        salary.bind(paid, at: 2)
        salary.bind(day(hired + 365 * year), at: 3)
        salary.bind(year == count - 1 ? "9999-01-01" : day(hired + 365 * (year + 1)), at: 4)
        try salary.run()
        paid += chance.below(4_500) - 300
      }
    }
  }

  /// Returns a name of two to four syllables; some names repeat often in an index, others rarely.
  private static func name(_ number: Int, first: Bool) -> String {
    let onsets = Array("BDFGHKLMNPRSTVWZ").map { String($0) }
    let middles = ["ala", "eri", "ino", "ora", "uli", "ane", "esi", "ido", "ola", "uma"]
    let given = ["", "a", "n", "s", "th", "lo", "ra", "ne"]
    let ends = first ? given : ["", "ck", "man", "ski", "son"]
    let rest = number / onsets.count
    let more = number >= 1_280 ? "der" : ""
    return onsets[number % onsets.count] + middles[rest % middles.count]
      + more + ends[(rest / middles.count) % ends.count]
  }

  /// Returns a date in ISO 8601, given the days since 1 January 1985.
  private static func day(_ number: Int) -> String {
    // Counted from March of the year 0, leap days are the last day of a year.
    let days = number + 724_947
    let era = days / 146_097
    let within = days % 146_097
    let year = (within - within / 1_460 + within / 36_524 - within / 146_096) / 365
    let ofYear = within - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * month + 2) / 5 + 1
    let civil = month < 10 ? month + 3 : month - 9
    let whole = year + era * 400 + (civil <= 2 ? 1 : 0)
    return "\(whole)-\(civil < 10 ? "0" : "")\(civil)-\(day < 10 ? "0" : "")\(day)"
  }
}

/// A random number generator with the same sequence in every run (SplitMix64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to, but not including, a limit.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
