import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

extension OfferWalk {
  /// Does something by chance.
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

  /// A choice that the present form has, and whose options are rows or in an open drawer.
  private mutating func rule() -> Offer.Rule? {
    let rules = Offer.rules.filter { rule in
      guard let field = screen.form.field(rule.field) else { return false }
      return screen.showsOptions(of: field) || (open == rule.field && rule.field == "skills")
    }
    return rules.randomElement(using: &random)
  }

  /// Somebody stores other options, or a button of this screen does.
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

  /// A button of this screen makes the snapshot, which is in its answer.
  private mutating func press() throws {
    let (name, words) = (Bool.random(using: &random) ? "stock" : "other", someWords())
    note("press", "\(name) \(words)")
    var submission = Submission(.field)
    submission.pressed = "shuffle"
    // The rules are asked first: a record that breaks one tells the program nothing.
    let conclusion = try send(submission) { walk in walk.put(words, in: name) }
    try expect(
      conclusion.verdict,
      breaksRule ? .refused : .pressed("shuffle", isStored: false))
    open = nil
    answered()
    try compare()
  }

  /// True where what is stored breaks a rule of the form.
  private var breaksRule: Bool {
    let days = model.chosen["days"]?.words.count ?? 0
    return screen.form.field("days") != nil && !model.foreign.contains("days")
      && !(2...3).contains(days)
  }

  /// Somebody else chooses, in a spelling of their own, or stores what is no choice.
  private mutating func chooseElsewhere() {
    guard let rule = Offer.rules.randomElement(using: &random) else { return }
    let words = Array(
      Offer.words.shuffled(using: &random).prefix(
        rule.isSeveral ? Int.random(in: 0..<7, using: &random) : 1))
    var chosen = OfferModel.Chosen(words, isSeveral: rule.isSeveral)
    model.foreign.remove(rule.field)
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3 where rule.isSeveral:
      let spelled = chosen.stored.string?.replacing("\",\"", with: "\" , \"") ?? ""
      chosen = .init(words: words, as: " \(spelled) ")
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

  /// Taps an option that is enabled as far as the screen says.
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

  /// Sends what no screen does: what is not offered, two for one, and what is disabled.
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
    // Other options come between the question and the store's answer, which asks the rules again.
    if let race, fate.asksTheStore {
      note("race", "\(race)")
      let text = StoredValue.text(OfferWalk.text(of: race))
      store.beforeAnswering = { store, _ in
        store.beforeAnswering = nil
        store.changeElsewhere(text, in: rule.stock)
      }
      model.stock[rule.stock] = race
      // Where somebody else chose meanwhile, too, the store says that first, and that it is done
      // already where they chose the same.
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

  /// The program shows the record by another form: sections come, go and move.
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
    for rule in Offer.rules { giveUp(rule.field) }
    screen = fresh
    faces = fresh.rowFaces
    try carryOut(step)
    // Contents may have changed with it, too, which an outline does not say.
    cells = faces
    answered()
    try compare()
  }
}

extension OfferModel.Fate {
  /// True where the rules have nothing against it.
  var asksTheStore: Bool {
    switch self {
    case .stored, .conflict: true
    case .unchanged, .refused: false
    }
  }

  /// True where nothing is refused.
  var isTaken: Bool {
    if case .refused = self { false } else { true }
  }

  /// True where the store has something else so far, and writes.
  func isWritten(over now: OfferModel.Chosen?) -> Bool {
    if case .stored(let new) = self { new.stored != now?.stored } else { false }
  }
}
