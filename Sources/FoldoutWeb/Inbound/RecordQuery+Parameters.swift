import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension RecordQuery {
  /// Reads the state of a screen from its address.
  ///
  /// `path` is the path of the screen, and `form` has the entries of a new record that were sent.
  init(_ parameters: Parameters, at path: String, sent form: Parameters = .none) {
    self.init(scope: path)
    open = parameters.all(.open).map { FieldID($0) }
    // A value that an Undo would replace is shown, even a long one.
    whole = [PageParameter.all, .undo, .redo].flatMap { parameters.all($0) }
    addID = parameters[.added]
    undo = Undo(parameters)
    for pair in parameters.pairs {
      guard let (aspect, field) = Aspect.parse(pair.name), aspect == .find else { continue }
      searches[field] = ReferenceSearch(pair.value)
    }
    for view in parameters.all(.view).compactMap(RecordAddress.view) {
      viewedDays[view.field] = view.day
    }
    for chosen in parameters.all(.style).compactMap(RecordAddress.style) {
      styles[chosen.field] = chosen.style
    }
    drafts = form.drafts
  }
}
