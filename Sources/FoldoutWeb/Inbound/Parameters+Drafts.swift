import FoldoutForms
import FoldoutScreens

extension Parameters {
  /// The values that the page of a record has which is still to be added, as tokens by field.
  var drafts: [FieldID: Token] {
    var drafts: [FieldID: Token] = [:]
    for pair in pairs {
      guard let (aspect, field) = Aspect.parse(pair.name) else { continue }
      if aspect == .seen || (aspect == .draft && drafts[field] == nil) {
        drafts[field] = Token(wire: pair.value)
      }
    }
    return drafts
  }
}
