import FoldoutSQLite
import FoldoutWeb

struct Note: Sendable {
  var title = ""
  var due: LocalDate?
  var done = false
}

let form = Form<Note>("Note") {
  Section("Note") {
    TextField("Title", \.title).required()
    DateField("Due", \.due, style: .calendar)
    SwitchField("Done", \.done)
  }
}
let store = try SQLiteStore(path: CommandLine.arguments.dropFirst().first ?? "notes.sqlite")
let notes = Screen.list(
  "Notes", of: "notes", at: "/notes", records: "/note", form: { _ in form }, blank: Note()
) {
  Title { note, _ in
    note.title
  } detail: { note, environment in
    note.due.map { environment.text(of: $0) }
  }
  Action.open
  Action("Next week", symbol: .glyph("→")) { note, environment in
    .adds(["title": .text(note.title), "due": .date(environment.today)], editing: "due")
  }
  .offered { !$0.done }
  Action.remove
}
try await WebHost(Program(store: store, screens: [notes])).run()
