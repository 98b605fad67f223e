#if canImport(UIKit)
import FoldoutScreens

extension Act {
  /// True for an act that may fold a drawer.
  var mayFold: Bool {
    switch self {
    case .tap, .edit, .choose, .press: true
    case .enter(_, _, let tapped): tapped != nil
    case .appear, .type, .leave, .discard, .turn, .turnPage, .restyle, .search, .decide, .undo,
      .closeBar, .add:
      false
    }
  }

  /// True for an act during typing, at which messages stay.
  var isTyping: Bool {
    switch self {
    case .type, .leave: true
    case .appear, .tap, .edit, .discard, .turn, .choose, .enter, .turnPage, .restyle, .search,
      .decide, .undo, .closeBar, .press, .add:
      false
    }
  }
}
#endif
