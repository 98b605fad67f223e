import FoldoutUIKit
import UIKit

struct Visit: Sendable {
  var title = ""
  var day: LocalDate?
  var done = false
}

let form = Form<Visit>("Visit") {
  Section("What") { TextField("Title", \.title).required() }
  Section("When") { DateField("Day", \.day, style: .wheels) }
}

@MainActor func showVisit(in navigation: UINavigationController) throws {
  navigation.pushViewController(try FormViewController(form, value: Visit()), animated: true)
}
