#if os(Linux)
  import Testing
  import UIKit

  /// Faults with controllers, views and pickers that end the process.
  struct OtherRefusalTests {
    enum Fault: String, CaseIterable, Codable, Sendable {
      case sharedWithoutSource
      case actionSheetWithoutSource
      case pushedTwice
      case poppedToStranger
      case twoWaysOut
      case fieldInActionSheet
      case presentedOffScreen
      case constrainedStrangers
      case addedToItself
      case wheelBeyond
      case unknownSymbol
      case undoWithoutGroup
      case undoOfNobody

      /// The leading clause of the text, with its source.
      var words: String {
        switch self {
        // Augustyniak/FileExplorer#29
        case .sharedWithoutSource:
          "Your application has presented a UIActivityViewController"
        // mozilla-mobile/focus-ios#356
        case .actionSheetWithoutSource: "Your application has presented a UIAlertController"
        // [doc] pushViewController: not one that is on the stack already
        case .pushedTwice: "is pushing the same view controller instance"
        // [doc] popToViewController: one that is on the stack
        case .poppedToStranger: "Tried to pop to a view controller that doesn't exist."
        // [doc] addAction: one action of the style cancel
        case .twoWaysOut: "UIAlertController can only have one action with a style of"
        // [doc] addTextField: style alert only
        case .fieldInActionSheet: "Text fields can only be added to an alert controller of style"
        // UIKit only warns
        case .presentedOffScreen: "whose view is not in the window hierarchy"
        // [doc] NSLayoutConstraint.isActive
        case .constrainedStrangers: "because they have no common ancestor"
        case .addedToItself: "Can't add self as subview"
        // [doc] UIPickerView.h
        case .wheelBeyond: "picker component 3 is out of bounds"
        // The double draws the symbols it knows
        case .unknownSymbol: "no drawing of that symbol"
        // [doc] UndoManager.registerUndo
        case .undoWithoutGroup: "must begin a group before registering undo"
        // [doc] registerUndo(withTarget:handler:): the reference to the target is unowned
        case .undoOfNobody: "the target of an undo action has gone"
        }
      }

      /// Does what UIKit refuses.
      @MainActor
      func commit() {
        let base = UIViewController()
        let stack = UINavigationController(rootViewController: base)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
        window.traitOverrides.userInterfaceIdiom = .pad
        window.rootViewController = stack
        window.makeKeyAndVisible()
        switch self {
        case .sharedWithoutSource:
          let sheet = UIActivityViewController(activityItems: [1], applicationActivities: nil)
          base.present(sheet, animated: false)
        case .actionSheetWithoutSource:
          base.present(
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet),
            animated: false)
        case .pushedTwice: stack.pushViewController(base, animated: false)
        case .poppedToStranger: stack.popToViewController(UIViewController(), animated: false)
        case .twoWaysOut:
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
        case .fieldInActionSheet:
          UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        case .presentedOffScreen:
          UIViewController().present(UIViewController(), animated: false)
        case .constrainedStrangers:
          let stranger = UIView()
          stranger.topAnchor.constraint(equalTo: base.view.topAnchor).isActive = true
          withExtendedLifetime(stranger) {}
        case .addedToItself: base.view.addSubview(base.view)
        case .wheelBeyond: _ = UIPickerView().selectedRow(inComponent: 3)
        case .unknownSymbol: _ = UIImage(systemName: "no.such.symbol")
        case .undoWithoutGroup:
          let undo = UndoManager()
          undo.groupsByEvent = false
          undo.registerUndo(withTarget: base) { _ in }
        case .undoOfNobody:
          let undo = UndoManager()
          undo.registerUndo(withTarget: UIViewController()) { _ in }
          undo.undo()
        }
      }
    }

    @Test("A fault ends the process", arguments: Fault.allCases) func aFaultEndsTheProcess(
      fault: Fault
    ) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [fault] in
        await fault.commit()
      }
      expectEnd(fault.words, result)
    }
  }
#endif
