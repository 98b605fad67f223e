import FoldoutForms
import FoldoutRecords

extension RecordScreen {
  /// Names the line under the row that says what is wrong, for those who do not see it.
  func describedBy(_ field: Field<DynamicRecord>) -> Markup {
    guard entries[field.id]?.problem != nil else { return "" }
    return " aria-invalid=\"true\" aria-describedby=\"e-\(field.id.elementName)\""
  }

  /// The line under a row that says what was not taken, and why.
  func errorLine(_ field: Field<DynamicRecord>) -> Markup {
    guard let problem = entries[field.id]?.problem else { return "" }
    return errorLine(field, problem)
  }

  /// The same for a problem that is sent to a page that is shown already.
  func errorLine(_ field: Field<DynamicRecord>, _ problem: Problem) -> Markup {
    let id = field.id.elementName
    let sentence = sentence(problem, for: field)
    var choice: Markup = ""
    if case .conflict(let now, let entered) = problem {
      choice = """
        <span class="acts"><button name="~set.\(field.id.name)" value="\(entered)">Use “\(entered)”\
        </button><button name="~keep.\(field.id.name)" value="1">Keep “\(now ?? words.noValue)”\
        </button></span>
        """
    }
    return "<p class=\"err\" id=\"e-\(id)\">\(sentence)\(choice)</p>"
  }

  /// A problem in words.
  func sentence(_ problem: Problem, for field: Field<DynamicRecord>) -> String {
    switch problem {
    case .field(let problem): problem.sentence(label: field.label, in: environment)
    case .store(let error): error.sentence
    case .conflict(let now, let entered):
      """
      Somebody else changed \(field.label) to “\(now ?? words.noValue)” while this page was open. \
      You entered “\(entered)”. Nothing was overwritten: choose one.
      """
    }
  }

  /// All problems with links to their rows, first on the page.
  var summary: Markup {
    let lines = form.fields.compactMap { field -> Markup? in
      guard let problem = entries[field.id]?.problem else { return nil }
      return """
        <li><a href="#r-\(field.id.elementName)">\(sentence(problem, for: field))</a></li>
        """
    }
    guard !lines.isEmpty else { return "" }
    return """
      <div class="sum" role="alert" tabindex="-1"><p>\(words.problems)</p><ul>\(lines)</ul></div>
      """
  }
}
