import BrowserDriver

extension Scene {
  /// Lists, removals and additions with their notes, on the tables of a schema.
  static let rows: [Scene] = [
    Scene("bar") {
      try $0.page.open($0.server.base + "/t/people?open=2")
      try $0.waitReady()
    },
    Scene("nothing found") { try $0.page.open($0.server.base + "/t/people?q=zzz") },
    Scene("found") { try $0.page.open($0.server.base + "/t/people?q=ada") },
    Scene("removed in a page's list") {
      try $0.page.open($0.server.base + "/t/visits?open=1")
      try $0.waitReady()
      try $0.press("#d-1 .bad")
      try $0.page.wait(until: "!!document.querySelector('#undo [data-kind=undo]')")
      try $0.page.wait(until: Page.isStill)
    },
    Scene("brought back") {
      try $0.press("#undo [data-kind=undo]")
      try $0.page.wait(until: "!!document.querySelector('#r-1')")
      try $0.page.wait(until: Page.isStill)
    },
    Scene("a question before a removal") {
      try $0.page.open($0.server.base + "/t/people/2?remove#remove")
      try $0.page.wait(until: "!!document.querySelector('#remove .bad')")
    },
    Scene("a removal that is forbidden") { try $0.page.open($0.server.base + "/t/people?open=1") },
    Scene("a row that was changed meanwhile") { walker in
      try walker.page.open(walker.server.base + "/t/people?open=3")
      try walker.waitReady()
      try walker.server.changeFromOutside(
        "UPDATE people SET position = position || '.' WHERE id = 3")
      try walker.press("#d-3 .bad")
      _ = try walker.waitFault("3")
      try walker.page.wait(until: Page.isStill)
    },
    Scene("a refused addition") {
      try $0.page.open($0.server.base + "/t/people?add")
      try $0.waitReady()
      for field in ["first_name", "last_name"] { try $0.write("Ada", in: $0.input(field)) }
      try $0.press("#add button[value=save]")
      _ = try $0.waitFault("started_work")
      try $0.waitUnfolded("started_work")
    },
    Scene("may have been added") { walker in
      try walker.page.open(walker.server.base + "/t/visits?add")
      try walker.waitReady()
      try walker.write("Ada", in: walker.input("name"))
      walker.server.kill()
      try walker.server.restart()
      try walker.press("#add button[value=save]")
      try walker.page.wait(until: "!!document.querySelector('#add button[value=sure]')")
    },
    Scene("a copy") { try $0.page.open($0.server.base + "/t/people?add=1") },
  ]

  /// A program's own list with its own drawers and actions, a refusal under a row, and two notes
  /// about actions.
  static let own: [Scene] = [
    Scene("own drawer") {
      try $0.page.open($0.server.base + "/months?open=12")
      try $0.waitReady()
    },
    Scene("refused under a row") {
      try $0.press("#d-12 [name='~press.take_a_holiday']")
      _ = try $0.waitFault("12")
      try $0.page.wait(until: Page.isStill)
    },
    Scene("Undo is offered twice") { walker in
      for month in [3, 4] {
        try walker.unfold("\(month)")
        try walker.press("#d-\(month) .bad")
        try walker.page.wait(until: "!document.querySelector('#r-\(month), #d-\(month)')")
      }
      try walker.press("#undo [data-kind=undo]")
      try walker.page.wait(until: "!!document.querySelector('#r-4')")
      try walker.page.wait(until: Page.isStill)
    },
  ]
}
