import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A form in a table view that the app already has, in no controller of Foldout's.
@Suite struct OwnTableTests {
  nonisolated private struct Card: Sendable {
    var name = "Ada"
    var born: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 9)
    var note = ""

    static let form = Form<Card>("Card") {
      Section("Who") {
        TextField("Name", \.name)
        DateField("Born", \.born)
      }
      Section("Buttons") {
        for number in 1...12 { ButtonField("Button \(number)", id: FieldID("button\(number)")) }
      }
      Section("Last") { TextField("Note", \.note) }
    }.head({ $0.name }, detail: { "\($0.note.count) letters" })
  }

  @Test("A plain table view shows a form: rows unfold, values change and are reported")
  func shows() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      var values: [Card] = []
      let own = try OwnTable(Card.form, Card(), style: style)
      own.host.onChange = { values.append($0) }
      #expect(own.texts(own.row("name")) == ["Name", "Ada"])
      try own.tap("born")
      let drawer = try #require(own.drawer("born"))
      let picker = try #require(own.picker(in: drawer))
      picker.turn(component: 1, to: 9)
      own.settle()
      #expect(own.host.value.born == LocalDate(nearestTo: 2026, month: 3, day: 10))
      #expect(own.texts(own.row("born")).last == "03/10/2026")
      #expect(values.count == 1)
      try own.tap("born")
      #expect(own.drawer("born") == nil)
      #expect(own.faults.isEmpty)
    }
  }

  @Test("The app hears of scrolling by onScroll")
  func scrolling() throws {
    let own = try OwnTable(Card.form, Card())
    var offsets: [CGFloat] = []
    own.host.onScroll = { offsets.append($0.contentOffset.y) }
    own.table.contentOffset.y = 30
    own.settle()
    #expect(offsets.last == 30)
  }

  @Test(
    "The app draws the head by onHead, and the table has none then",
    arguments: [UITableView.Style.plain, .grouped])
  func head(style: UITableView.Style) throws {
    let own = try OwnTable(Card.form, Card(), style: style)
    // In a plain table a section's header would stay in view above the rows.
    func top() -> [String] {
      own.texts(own.table.tableHeaderView) + own.texts(own.table.headerView(forSection: 0))
    }
    #expect(top() == ["Ada", "0 letters", "Who"])
    var heads: [String] = []
    own.host.onHead = { title, detail, picture in
      heads.append("\(title), \(detail ?? "-"), \(picture == nil)")
    }
    own.settle()
    #expect(heads.last == "Ada, 0 letters, true" && top() == ["Who"])
    try own.host.set("name", to: .text("Grace"))
    own.settle()
    #expect(heads.last == "Grace, 0 letters, true")
    own.host.onHead = nil
    own.settle()
    #expect(top() == ["Grace", "0 letters", "Who"])
  }

  @Test("The keyboard covers no row, and its room goes with it, unless the app wants it otherwise")
  func keyboard() throws {
    let own = try OwnTable(Card.form, Card())
    let before = own.table.contentInset.bottom
    let last = IndexPath(row: 0, section: 2)
    own.table.scrollToRow(at: last, at: .bottom, animated: false)
    own.settle()
    try own.tap("note")
    let field = try #require(own.table.cellForRow(at: last) as? FaceCell)
    #expect(field.textControl?.isFirstResponder == true)
    #expect(own.table.contentInset.bottom > before + 300)
    own.host.driver.endTyping()
    own.settle()
    #expect(own.table.contentInset.bottom == before)
    own.host.avoidsKeyboard = false
    try own.tap("note")
    #expect(own.table.contentInset.bottom == before)
    #expect(!own.host.avoidsKeyboard)
  }

  @Test("A table that appears while the keyboard is shown keeps its rows above it")
  func keyboardBefore() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let search = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    window.addSubview(search)
    window.makeKeyAndVisible()
    let other = UITableView(frame: window.bounds, style: .plain)
    let first = try TableHost(other, form: Card.form, value: Card())
    window.addSubview(other)
    search.becomeFirstResponder()
    DoubleRunLoop.main.settle()
    #expect(other.contentInset.bottom > 300)
    let table = UITableView(frame: window.bounds, style: .plain)
    let second = try TableHost(table, form: Card.form, value: Card())
    #expect(table.contentInset.bottom == 0)
    window.addSubview(table)
    DoubleRunLoop.main.settle()
    #expect(table.contentInset.bottom == other.contentInset.bottom)
    search.resignFirstResponder()
    #expect(table.contentInset.bottom == 0)
    withExtendedLifetime((first, second)) {}
  }

  @Test("The space above headers is the same in every version, unless the app has set it")
  func headerSpace() throws {
    for (style, space): (UITableView.Style, CGFloat) in [(.plain, 22), (.insetGrouped, 0)] {
      #expect(try OwnTable(Card.form, Card(), style: style).table.sectionHeaderTopPadding == space)
      let own = try OwnTable(Card.form, Card(), style: style) { $0.sectionHeaderTopPadding = 7 }
      #expect(own.table.sectionHeaderTopPadding == 7)
    }
  }

  @Test("Above the keyboard there is no room for what the device covers below it")
  func aboveTheKeyboard() throws {
    let insets = try ([0, 34] as [CGFloat]).map { covered in
      let own = try OwnTable(Card.form, Card())
      own.window.deviceInsets.bottom = covered
      own.settle()
      try own.tap("name")
      return own.table.adjustedContentInset.bottom
    }
    #expect(insets[0] > 300 && insets[0] == insets[1])
  }

  @Test("Settings of the app's table are kept")
  func kept() throws {
    let own = try OwnTable(Card.form, Card()) { table in
      table.contentInset.bottom = 50
      table.backgroundColor = .systemTeal
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    }
    try own.tap("name")
    own.host.driver.endTyping()
    own.settle()
    #expect(own.table.contentInset.bottom == 50)
    #expect(own.table.backgroundColor == .systemTeal)
    #expect(own.table.tableFooterView?.frame.height == 33)
  }

  @Test("A table that leaves its window and returns shows the value as it is then")
  func returning() throws {
    let own = try OwnTable(Card.form, Card())
    try own.tap("born")
    own.table.removeFromSuperview()
    try own.host.reload(Card(name: "Grace", born: nil))
    own.settle()
    own.window.addSubview(own.table)
    own.settle()
    #expect(own.texts(own.row("name")) == ["Name", "Grace"])
    #expect(own.texts(own.row("born")).last == "-")
    #expect(own.drawer("born") != nil)
    try own.tap("born")
    #expect(own.drawer("born") == nil)
  }
}

extension OwnTable {
  fileprivate func picker(in view: UIView) -> UIPickerView? {
    (view as? UIPickerView) ?? view.subviews.lazy.compactMap { self.picker(in: $0) }.first
  }
}
