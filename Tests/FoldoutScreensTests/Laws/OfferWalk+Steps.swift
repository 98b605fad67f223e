import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

extension OfferWalk {
  /// Performs a random step.
  mutating func step() throws {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<4: snapshot()
    case 4..<6: try press()
    case 6, 11, 12: chooseElsewhere()
    case 7: try tap(["skills", "day"][Int.random(in: 0..<2, using: &random)])
    case 8: try forge()
    case 9: try clear()
    case 10 where Int.random(in: 0..<4, using: &random) == 0: try changeForm()
    default: try choose()
    }
  }

  /// Returns a random choice of the present form whose options are rows or in an open drawer.
  private mutating func rule() -> Offer.Rule? {
    let rules = Offer.rules.filter { rule in
      guard let field = screen.form.field(rule.field) else { return false }
      return screen.showsOptions(of: field) || (open == rule.field && rule.field == "skills")
    }
    return rules.randomElement(using: &random)
  }

  /// Stores other options as somebody else.
  private mutating func snapshot() {
    let name = Bool.random(using: &random) ? "stock" : "other"
    let words = someWords()
    note("snapshot", "\(name) \(words)")
    put(words, in: name)
  }

  private mutating func someWords() -> [OfferModel.Word] {
    let count = Int.random(in: 0...Offer.words.count, using: &random)
    return Offer.words.shuffled(using: &random).prefix(count).map { word in
      .init(text: word, isEnabled: Int.random(in: 0..<5, using: &random) > 0)
    }
  }

  private mutating func put(_ words: [OfferModel.Word], in name: String) {
    model.stock[name] = words
    store.changeElsewhere(.text(OfferWalk.text(of: words)), in: name)
  }

  private static func text(of words: [OfferModel.Word]) -> String {
    words.map { $0.isEnabled ? $0.text : "-\($0.text)" }.joined(separator: "\n")
  }

  /// Presses the button that stores other options; its answer contains the snapshot.
  private mutating func press() throws {
    let (name, words) = (Bool.random(using: &random) ? "stock" : "other", someWords())
    note("press", "\(name) \(words)")
    var submission = Submission(.field)
    submission.pressed = "shuffle"
    // Rules are checked first: if the record breaks one, the program is not called.
    let conclusion = try send(submission) { walk in walk.put(words, in: name) }
    try expect(
      conclusion.outcome,
      breaksRule ? .refused : .pressed("shuffle", isStored: false))
    open = nil
    answered()
    try compare()
  }

  /// True if the stored record breaks a rule of the form.
  private var breaksRule: Bool {
    let days = model.chosen["days"]?.words.count ?? 0
    return screen.form.field("days") != nil && !model.foreign.contains("days")
      && !(2...3).contains(days)
  }

  /// Chooses as somebody else, spells the list differently, or stores a text that is no list.
  private mutating func chooseElsewhere() {
    guard let rule = Offer.rules.randomElement(using: &random) else { return }
    let words = Array(
      Offer.words.shuffled(using: &random).prefix(
        rule.isSeveral ? Int.random(in: 0..<7, using: &random) : 1))
    var chosen = OfferModel.Chosen(words, isSeveral: rule.isSeveral)
    model.foreign.remove(rule.field)
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3 where rule.isSeveral:
      let listText = chosen.stored.string?.replacing("\",\"", with: "\" , \"") ?? ""
      chosen = .init(words: words, as: " \(listText) ")
    case 3 where rule.isSeveral:
      chosen = .init(words: [], as: "no list")
      model.foreign.insert(rule.field)
    default: break
    }
    note("elsewhere", "\(rule.field) \(chosen.stored)")
    model.chosen[rule.field] = chosen
    store.changeElsewhere(chosen.stored, in: rule.field.name)
  }

  /// Unfolds or folds a drawer.
  private mutating func tap(_ field: FieldID) throws {
    guard screen.table.outline.contains(.field(field)) else { return }
    note("tap", field.name)
    var submission = Submission(.field)
    submission.tapped = .field(field)
    let isForeign = model.foreign.contains(field)
    try send(submission) { _ in }
    open = open == field || isForeign ? nil : field
    answered()
    try compare()
  }

  /// Taps an option that is enabled on the screen.
  private mutating func choose() throws {
    guard let rule = rule() else { return }
    let shown = options(rule)
    guard let option = shown.filter(\.isEnabled).randomElement(using: &random) else { return }
    let sent =
      rule.isSeveral
      ? shown.filter { ($0.value == option.value) != $0.isChosen }.map(\.title) : [option.title]
    note("choose", "\(rule.field) \(sent)")
    let race = Int.random(in: 0..<12, using: &random) == 0 ? someWords() : nil
    try choose(sent, rule, tapping: option.value, race: race)
  }

  /// Sends words that no screen sends: unknown ones, several for a single choice, and disabled
  /// ones.
  private mutating func forge() throws {
    guard let rule = rule() else { return }
    let count = Int.random(in: 1...3, using: &random)
    let sent = Array((Offer.words + ["nobody"]).shuffled(using: &random).prefix(count))
    note("forge", "\(rule.field) \(sent)")
    try choose(sent, rule, tapping: nil, race: nil)
  }

  private mutating func choose(
    _ sent: [String], _ rule: Offer.Rule, tapping value: String?, race: [OfferModel.Word]?
  ) throws {
    let known = seenOf(rule)
    var fate = model.fate(of: sent, rule, seen: known)
    // The options change between the check and the write, so the rules are checked again.
    if let race, fate.asksTheStore {
      note("race", "\(race)")
      let text = StoredValue.text(OfferWalk.text(of: race))
      store.beforeAnswering = { store, _ in
        store.beforeAnswering = nil
        store.changeElsewhere(text, in: rule.stock)
      }
      model.stock[rule.stock] = race
      // If somebody else also changed the choice, the store reports the conflict first, or no
      // change if they chose the same.
      if fate.isWritten(over: model.chosen[rule.field]) {
        fate = model.fate(of: sent, rule, seen: known)
      }
    }
    let actions = sent.compactMap { StoredValue.text($0).wire.map { FieldInput.Action.chose($0) } }
    let row = value.map { RowID.option(rule.field, OptionID($0)) }
    try decide(
      rule, rule.isSeveral ? actions + [.chose("")] : actions, fate, entered: sent,
      tapping: rule.field == "skills" ? nil : row)
  }

  private mutating func clear() throws {
    guard let rule = rule(), !rule.isSeveral else { return }
    note("clear", rule.field.name)
    try decide(
      rule, [.cleared], model.fate(clearing: rule, seen: seenOf(rule)), entered: [], tapping: nil)
  }

  /// Shows the record by another form, so that sections come, go and move.
  private mutating func changeForm() throws {
    guard let next = forms.randomElement(using: &random), let reading = store.reading else {
      return
    }
    note("form")
    var fresh = ShownRecord(
      reading, form: next.form, layout: next.layout, target: OfferWalk.target, open: [],
      environment: OfferWalk.environment)
    let (outline, owners) = (fresh.table.outline, fresh.table.owners)
    fresh.table = screen.table
    let step = fresh.table.apply(.replace(outline, owners: owners))
    for rule in Offer.rules { discard(rule.field) }
    screen = fresh
    faces = fresh.rowFaces
    try carryOut(step)
    // Contents may have changed as well, and an outline does not list them.
    cells = faces
    answered()
    try compare()
  }
}

extension OfferModel.Fate {
  /// True if the rules accept the choice, so that the store is called.
  var asksTheStore: Bool {
    switch self {
    case .stored, .conflict: true
    case .unchanged, .refused: false
    }
  }

  /// True if the choice is not refused.
  var isAccepted: Bool {
    if case .refused = self { false } else { true }
  }

  /// Returns true if the stored value differs, so that the store writes.
  func isWritten(over now: OfferModel.Chosen?) -> Bool {
    if case .stored(let new) = self { new.stored != now?.stored } else { false }
  }
}
