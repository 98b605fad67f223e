import Foldout
import FoldoutForms
import Foundation

let declaration = Declaration()
var table = Table(
  try Outline([.init(id: "What", rows: ["title"]), .init(id: "When", rows: ["day"])]),
  owners: ["day"])
let step = table.apply(.tap("day"))
guard step.update?.insertions.count == 1 else { fatalError("The day does not unfold.") }
let environment = FormEnvironment(
  locale: Locale(identifier: "en"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
let problems = declaration.form.problems(of: Visit(id: 1), environment: environment)
guard problems.map(\.field) == ["title"] else { fatalError("A title is not required.") }
print("\(declaration.form.title): the day unfolds, and the title is required.")
