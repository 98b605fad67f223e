import FoldoutForms
import FoldoutWeb

/// A record with a short ribbon and a long one, which are measured beside each other.
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
