import FoldoutApp

struct Visit: Identifiable, Equatable, Sendable {
  let id: Int
  var title = ""
  var day: LocalDate?
}

/// A form and a list of its records, of one import.
struct Declaration {
  let form = Form<Visit>("Visit") {
    Section("What") { TextField("Title", \.title).id("title").required() }
    Section("When") { DateField("Day", \.day, style: .wheels).id("day") }
  }

  let list = List("Visits", Records([Visit(id: 1)])) {
    Title { visit, _ in visit.title }
    Action.remove
  }
}
