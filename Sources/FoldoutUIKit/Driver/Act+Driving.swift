#if canImport(UIKit)
import FoldoutScreens

extension Act {
  /// True for an act that may fold a drawer.
  var mayFold: Bool {
    switch self {
    case .tap, .edit, .choose, .press: true
    case .enter(_, _, let tapped): tapped != nil
    case .appear, .type, .leave, .discard, .turn, .turnPage, .restyle, .search, .narrow, .decide,
      .undo, .undoLatest, .redoLatest, .closeBar, .add:
      false
    }
  }

  /// True for an act at which messages stay: one during typing, or that no person does.
  var keepsMessages: Bool {
    switch self {
    case .appear, .type, .leave, .narrow: true
    case .tap, .edit, .discard, .turn, .choose, .enter, .turnPage, .restyle, .search, .decide,
      .undo, .undoLatest, .redoLatest, .closeBar, .press, .add:
      false
    }
  }
}
#endif
