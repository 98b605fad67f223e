import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutWords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Taps and presses on a list's rows, without pages or a store.
@Suite("Lists")
struct ListEditingTests {
  private let bar = "  [Share] [Remove] [Archive]"

  @Test("5.1 A tap unfolds a row's bar, a second folds it, and one elsewhere moves it")
  func taps() {
    var talk = ListConversation(["A", "B", "C"])
    talk.tap(2)
    #expect(talk.lines == ["A", "B", bar, "C"])
    #expect(talk.conclusion?.step.effects == [.reveal(.record(ListConversation.key(2)))])
    talk.tap(3)
    #expect(talk.lines == ["A", "B", "C", bar])
    talk.tap(3)
    #expect(talk.lines == ["A", "B", "C"])
  }

  @Test("Labels of rows with the same title have their second lines, too")
  func repeatedTitles() {
    func record(_ key: Int64, _ title: String, _ detail: String?) -> ListedRecord {
      ListedRecord(key: ListConversation.key(key), title: title, detail: detail)
    }
    let records = [
      record(1, "10/14/2026", "Lisbon"), record(2, "10/14/2026", "Foldout"),
      record(3, "10/15/2026", "Foldout"), record(4, "10/14/2026", nil),
    ]
    let list = ShownList(
      ListReading(records: records), linksToRecords: true, hasActions: true, open: [],
      environment: .reader("en-US"))
    #expect(
      records.compactMap { list.row($0.key)?.button?.label } == [
        "Actions for 10/14/2026 · Lisbon", "Actions for 10/14/2026 · Foldout",
        "Actions for 10/15/2026", "Actions for 10/14/2026",
      ])
  }

  @Test("Labels of rows with the same title and the same second line have their keys, too")
  func repeatedSecondLines() {
    func record(_ key: Int64, _ title: String, _ detail: String?) -> ListedRecord {
      ListedRecord(key: ListConversation.key(key), title: title, detail: detail)
    }
    let records = [
      record(1, "Ada", "Lisbon"), record(2, "Ada", "Lisbon"), record(3, "Ada", "Foldout"),
      record(4, "Bo", nil), record(12, "Bo", nil), record(13, "Cy", "Lisbon"),
    ]
    let list = ShownList(
      ListReading(records: records), linksToRecords: true, hasActions: true, open: [],
      environment: .reader("en-US"))
    #expect(
      records.compactMap { list.row($0.key)?.button?.label } == [
        "Actions for Ada · Lisbon (1)", "Actions for Ada · Lisbon (2)",
        "Actions for Ada · Foldout", "Actions for Bo (4)", "Actions for Bo (12)", "Actions for Cy",
      ])
  }

  @Test("5.9 An open bar stays with its row when others go, come or move")
  func known() {
    var talk = ListConversation(["A", "B", "C"], open: 2)
    talk.rows.removeFirst()
    talk.rows.append((9, "Z"))
    talk.rows.reverse()
    talk.send(.reload, bars: [])
    #expect(talk.lines == ["Z", "C", "B", bar])
    talk.press("remove", of: 9)
    #expect(talk.lines == ["C", "B", bar, "↶ Z was removed [Undo]"])
  }

  @Test("5.8 Remove removes the row with its bar, and Undo restores it to its position")
  func removes() {
    var talk = ListConversation(["A", "B", "C"], open: 2)
    talk.press("remove", of: 2)
    #expect(
      talk.asks == [
        .remove(ListConversation.key(2), original: "seen B", isPermanent: false),
        .read(open: [ListConversation.key(2)]),
      ])
    #expect(talk.lines == ["A", "C", "↶ B was removed [Undo]"])
    #expect(talk.conclusion?.step.update?.deletions.count == 2)
    talk.send(.restore("id", ListConversation.key(2)), bars: [])
    #expect(talk.lines == ["A", "B", "C", "↶ B was restored"])
    #expect(talk.conclusion?.restored == ListConversation.key(2))
    talk.send(.restore("id", ListConversation.key(2)), bars: [])
    #expect(talk.lines.last == "↶ It can no longer be restored.")
    #expect(talk.conclusion?.outcome == .gone)
  }

  @Test("5.15 A row that changed meanwhile is not removed, and its bar shows the new state")
  func conflicts() {
    var talk = ListConversation(["A", "B"], open: 2)
    talk.removal = .conflict
    talk.press("remove", of: 2)
    #expect(
      talk.lines == ["A", "B", "! B has changed in the meantime. Check it and try again.", bar])
    #expect(talk.conclusion?.outcome == .conflict)
    talk.press("archive", of: 2, seen: "another")
    #expect(talk.conclusion?.outcome == .conflict)
    #expect(talk.asks.count == 1, "the program is not told")
    // The record may also change after its bar was read.
    talk.answer = .conflict
    talk.press("archive", of: 2)
    #expect(talk.asks.first == .perform("archive", ListConversation.key(2), original: "seen B"))
    #expect(talk.conclusion?.outcome == .conflict)
    #expect(talk.lines.contains("! B has changed in the meantime. Check it and try again."))
  }

  @Test("5.15 A row that is gone is reported, also the second time")
  func gone() {
    var talk = ListConversation(["A", "B"], open: 2)
    talk.removal = .gone
    talk.rows.removeLast()
    talk.press("remove", of: 2, seen: "seen B")
    #expect(talk.conclusion?.outcome == .gone)
    #expect(talk.lines == ["A", "↶ 2 no longer exists."])
    var other = ListConversation(["A", "B"], open: 2)
    other.press("remove", of: 2)
    other.press("remove", of: 2, seen: "seen B")
    #expect(other.conclusion?.outcome == .gone)
  }

  @Test("A removal that cannot be undone asks first and is done with consent")
  func asks() {
    var talk = ListConversation(["A", "B"], open: 2)
    talk.removal = .needsConsent(RemovalSize(rows: 12, bytes: 20_000_000, reason: .bytes))
    talk.press("remove", of: 2)
    let problem = talk.list.problems[ListConversation.key(2)]
    #expect(problem?.consent?.title == "Remove permanently")
    #expect(problem?.consent?.action == "remove" && problem?.consent?.original == "seen B")
    #expect(talk.conclusion?.outcome == .refused)
    talk.removal = .removed(nil)
    talk.press("remove", of: 2, isConfirmed: true)
    #expect(
      talk.asks.first == .remove(ListConversation.key(2), original: "seen B", isPermanent: true))
    #expect(talk.lines.last == "↶ B was removed. This can’t be undone.")
  }

  @Test("5.8 A refusal by the store is shown under the row, and nothing is lost")
  func refuses() {
    var talk = ListConversation(["A", "B"], open: 1)
    let error = StoreError.referredTo(table: "films", by: "rentals")
    talk.removal = .refused(error)
    talk.press("remove", of: 1)
    #expect(talk.lines == ["A", "! \(error.sentence(in: .english))", bar, "B"])
    #expect(talk.conclusion?.outcome == .refused)
  }

  @Test("Actions that are unknown or no longer offered do nothing")
  func offers() {
    var talk = ListConversation(["A"], open: 1)
    talk.offered.removeLast()
    talk.press("archive", of: 1)
    #expect(talk.lines.contains("! This can no longer be done with A."))
    #expect(talk.asks.count == 1 && talk.conclusion?.outcome == .refused)
    talk.press("explode", of: 1)
    #expect(talk.lines.contains("! There is no such action here."))
  }

  @Test(
    "5.4 The program receives its actions, and its message, change or refusal is shown",
    arguments: [
      (ActionAnswer.done, ["A", "  [Share] [Remove] [Archive]"], "Archive: done"),
      (.message("Archived"), ["A", "  [Share] [Remove] [Archive]", "↶ Archived"], "Archived"),
      (.refused("Not yet."), ["A", "! Not yet.", "  [Share] [Remove] [Archive]"], "Not yet."),
    ])
  func tells(_ answer: ActionAnswer, _ lines: [String], _ message: String) {
    var talk = ListConversation(["A"], open: 1)
    talk.answer = .answered(answer)
    talk.press("archive", of: 1)
    #expect(talk.asks.first == .perform("archive", ListConversation.key(1), original: "seen A"))
    #expect(talk.lines == lines)
    #expect(talk.conclusion?.message == message)
  }

  @Test("A record that an action asks for is added, and the list leads to it")
  func adds() {
    var talk = ListConversation(["A"], open: 1)
    talk.answer = .answered(.adds(["day": .whole(2)], editing: "hours"))
    talk.press("archive", of: 1)
    #expect(
      talk.asks == [
        .perform("archive", ListConversation.key(1), original: "seen A"),
        .add(["day": .whole(2)], editing: "hours"),
      ])
    #expect(talk.redirection?.key == ListConversation.key(9))
    talk.addition = .refused("Two have that day.")
    talk.press("archive", of: 1)
    #expect(talk.lines == ["A", "! Two have that day.", bar])
    #expect(talk.conclusion?.outcome == .refused)
  }

  @Test("Referring records are counted and named with the consequence for them")
  func notes() {
    let preview = RemovalPreview(
      digest: RowDigest(wire: "x"),
      dependents: [
        Dependents(table: "rental", columns: ["film"], count: 3, hasMore: false, rule: .cascade),
        Dependents(table: "payment", columns: ["film"], count: 1000, hasMore: true, rule: .setNull),
        Dependents(table: "tag", columns: ["film"], count: 1, hasMore: false, rule: .restrict),
        Dependents(table: "log", columns: ["film"], count: 2, hasMore: false, rule: .setDefault),
        Dependents(
          table: "old", columns: ["film"], count: 0, hasMore: true, isIncomplete: true,
          rule: .noAction),
      ],
      further: [
        Dependents(table: "receipt", columns: ["rental"], count: 7, hasMore: false, rule: .cascade)
      ])
    #expect(
      preview.notes(in: .reader("en-US")).map(\.text) == [
        "3 records of Rental refer to it. They will be removed, too.",
        "At least 1,000 records of Payment refer to it. These references will be cleared.",
        "A record of Tag refers to it. It can’t be removed while that record exists.",
        "2 records of Log refer to it. These references will be set to their default.",
        "There may be references from Old.",
        "7 records of Receipt refer to it. They will be removed, too.",
      ])
  }

  @Test(
    "One referring record and several are told in sentences in every language",
    arguments: [
      ("en-US", "A record of Bill refers to it.", "2 records of Bill refer to it."),
      (
        "de-DE", "Ein Datensatz aus Bill verweist darauf.",
        "2 Datensätze aus Bill verweisen darauf."
      ),
      ("nl-NL", "Een record van Bill verwijst ernaar.", "2 records van Bill verwijzen ernaar."),
      (
        "ar", "يشير إليه سجل من \u{2068}Bill\u{2069}.",
        "تشير إليه سجلات من \u{2068}Bill\u{2069} (العدد: \u{2068}2\u{2069})."
      ),
    ])
  func numbers(_ locale: String, _ one: String, _ two: String) {
    for (count, sentence) in [(1, one), (2, two)] {
      let bills = Dependents(
        table: "bill", columns: ["film"], count: count, hasMore: false, rule: .cascade)
      let notes = RemovalPreview(digest: RowDigest(wire: "x"), dependents: [bills])
        .notes(in: .reader(locale)).map(\.text)
      #expect(notes.first?.hasPrefix("\(sentence) ") == true)
    }
  }

  @Test(
    "A removal too large to undo states its number of records in every language",
    arguments: [
      ("en-US", "This is too large to be undone. Records that would be removed: 1."),
      ("de-DE", "Das ist zu groß, um es rückgängig zu machen. Zu entfernende Datensätze: 1."),
      ("nl-NL", "Dit is te groot om ongedaan te maken. Te verwijderen records: 1."),
      ("ar", "هذا أكبر من أن يُتراجع عنه. عدد السجلات التي ستُزال: \u{2068}1\u{2069}."),
    ])
  func tooLarge(_ locale: String, _ sentence: String) {
    let size = RemovalSize(rows: 1, bytes: 20_000_000, reason: .bytes)
    #expect(size.sentence(in: .reader(locale)) == sentence)
  }
}

