import Foundation

extension KindScanner {
  /// Returns the switches over kinds or editors that have a `default:`, or only answer yes or no.
  func faultySwitches(in code: SourceCode) -> Set<Finding> {
    let lines = code.lines
    var found: Set<Finding> = []
    for one in switches(in: code) {
      guard let fault = one.hasDefault ? "default" : one.isYesOrNo ? "yes or no" : nil else {
        continue
      }
      let line = code.line(of: one.place)
      guard isOverKinds(one, in: extended(at: line, of: lines)) else { continue }
      let subject = one.subject.split(separator: " ").joined(separator: " ")
      found.insert(Finding(line: line, code: "\(fault) in switch \(subject)"))
    }
    return found
  }

  /// A switch: its subject, and the labels and results of its cases.
  private struct Switch {
    var place: Int
    var subject: String
    var labels: Set<String> = []
    var results: Set<String> = []
    var hasDefault = false

    var isYesOrNo: Bool { results == ["true", "false"] }
  }

  /// True if a switch's subject is named as a kind, or if all its labels are cases of kinds and at
  /// least one is a case of nothing else.
  private func isOverKinds(_ one: Switch, in extended: Substring?) -> Bool {
    guard !one.labels.isDisjoint(with: names) else { return false }
    if isKind(one.subject, in: extended) { return true }
    return one.labels.isSubset(of: names) && !one.labels.isDisjoint(with: telling)
  }

  private func switches(in code: SourceCode) -> [Switch] {
    words("switch", in: code.bytes[...]).compactMap { place in
      let rest = code.bytes[(place + "switch".utf8.count)...]
      guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else { return nil }
      var one = Switch(place: place, subject: String(decoding: rest[..<brace], as: UTF8.self))
      let body = topLevel(of: code.bytes[brace...])
      let places = words("case", in: body[...])
      for (label, end) in zip(places, places.dropFirst() + [body.count]) {
        let pattern = body[(label + "case".utf8.count)..<end].prefix { $0 != UInt8(ascii: ":") }
        one.labels.formUnion(cases(in: String(decoding: pattern, as: UTF8.self)))
        let result = String(decoding: body[pattern.endIndex..<end].dropFirst(), as: UTF8.self)
        one.results.insert(String(result.filter { !$0.isWhitespace }))
      }
      one.hasDefault = words("default", in: body[...]).contains { label in
        let rest = body[(label + "default".utf8.count)...]
        return rest.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: ":")
      }
      return one
    }
  }

  /// Returns the offsets of a whole word.
  private func words(_ word: String, in code: ArraySlice<UInt8>) -> [Int] {
    let letters = Array(word.utf8)
    func isPart(_ place: Int) -> Bool {
      guard code.indices.contains(place) else { return false }
      let scalar = Unicode.Scalar(code[place])
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_.`".unicodeScalars.contains(scalar)
    }
    return code.indices.filter { place in
      code[place] == letters[0] && code[place...].starts(with: letters) && !isPart(place - 1)
        && !isPart(place + letters.count)
    }
  }

  /// Returns the code of a block in braces without nested blocks.
  private func topLevel(of block: ArraySlice<UInt8>) -> [UInt8] {
    var depth = 0
    var found: [UInt8] = []
    for byte in block {
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0, !found.isEmpty { break }
      if depth == 1 || byte == UInt8(ascii: "{") && depth == 0 { found.append(byte) }
      if byte == UInt8(ascii: "{") { depth += 1 }
    }
    return found
  }

  /// Returns the cases that a pattern names, without payloads and the pattern's condition.
  ///
  /// A payload leaves a mark if no kind and no editor with that case name has a payload.
  private func cases(in pattern: String) -> [String] {
    var depth = 0
    var outer = ""
    for character in pattern.components(separatedBy: " where ")[0] {
      if character == ")" { depth -= 1 }
      if depth == 0 { outer.append(character) }
      if character == "(" { depth += 1 }
    }
    return outer.split { $0.isWhitespace || $0 == "," }.filter { $0.hasPrefix(".") }
      .map { label in
        let name = String(label.dropFirst().prefix { $0.isLetter || $0.isNumber })
        return label.contains("(") && !loaded.contains(name) ? name + "(" : name
      }
  }
}
