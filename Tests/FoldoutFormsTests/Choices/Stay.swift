import FoldoutForms

/// A record with choices for every type of property and every origin of options.
struct Stay: Sendable, Equatable {
  enum Meal: String, CaseIterable, Sendable {
    case breakfast
    case halfBoard
    case fullBoard = "full_board"
  }

  enum Floor: Int, CaseIterable, Sendable {
    case ground = 0
    case first = 1
    case attic = 9
  }

  var room = "single"
  var view: String? = "sea"
  var nights = 2
  var stars: Int? = 3
  var meal = Meal.breakfast
  var extra: Meal?
  var floor = Floor.ground
  var spare: Floor? = .attic
  var country = "NL"
  var city: String? = "Delft"

  static let cities = ["NL": ["Delft", "Gouda"], "DE": ["Bonn", "Trier"]]

  static let form = Form<Stay>("Stay") {
    Section("Texts") {
      ChoiceField("Room", \.room, options: ["single", "double", "single"])
      ChoiceField(
        "View", \.view, options: ["sea", "yard"], title: { ["sea": "To the sea"][$0] },
        allowsOther: true)
    }
    Section("Numbers") {
      ChoiceField("Nights", \.nights, options: [1, 2, 7])
      ChoiceField(
        "Stars", \.stars, options: { $0.room == "single" ? [1, 2, 3] : [4, 5] }, allowsOther: true)
    }
    Section("Cases") {
      ChoiceField("Meal", \.meal)
      ChoiceField("Extra", \.extra, options: [.halfBoard, .fullBoard])
      ChoiceField("Floor", \.floor) { "Level \($0)" }
      ChoiceField(
        "Spare", \.spare, options: { $0.floor == .ground ? [.first, .attic] : [.ground] })
    }
    Section("Places") {
      ChoiceField("Country", \.country, options: ["NL", "DE"]).required()
      ChoiceField("City", \.city, options: { Stay.cities[$0.country] ?? [] })
    }
  }

  static let columns = form.byColumns(template: Stay())
}