extension ListEditingTests {
  @Test("5.8, 5.18 Removals are undone one by one, the last first, twenty at most")
  func oneByOne() {
    var talk = ListConversation((1...25).map { "\($0)" })
    for number in 1...25 { talk.press("remove", of: Int64(number)) }
    #expect(talk.list.undo?.restore != nil && talk.list.earlier.count == 19)
    var backs: [String] = []
    while let line = talk.list.undoFace?.lines.last, let restore = line.restore {
      talk.send(.restore(restore.wire, line.key), bars: [])
      backs.append(talk.list.undoFace?.lines.first?.sentence ?? "")
    }
    #expect(backs == (6...25).reversed().map { "\($0) was restored" })
  }

  @Test("A message keeps the removals on offer, and a refused Undo does not block the others")
  func others() {
    var talk = ListConversation(["A", "B", "C"])
    talk.press("remove", of: 1)
    talk.press("remove", of: 2)
    talk.answer = .answered(.message("Archived"))
    talk.press("archive", of: 3)
    #expect(talk.lines.suffix(2) == ["↶ Archived", "↶ B was removed [Undo]"])
    talk.restoration = .refused("Its parent is gone.")
    talk.send(.restore("id 2", ListConversation.key(2)), bars: [])
    #expect(
      talk.lines.suffix(2) == ["↶ Its parent is gone. [Undo]", "↶ A was removed [Undo]"])
    #expect(talk.conclusion?.outcome == .refused)
    talk.restoration = nil
    talk.send(.restore("id", ListConversation.key(1)), bars: [])
    #expect(talk.lines.suffix(2) == ["↶ A was restored", "↶ Its parent is gone. [Undo]"])
  }

  @Test("5.8 Undo reports records removed along and those restored differently")
  func counts() {
    var talk = ListConversation(["A", "B"], open: 2)
    talk.removal = .removed(
      "x", with: [RowCount(table: "lines", count: 3), RowCount(table: "payments", count: 1200)],
      changed: [RowCount(table: "pets", count: 2)])
    talk.press("remove", of: 2)
    #expect(
      talk.lines.last
        == "↶ B was removed. Also removed: Lines (3), Payments (1,200). References changed: Pets (2) [Undo]"
    )
    talk.restoration = .restored(
      ListConversation.key(2), title: "B",
      altered: [
        AlteredRow(table: "lines", key: ListConversation.key(1), columns: ["total"]),
        AlteredRow(table: "lines", key: ListConversation.key(2), columns: ["total", "tax"]),
      ],
      unrestored: [UnrestoredRow(table: "pets", key: ListConversation.key(9), columns: ["owner"])])
    talk.send(.restore("x", ListConversation.key(2)), bars: [])
    #expect(
      talk.lines.last
        == "↶ B was restored. Changed by a trigger: Lines (Total, Tax). References changed in the meantime and left as they are: Pets (Owner)"
    )
  }

  @Test("A list that cannot be read again keeps its footer and its open bar")
  func unread() {
    let key = ListConversation.key(2)
    let bar = BarReading(title: "B", actions: ListConversation.actions, original: "seen B")
    let reading = ListReading(
      records: [
        ListedRecord(key: ListConversation.key(1), title: "A"), ListedRecord(key: key, title: "B"),
      ],
      bars: [key: bar], footer: "Two records")
    var editing = ListEditing(
      ShownList(
        reading, linksToRecords: true, hasActions: true, open: [key], environment: .reader("en-US"))
    )
    let press = ListInput.Press(
      action: "archive", key: key, original: "seen B", isConfirmed: false, isKnown: true)
    guard
      case .ask(.perform("archive", key, original: "seen B")) = editing.submit(.press(press)),
      case .ask(.read) = editing.answered(.performed(.answered(.message("Sent.")))),
      case .show(let conclusion) = editing.answered(.failed(.closed))
    else {
      Issue.record("the list is not shown")
      return
    }
    #expect(
      conclusion.message
        == "Sent. The page couldn’t be refreshed and may be out of date. Reload it.")
    #expect(conclusion.failure == .closed)
    #expect(editing.list.footer == "Two records")
    #expect(editing.list.bar(key)?.title == "B")
  }
}
