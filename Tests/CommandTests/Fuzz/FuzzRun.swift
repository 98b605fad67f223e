import BrowserDriver
import FoldoutTesting
import Foundation

/// A run of consecutive requests, each checked by its answer and by the contents of the file.
struct FuzzRun {
  var source: FuzzSource
  let port: Int
  /// Returns a number that differs after each change of the file.
  let version: () -> Int
  /// Returns the number of a table's rows that have a value in a column.
  let rows: (_ table: String, _ column: String, _ value: String) -> Int
  /// True if there is no other sender, so that an answer can be compared with the file at once.
  var isAlone = true
  /// The number of answers by status. Status 0 counts requests without an answer.
  private(set) var statuses: [Int: Int] = [:]
  /// The number of requests that changed the file.
  private(set) var stored = 0
  /// The names that were acknowledged as added, each with its table.
  private(set) var added: [(table: String, mark: String)] = []
  /// The number of claims compared with the file.
  private(set) var claims = 0
  private var wire: FuzzWire?
  /// The last connections on which a late answer may still arrive.
  private var unheard: [FuzzWire] = []
  private var last: [UInt8] = []
  /// The claim of the last request.
  private var claim: FuzzClaim?
  private var shownVersion: Int

  init(
    source: FuzzSource, port: Int, version: @escaping () -> Int = { 0 },
    rows: @escaping (String, String, String) -> Int = { _, _, _ in 0 }
  ) {
    self.source = source
    self.port = port
    self.version = version
    self.rows = rows
    shownVersion = version()
  }

  /// The sorted statuses, each with its count.
  var histogram: String {
    statuses.sorted { $0.key < $1.key }
      .map { "\($0.key == 0 ? "none" : "\($0.key)"): \($0.value)" }.joined(separator: ", ")
  }

  /// The last request in readable form.
  var shown: String {
    String(decoding: last.prefix(3000), as: UTF8.self).debugDescription
  }

  /// Drops the connection, since the server closes one that was idle for long.
  mutating func reconnect() { wire = nil }

  /// Sends one request. Returns the fault, or `nil`.
  mutating func step() -> String? {
    do {
      let answers = try exchange()
      if answers.isEmpty { statuses[0, default: 0] += 1 }
      for answer in answers {
        statuses[answer.status, default: 0] += 1
        if let fault = fault(of: answer) { return fault }
        if let fault = brokenClaim(answer) { return fault }
      }
      return try changed(answers)
    } catch {
      return "\(error)"
    }
  }

  /// Compares the file with the answer's claim. Returns the difference, or `nil`.
  private mutating func brokenClaim(_ answer: FuzzWire.Answer) -> String? {
    guard let claim = self.claim else { return nil }
    self.claim = nil
    if answer.leadsOn {
      claims += 1
      if case .added(let table, let mark, _) = claim { added.append((table, mark)) }
    }
    return isAlone ? claim.fault(leadsOn: answer.leadsOn, rows: rows) : nil
  }

  /// The acknowledged names that are missing without having been removed or changed.
  var lost: [String] {
    added.filter { rows($0.table, "name", $0.mark) == 0 && rows("departed", "name", $0.mark) == 0 }
      .map(\.mark)
  }

  private mutating func exchange() throws -> [FuzzWire.Answer] {
    let kind = Int.random(in: 0..<10, using: &source.random)
    guard kind < 8 else {
      last = source.broken(port: port)
      claim = nil
      // Bytes after half a request would be read as its other half, so use a new connection.
      let wire = try FuzzWire(port: port)
      self.wire = wire
      isBroken = true
      let answers = try wire.say(last)
      // A busy machine may answer late, so the connection is kept open.
      unheard = unheard.suffix(15) + [wire]
      return answers
    }
    let request = kind < 2 ? source.next() : kind < 3 ? source.sound() : source.damaged()
    last = request.encoded(port: port)
    let wire = try self.wire.flatMap { isBroken ? nil : $0 } ?? FuzzWire(port: port)
    self.wire = wire
    let answer = try wire.ask(last, isHead: request.method == "HEAD")
    source.note(answer, to: request)
    claim = request.claim
    isBroken = answer.closes || request.headers.contains { $0.name == "Connection" }
    return [answer]
  }

  /// True if the connection is closed, or if the start of its next request is unclear.
  private var isBroken = true

  /// Returns the fault of an answer by itself, such as an internal error, or `nil`. With other
  /// senders a busy file or an interruption is no fault.
  private func fault(of answer: FuzzWire.Answer) -> String? {
    guard answer.status >= 500 else { return nil }
    let hasBody = !last.starts(with: Array("HEAD ".utf8))
    if !isAlone, answer.status == 503, !answer.body.isEmpty || !hasBody { return nil }
    return "\(answer.status): \(String(decoding: answer.body.prefix(2000), as: UTF8.self))"
  }

  /// Returns a fault if a change was stored without being acknowledged.
  private mutating func changed(_ answers: [FuzzWire.Answer]) throws -> String? {
    guard isAlone else { return nil }
    let now = version()
    guard now != shownVersion else { return nil }
    shownVersion = now
    stored += 1
    func tells(_ answer: FuzzWire.Answer) -> Bool { [200, 303].contains(answer.status) }
    let isPost = last.firstRange(of: Array("POST ".utf8)) != nil
    if isPost, answers.contains(where: tells) { return nil }
    let deadline = Deadline()
    while !deadline.hasPassed {
      for wire in unheard {
        guard let late = try wire.late() else { continue }
        statuses[late.status, default: 0] += 1
        if tells(late) { return nil }
      }
      if unheard.isEmpty { break }
    }
    return "stored, and answered \(answers.map(\.status))"
  }
}

/// The memory of a process.
enum ProcessMemory {
  /// Returns the resident megabytes, or `nil` if the system does not report them.
  static func megabytes(of id: Int32) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return nil }
    return line.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 }
  }
}
