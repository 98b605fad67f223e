import FoldoutWeb

struct Visit: Sendable {
  var title = ""
  var day: LocalDate?
  var done = false
}

let form = Form<Visit>("Visit") {
  Section("What") { TextField("Title", \.title).required() }
  Section("When") { DateField("Day", \.day, style: .wheels) }
}
try await WebHost(form, value: Visit()).run()
