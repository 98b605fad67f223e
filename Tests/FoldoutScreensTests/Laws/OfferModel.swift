import FoldoutForms
import Foundation

/// A simple model of what is chosen of an ``Offer``: words in lists, and the words that are
/// offered.
struct OfferModel {
  /// An offered word.
  struct Word: Equatable {
    var text: String
    var isEnabled: Bool
  }

  /// The state of a choice, by its words and as it is stored.
  struct Chosen: Equatable {
    var words: [String]
    var stored: StoredValue

    /// The words of a list in the spelling of this program, or of one choice.
    init(_ words: [String], isSeveral: Bool) {
      self.words = words
      stored =
        isSeveral ? .text(Chosen.list(words)) : words.first.map { .text($0) } ?? .null
    }

    /// A list that somebody else wrote: with blanks, or what is no list.
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

  /// The fate of a tap.
  enum Fate: Equatable {
    case unchanged
    case stored(Chosen)
    /// Somebody else stored another value, and this was entered.
    case conflict(Chosen)
    case refused(FieldError)
  }

  var stock: [String: [Word]] = [:]
  var chosen: [FieldID: Chosen] = [:]
  /// The choices whose column holds what is no list of several.
  var foreign: Set<FieldID> = []

  /// The words of a choice as they stand: the offered, and behind them the chosen that are not.
  func rows(_ rule: Offer.Rule) -> [Word] {
    let offered = stock[rule.stock] ?? []
    let known = Set(offered.map(\.text))
    let held = chosen[rule.field]?.words ?? []
    return offered + held.filter { !known.contains($0) }.map { Word(text: $0, isEnabled: true) }
  }

  /// Returns the fate of words chosen beside the seen value.
  func fate(of sent: [String], _ rule: Offer.Rule, seen: Chosen) -> Fate {
    guard rule.isSeveral else { return fate(ofOne: sent, rule, seen: seen) }
    let now = chosen[rule.field] ?? seen
    if seen.stored == Chosen(sent, isSeveral: true).stored { return .unchanged }
    // Of a long list the page has a digest, which tells that it is another and not which.
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

  /// Returns the fate of a button that stands for one's own choice in a conflict.
  func fate(using own: [String], _ rule: Offer.Rule) -> Fate {
    guard let now = chosen[rule.field] else { return .unchanged }
    guard rule.isSeveral else { return fate(ofOne: own, rule, seen: now) }
    return judged(inOrder(Set(own), own, [], rule), rule, seen: now)
  }

  /// Returns the fate of a choice that is given up by its button.
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

  /// The words in the order of the options; those that are none follow, the stored first.
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
    // Somebody else has stored it meanwhile.
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
  /// The words of a list as it is stored.
  static func words(in text: String) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}

extension OfferModel.Fate {
  /// The sort of fate.
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
  /// True where a token spells the value.
  var isSpelled: Bool { (stored.string?.utf8.count ?? 0) <= 64 }
}
