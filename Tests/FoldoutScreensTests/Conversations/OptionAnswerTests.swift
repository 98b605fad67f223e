import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Conflicts and refusals about options whose titles may equal other options' values.
@Suite struct OptionAnswerTests {
  /// Floors are shown counted from one and stored counted from zero.
  private let floors = Stays(
    of: Form<Stay>("Stay") {
      Section("") {
        ChoiceField(
          "Floor", \.room, options: [0, 1, 2], title: { "\($0 + 1)" }, allowsOther: true)
      }
    })
  /// Several cities with the same title.
  private let romes = Stays(
    of: Form<Stay>("Stay") {
      Section("") {
        ChoiceField("City", \.city, options: ["r", "rome", "m"], title: { _ in "Rome" })
      }
    }
  ) { $0.city = "m" }

  /// Makes an input while somebody else stores another value, and answers the conflict with Use.
  /// Returns the stored value.
  private func useOfMine(
    _ mine: FieldInput.Action, while theirs: StoredValue, in column: String, _ stays: Stays
  ) throws -> StoredValue? {
    let screen = try stays.screen(open: column)
    stays.store.changeElsewhere(theirs, in: column)
    let conflict = Conversation(screen, stays.store, [(FieldID(column), .one(mine))])
    #expect(conflict.outcome == .conflict)
    guard case .choice(let face) = conflict.record.problems.first?.remedy, let use = face.use else {
      Issue.record("no choice between two values")
      return nil
    }
    let talk = Conversation(
      conflict.record, stays.store,
      [(FieldID(column), FieldInput(use.action, theirs: Token(wire: face.theirs)))])
    #expect(talk.outcome == .accepted(isStored: true))
    return stays.store.stored?[column]
  }

  @Test("Use in a conflict stores the chosen option, even if its title is another's value")
  func theChosenOptionIsUsed() throws {
    #expect(
      try useOfMine(.chose("i:0"), while: .integer(2), in: "floor", floors) == .integer(0))
    #expect(
      try useOfMine(.chose("t:rome"), while: .text("r"), in: "city", romes) == .text("rome"))
  }

  @Test("Use in a conflict stores the typed value, even if it is an option's title")
  func aTypedValueIsUsed() throws {
    #expect(
      try useOfMine(.typed("9"), while: .integer(2), in: "floor", floors) == .integer(9))
  }

  @Test("A typed title that equals the stored value chooses its option")
  func aTitleIsTypedThatIsTheStoredValue() throws {
    let talk = Conversation(try floors.screen(), floors.store, [("floor", .one(.typed("1")))])
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(floors.store.stored?["floor"] == .integer(0))
  }

  @Test("A value that no button sends is refused")
  func whatNoButtonSendsIsNotTaken() throws {
    let stays = Stays()
    for wire in ["t:Oslo", "nonsense", "t:" + String(repeating: "x", count: 1_000_000)] {
      let input = FieldInput(.use(wire), theirs: Token(.text("Rome")))
      #expect(Conversation(try stays.screen(), stays.store, [("city", input)]).outcome == .refused)
    }
    // In a choice that allows others, such a value is read like a typed one.
    let input = FieldInput(.use("t:a%07b"), theirs: Token(.null))
    #expect(Conversation(try stays.screen(), stays.store, [("status", input)]).outcome == .refused)
    #expect(stays.store.stored?["city"] == .text("Rome"))
    #expect(stays.store.stored?["status"] == .null)
  }

  @Test("A long unlisted value stays when something else is saved")
  func aLongValueThatIsNotListedStays() throws {
    let long = String(repeating: "x", count: 65)
    let stays = Stays { $0.city = long }
    let input = FieldInput(.chose("t:" + long))
    let talk = Conversation(
      try stays.screen(), stays.store,
      [("city", input), ("guest", .one(.typed("Bo")))], scope: .form)
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["city"] == .text(long))
  }

  @Test("An option may be longer than a typed text")
  func anOptionMayBeLongerThanWhatIsTyped() throws {
    let long = String(repeating: "я", count: 2_500)
    let stays = Stays(
      of: Form<Stay>("Stay") { Section("") { ChoiceField("City", \.city, options: [long]) } })
    let wire = StoredValue.text(long).wire ?? ""
    let talk = Conversation(try stays.screen(), stays.store, [("city", .one(.chose(wire)))])
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["city"] == .text(long))
  }

  @Test("A refused text is replaced by the option that is picked next")
  func whatWasRefusedGivesWayToAnOption() throws {
    let stays = Stays()
    let screen = try stays.screen(open: "status")
    let refused = Conversation(
      screen, stays.store, [("status", .one(.typed("a\u{7}")))], scope: .form)
    #expect(refused.outcome == .refused)
    guard let field = refused.record.form.field("status"),
      case .choice(let face) = refused.record.drawer(field)?.editor
    else { return #expect(Bool(false), "no choice") }
    #expect(face.other?.refused == face.other?.text)
    var input = FieldInput(.typed(face.other?.text ?? ""), .chose("t:single"))
    input.refused = face.other?.refused
    let talk = Conversation(refused.record, stays.store, [("status", input)], scope: .form)
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["status"] == .text("single"))
  }

  @Test("The stored option is marked if the chosen one is no longer offered")
  func theStoredOptionIsMarkedWhereTheChosenOneIsGone() throws {
    let stays = Stays()
    let screen = try stays.screen(open: "city")
    stays.store.beforeAnswering = { store, _ in
      store.beforeAnswering = nil
      store.changeElsewhere(.text("Spain"), in: "country")
    }
    let talk = Conversation(screen, stays.store, [("city", .one(.chose("t:Milan")))])
    guard let field = talk.record.form.field("city"),
      case .choice(let face) = talk.record.drawer(field)?.editor
    else { return #expect(Bool(false), "no choice") }
    #expect(face.options.filter(\.isChosen).map(\.title) == ["Rome"])
  }
}

extension ButtonFace {
  /// The action of the button.
  fileprivate var action: FieldInput.Action {
    switch sends {
    case .set(let text): .set(text)
    case .use(let wire): .use(wire)
    case .clear: .cleared
    case .restore(let restored): .restored(restored.wire, isRedo: restored.isRedo)
    case .held: .typed("")
    }
  }
}
