import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

/// Scenarios of choice sections, on the text host.
@Suite struct OptionScenarios {
  @Test("3.10 More than 15 options are filtered by their texts, and chosen ones stay visible")
  func filter() throws {
    struct Seat: Sendable { var number = 7 }
    let form = Form<Seat>("Seat") {
      Section(optionsOf: ChoiceField("Number", \.number, options: Array(1...18)))
    }
    var scene = try Scene(form, Seat())
    func options() -> [String] { scene.host.lines.filter { $0.hasPrefix("  (") } }
    #expect(options().count == 18)
    scene.host.narrow("number", to: " 1")
    #expect(options().count == 11 && options().contains("  (•) 7"))
    scene.host.narrow("number", to: "18")
    #expect(options() == ["  (•) 7", "  ( ) 18"])
    scene.host.choose("number", "18")
    #expect(options() == ["  (•) 18"] && scene.stored("number") == .integer(18))
    scene.host.narrow("number", to: "")
    #expect(options().count == 18 && scene.host.violations.isEmpty)
    let short = try Scene(Picks.form, Picks())
    #expect(short.host.foot(of: "number")?.limits.filterLabel == nil)
  }

  @Test("3.1, 3.2 One section takes exactly one option, and another toggles several")
  func tapping() throws {
    var scene = try Scene(Picks.form, Picks())
    #expect(
      scene.text == """
        Options
        — Pick a number —
          ( ) one
          (•) two
          ( ) three
        — Pick some letters —
          [x] A
          [ ] B
          [x] C
          [ ] D
        """)
    #expect(
      scene.host.screen.table.outline.rows(inSection: 1).map(\.description) == [
        "letters~t:a", "letters~t:b", "letters~t:c", "letters~t:d",
      ])
    scene.host.choose("number", "three")
    scene.host.choose("number", "three")
    scene.host.choose("letters", "D")
    scene.host.choose("letters", "A")
    #expect(scene.stored("number") == .text("three"))
    #expect(scene.stored("letters") == .text(#"["c","d"]"#))
    #expect(
      scene.text.contains("  (•) three\n— Pick some letters —\n  [ ] A\n  [ ] B\n  [x] C\n  [x] D"))
    #expect(
      scene.host.reports.map(\.new) == [
        .value(.text("three")),
        .value(.several([.text("a"), .text("c"), .text("d")])),
        .value(.several([.text("c"), .text("d")])),
      ])
    #expect(scene.host.reports.last?.old == .value(.several([.text("a"), .text("c"), .text("d")])))
    #expect(scene.host.violations.isEmpty)
  }

  @Test(
    "3.4, 3.5 Too many options are refused at once, too few stay entered until there are enough")
  func counts() throws {
    var scene = try Scene(Picks.rules, Picks())
    #expect(scene.text.contains("  [ ] fri\n  Choose 2 to 3.\n"))
    scene.host.choose("days", "wed")
    #expect(scene.stored("days") == .text(#"["mon","tue","wed"]"#))
    scene.host.choose("days", "thu")
    #expect(scene.text.contains("  [ ] thu\n  [ ] fri\n  ! Days takes at most 3."))
    #expect(scene.stored("days") == .text(#"["mon","tue","wed"]"#))
    scene.host.choose("days", "wed")
    scene.host.choose("days", "mon")
    #expect(scene.text.contains("  [ ] mon\n  [x] tue\n"))
    #expect(
      scene.text.contains("  ! Choose at least 2 for Days; chosen so far: 1. Nothing is saved"))
    #expect(scene.stored("days") == .text(#"["mon","tue"]"#))
    scene.host.choose("days", "fri")
    #expect(!scene.text.contains("!"))
    #expect(scene.stored("days") == .text(#"["tue","fri"]"#))
    #expect(scene.host.violations.isEmpty)
  }

  @Test("Entering the value that somebody else stored meanwhile is not refused")
  func alreadyStored() throws {
    var scene = try Scene(Picks.rules, Picks())
    scene.host.choose("days", "mon")
    #expect(scene.text.contains("  ! Choose at least 2 for Days; chosen so far: 1."))
    scene.store.changeElsewhere(.text("[]"), in: "days")
    scene.host.choose("days", "tue")
    #expect(scene.text.contains("  [ ] mon\n  [ ] tue\n"))
    #expect(!scene.text.contains("!"))
    #expect(scene.stored("days") == .text("[]"))
    #expect(scene.host.violations.isEmpty)
  }

  @Test(
    "3.3, 3.9 Clear empties an optional choice; a required one that began empty has no Clear")
  func clearing() throws {
    var scene = try Scene(Picks.rules, Picks())
    #expect(!scene.text.contains("[Clear]"))
    scene.host.choose("colour", "red")
    #expect(scene.text.contains("— Colour —\n  (•) red\n      As a rose\n  ( ) green\n  [Clear]\n"))
    scene.host.clear("colour")
    #expect(scene.stored("colour") == .null && !scene.text.contains("[Clear]"))
    scene.host.choose("size", "2")
    #expect(scene.stored("size") == .integer(2) && !scene.text.contains("[Clear]"))
    #expect(scene.host.violations.isEmpty)
  }

  @Test(
    "3.11, 3.18 A section's footer follows the record, and a tap on an option folds any drawer")
  func footer() throws {
    var scene = try Scene(Picks.rules, Picks(), open: ["skills"])
    #expect(scene.text.contains("  2 chosen\n"))
    #expect(scene.text.contains("▾ Skills: swift\n    [x] swift\n"))
    scene.host.choose("letters", "B")
    #expect(scene.text.contains("  3 chosen\n"))
    #expect(scene.text.contains("▸ Skills: swift"))
    #expect(scene.host.violations.isEmpty)
  }

  @Test("3.9, 3.12 A drawer of several options works as the section does and stays open")
  func drawer() throws {
    var scene = try Scene(Picks.rules, Picks(), open: ["skills"])
    scene.host.choose("skills", "go")
    scene.host.choose("skills", "rust")
    #expect(
      scene.lines("skills") == """
        ▾ Skills: swift, rust, go
            [x] swift
            [x] rust
            [ ] cobol (disabled)
            [x] go
        """)
    #expect(scene.stored("skills") == .text(#"["swift","rust","go"]"#))
    for title in ["swift", "rust", "go"] { scene.host.choose("skills", title) }
    #expect(scene.stored("skills") == .text("[]") && scene.lines("skills").hasPrefix("▾ Skills: -"))
    #expect(scene.host.violations.isEmpty)
    scene.host.choose("skills", "cobol")
    #expect(scene.host.violations == ["skills: no option cobol"])
  }

  @Test("3.13 The allowed number of options is shown after a section's footer and in a drawer")
  func told() throws {
    let form = Form<Picks>("Rules") {
      Section(optionsOf: ChoiceField("Days", \.days, options: ["mon", "tue"]).choosing(1...))
        .footer { "\($0.days.count) chosen" }
      Section("More") {
        ChoiceField("Skills", \.skills, options: ["swift", "go"]).choosing(...2)
        ChoiceField("Exactly", \.letters).choosing(2...2).id("letters")
      }
    }
    var scene = try Scene(form, Picks(), open: ["skills"])
    #expect(scene.text.contains("  [x] tue\n  2 chosen\n  Choose at least 1.\n"))
    #expect(scene.lines("skills").hasSuffix("    [ ] go\n    Choose up to 2."))
    scene.host.tap("letters")
    #expect(scene.lines("letters").hasSuffix("    [ ] D\n    Choose exactly 2."))
    #expect(scene.host.violations.isEmpty)
  }

  @Test("A tap that makes an option disappear folds the open drawer, too")
  func goneWithItsTap() throws {
    var picks = Picks()
    picks.days = ["mon", "tue", "sun"]
    var scene = try Scene(Picks.rules, picks, open: ["skills"])
    scene.host.choose("days", "sun")
    #expect(scene.stored("days") == .text(#"["mon","tue"]"#))
    #expect(scene.text.contains("▸ Skills: swift") && !scene.text.contains("sun"))
    #expect(scene.host.violations.isEmpty)
  }

  @Test("Unlisted values of several are kept and marked, and so are disabled options")
  func unlisted() throws {
    var picks = Picks()
    picks.skills = ["cobol", "basic", "go"]
    var scene = try Scene(Picks.rules, picks, open: ["skills"])
    #expect(scene.lines("skills").contains("    [x] basic Not one of the options"))
    scene.host.choose("skills", "go")
    #expect(scene.stored("skills") == .text(#"["cobol","basic"]"#))
    scene.host.choose("skills", "basic")
    #expect(scene.stored("skills") == .text(#"["cobol"]"#))
    #expect(!scene.lines("skills").contains("basic"))
  }

  @Test("3.8 A conflict of two sets of options shows both by their titles")
  func conflict() throws {
    var scene = try Scene(Picks.form, Picks())
    scene.store.changeElsewhere(.text(#"["b"]"#), in: "letters")
    scene.host.choose("letters", "D")
    #expect(scene.text.contains("[Use “A, C, D”] [Keep “B”]"))
    #expect(scene.stored("letters") == .text(#"["b"]"#))
    scene.host.use("letters")
    #expect(scene.stored("letters") == .text(#"["a","c","d"]"#))
    scene.host.undo("letters")
    #expect(scene.stored("letters") == .text(#"["b"]"#))
    #expect(scene.text.contains("  [ ] A\n  [x] B\n"))
  }

  @Test("An unlisted value that somebody removed is a conflict, too")
  func unlistedConflict() throws {
    var picks = Picks()
    picks.skills = ["basic", "go"]
    var scene = try Scene(Picks.rules, picks, open: ["skills"])
    scene.store.changeElsewhere(.text("[]"), in: "skills")
    scene.host.choose("skills", "rust")
    #expect(scene.lines("skills").contains("you entered “rust, go, basic”."))
    // No button offers a value that would be refused.
    #expect(scene.lines("skills").contains("[Keep “-”]") && !scene.lines("skills").contains("[Use"))
    scene.host.keep("skills")
    #expect(scene.stored("skills") == .text("[]") && !scene.lines("skills").contains("basic"))
  }

  @Test("A value that is not a list of options is edited as text until it is one")
  func foreign() throws {
    var scene = try Scene(Picks.form, Picks())
    scene.store.changeElsewhere(.text("a and b"), in: "letters")
    scene.host.reload(open: [])
    #expect(scene.text.contains("— Pick some letters —\n  Pick some letters: [a and b]"))
    scene.host.type(#"["a","b"]"#, into: "letters")
    scene.host.leave()
    #expect(scene.text.contains("— Pick some letters —\n  [x] A\n  [x] B\n  [ ] C"))
    #expect(scene.host.violations.isEmpty)
  }
}
