import FoldoutForms

/// A journey whose nights and hotel are hidden by what else it holds.
nonisolated struct Outing: Sendable {
  var title = "Rome"
  var isOvernight = false
  var nights: Int? = 3
  var hotel = "Ritz"
  var address = "Via 1"
  var leaves: LocalDate? = LocalDate(nearestTo: 2026, month: 5, day: 3)
  var returns: LocalDate? = LocalDate(nearestTo: 2026, month: 5, day: 1)
  var note = ""

  static let form = Form<Outing>("Outing") {
    Section("Outing") {
      TextField("Title", \.title)
      SwitchField("Overnight", \.isOvernight)
      NumberField("Nights", \.nights).required().range(1...9).hidden { !$0.isOvernight }
    }
    Section("Hotel") {
      TextField("Hotel", \.hotel).required()
      LongTextField("Address", \.address)
      DateField("Returns", \.returns)
    }.hidden { !$0.isOvernight }
    Section("Days") {
      DateField("Leaves", \.leaves).notAfter(\.returns)
      TextField("Note", \.note)
      ButtonField("Book", id: "book")
    }
  }
}
