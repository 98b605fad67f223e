import FoldoutForms
import Foundation

/// A simple model of the choices of an ``Offer``: the chosen words by field, and the offered words
/// by column.
struct OfferModel {
  /// An offered word.
  struct Word: Equatable {
    var text: String
    var isEnabled: Bool
  }

  /// The chosen words, and the value as it is stored.
  struct Chosen: Equatable {
    var words: [String]
    var stored: StoredValue

    /// Creates the state of a choice as this program stores it: a JSON list, or a single word.
    init(_ words: [String], isSeveral: Bool) {
      self.words = words
      stored =
        isSeveral ? .text(Chosen.list(words)) : words.first.map { .text($0) } ?? .null
    }

    /// Creates the state from a text that another program wrote: a list with blanks, or no list at
    /// all.
    init(words: [String], as text: String) {
      self.words = words
      stored = .text(text)
    }

    private static func list(_ words: [String]) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  /// The expected outcome of a tap.
  enum Fate: Equatable {
    case unchanged
    case stored(Chosen)
    /// Somebody else stored another value; the associated value is this person's entry.
    case conflict(Chosen)
    case refused(FieldError)
  }

  var stock: [String: [Word]] = [:]
  var chosen: [FieldID: Chosen] = [:]
  /// The choices of several options whose column holds no list.
  var foreign: Set<FieldID> = []

  /// Returns the words that a choice shows: the offered ones, then the chosen ones that are not
  /// offered.
  func rows(_ rule: Offer.Rule) -> [Word] {
    let offered = stock[rule.stock] ?? []
    let known = Set(offered.map(\.text))
    let held = chosen[rule.field]?.words ?? []
    return offered + held.filter { !known.contains($0) }.map { Word(text: $0, isEnabled: true) }
  }

  /// Returns the outcome of sending these words, based on the value that the person saw.
  func fate(of sent: [String], _ rule: Offer.Rule, seen: Chosen) -> Fate {
    guard rule.isSeveral else { return fate(ofOne: sent, rule, seen: seen) }
    let now = chosen[rule.field] ?? seen
    if seen.stored == Chosen(sent, isSeveral: true).stored { return .unchanged }
    // The token of a long list is a digest: it shows that the list changed, but not the old words.
    let before = seen.stored == now.stored ? now.words : seen.isSpelled ? seen.words : nil
    let offered = stock[rule.stock] ?? []
    let known = Set(offered.map(\.text) + (before ?? []) + now.words)
    if let odd = sent.first(where: { !known.contains($0) }) {
      return .refused(.notOffered(text: odd))
    }
    let fixed = offered.filter { !$0.isEnabled }.map(\.text)
    let asked = Set(sent).union(now.words.filter { fixed.contains($0) })
    if asked == before.map({ Set($0) }) { return .unchanged }
    return judged(inOrder(asked, sent, now.words, rule), rule, seen: seen)
  }

  /// Returns the outcome of the button that stores one's own choice in a conflict.
  func fate(using own: [String], _ rule: Offer.Rule) -> Fate {
    guard let now = chosen[rule.field] else { return .unchanged }
    guard rule.isSeveral else { return fate(ofOne: own, rule, seen: now) }
    return judged(inOrder(Set(own), own, [], rule), rule, seen: now)
  }

  /// Returns the outcome of clearing a choice by its button.
  func fate(clearing rule: Offer.Rule, seen: Chosen) -> Fate {
    guard rule.field == "perhaps" else { return .refused(.required) }
    return written(Chosen([], isSeveral: false), rule, seen: seen)
  }

  private func fate(ofOne sent: [String], _ rule: Offer.Rule, seen: Chosen) -> Fate {
    if sent.count > 1 { return .refused(.severalChosen) }
    guard let word = sent.first, [word] != seen.words else { return .unchanged }
    guard let option = stock[rule.stock]?.first(where: { $0.text == word }) else {
      return .refused(.notOffered(text: word))
    }
    if !option.isEnabled, chosen[rule.field]?.words != [word] {
      return .refused(.optionDisabled(title: word))
    }
    return written(Chosen([word], isSeveral: false), rule, seen: seen)
  }

  /// Returns the words in the order of the options. Words that are no options follow, stored ones
  /// first.
  private func inOrder(
    _ asked: Set<String>, _ sent: [String], _ now: [String], _ rule: Offer.Rule
  ) -> [String] {
    let offered = (stock[rule.stock] ?? []).map(\.text).filter { asked.contains($0) }
    let held = now.filter { asked.contains($0) && !offered.contains($0) }
    return offered + held + sent.filter { !offered.contains($0) && !held.contains($0) }
  }

  private func judged(_ words: [String], _ rule: Offer.Rule, seen: Chosen) -> Fate {
    let new = Chosen(words, isSeveral: true)
    if new.stored == seen.stored { return .unchanged }
    // Somebody else stored the same value meanwhile.
    if new.stored == chosen[rule.field]?.stored { return .stored(new) }
    let held = Set(seen.isSpelled ? seen.words : chosen[rule.field]?.words ?? [])
    if words.count < rule.count.minimum {
      return .refused(.tooFewChosen(count: words.count, minimum: rule.count.minimum))
    }
    if let maximum = rule.count.maximum, words.count > maximum, words.count >= held.count {
      return .refused(.tooManyChosen(count: words.count, maximum: maximum))
    }
    let offered = stock[rule.stock] ?? []
    if let odd = words.first(where: { word in
      !held.contains(word) && !offered.contains { $0.text == word }
    }) {
      return .refused(.notOffered(text: odd))
    }
    if let fixed = offered.first(where: { option in
      !option.isEnabled && words.contains(option.text) && !held.contains(option.text)
    }) {
      return .refused(.optionDisabled(title: fixed.text))
    }
    return written(new, rule, seen: seen)
  }

  private func written(_ new: Chosen, _ rule: Offer.Rule, seen: Chosen) -> Fate {
    let now = chosen[rule.field]?.stored
    if new.stored == seen.stored { return .unchanged }
    return now == seen.stored || now == new.stored ? .stored(new) : .conflict(new)
  }
}

extension OfferModel.Word: CustomStringConvertible {
  var description: String { isEnabled ? text : "-\(text)" }
}

extension OfferModel.Chosen: CustomStringConvertible {
  var description: String { stored.string ?? "none" }
}

extension OfferModel {
  /// Returns the words of a stored list; empty if the text is no list.
  static func words(in text: String) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}

extension OfferModel.Fate {
  /// The name of the outcome, without its values.
  var name: String {
    switch self {
    case .unchanged: "unchanged"
    case .conflict: "conflict"
    case .stored: "stored"
    case .refused(let problem): "refused: " + ("\(problem)".prefix { $0 != "(" })
    }
  }
}

extension OfferModel.Chosen {
  /// True if the token spells out the value instead of its digest.
  var isSpelled: Bool { (stored.string?.utf8.count ?? 0) <= 64 }
}
