import BrowserDriver
import FoldoutForms

/// A state of a page to be checked, with the steps that lead to it.
struct Scene: Sendable {
  let name: String
  let show: @Sendable (Walker) throws -> Void

  /// Every kind of page and every editor, on the database of people.
  static let all: [Scene] = [
    Scene("start") { try $0.page.open($0.server.base + "/") },
    Scene("list") { try $0.page.open($0.server.base + "/t/people") },
    Scene("record") { try $0.open() },
    Scene("date") {
      try $0.open()
      try $0.unfold("started_work")
    },
    Scene("no date") {
      try $0.open(1, "?open=ended_work")
      try $0.waitUnfolded("ended_work")
    },
    Scene("date and time") { try $0.page.open($0.server.base + "/t/appointments/1?open=starts") },
    Scene("text being edited") {
      try $0.open()
      try $0.write("Half a", in: $0.input("position"))
    },
    Scene("saved") {
      try $0.open()
      try $0.press("\($0.row("works_from_home")) .switch")
      try $0.waitSaved("works_from_home")
    },
    Scene("refused") {
      try $0.open(1, "?open=started_work")
      try $0.enter("02/31/2017", into: "started_work")
      _ = try $0.waitFault("started_work")
      try $0.enter("many", into: "days_of_leave")
      _ = try $0.waitFault("days_of_leave")
    },
    Scene("conflict") {
      try $0.open(1, "?open=started_work")
      try $0.server.changeFromOutside("UPDATE people SET started_work = '2003-06-12' WHERE id = 1")
      try $0.step("year", of: "started_work")
      _ = try $0.waitFault("started_work")
      try $0.waitFolded()
      // Restore the value for the next scene.
      try $0.server.changeFromOutside("UPDATE people SET started_work = '2005-06-12' WHERE id = 1")
    },
    Scene("not found") { try $0.page.open($0.server.base + "/t/nothing") },
  ]

  init(_ name: String, _ show: @escaping @Sendable (Walker) throws -> Void) {
    self.name = name
    self.show = show
  }
}
