import FoldoutWeb

/// A record with a short and a long ribbon, to compare them.
struct Ribbons: Sendable {
  var short = 6
  var long = 50_000
}

let form = Form<Ribbons>("Ribbons") {
  Section("") {
    YearField("Short", \.short, in: 1...12)
    YearField("Long", \.long, in: 1...100_000)
  }
}
try await WebHost(form, value: Ribbons()).run(port: 0)
