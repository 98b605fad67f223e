#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The class of cell that a face needs. Each kind has a pool of its own.
enum CellKind: String, CaseIterable {
  case owner, picture, calendarRow, compact, numberPicker, input, longText, secret, toggle, option
  case shown, button
  case wheels, calendar, choice, reference, largePicture, designed

  /// The name of the pool, which an app must not use for cells of its own.
  var identifier: String { "foldout.\(rawValue)" }

  var cellClass: FaceCell.Type {
    switch self {
    case .owner, .picture: OwnerCell.self
    case .calendarRow: CalendarRowCell.self
    case .compact: CompactCell.self
    case .numberPicker: NumberPickerCell.self
    case .input: InputCell.self
    case .longText: LongTextCell.self
    case .secret: SecretCell.self
    case .toggle: ToggleCell.self
    case .option: OptionCell.self
    case .shown: ShownCell.self
    case .button: ButtonCell.self
    case .wheels: WheelsDrawer.self
    case .calendar: CalendarDrawer.self
    case .choice: ChoiceDrawer.self
    case .reference: ReferenceDrawer.self
    case .largePicture: PictureDrawer.self
    case .designed: DesignedDrawer.self
    }
  }
}

extension ItemFace {
  var cellKind: CellKind {
    switch self {
    case .row(let row): row.control.cellKind
    case .drawer(let drawer): drawer.editor.cellKind
    }
  }
}

extension RowFace.Control {
  fileprivate var cellKind: CellKind {
    switch self {
    case .owner: .owner
    case .calendar: .calendarRow
    case .compact: .compact
    case .numberPicker: .numberPicker
    case .input(let face): face.lines == nil ? .input : .longText
    case .secret: .secret
    case .toggle: .toggle
    case .picture: .picture
    case .option: .option
    case .shown: .shown
    case .button: .button
    }
  }
}

extension DrawerFace.Editor {
  fileprivate var cellKind: CellKind {
    switch self {
    case .wheels: .wheels
    case .calendar: .calendar
    case .choice: .choice
    case .reference: .reference
    case .picture: .largePicture
    case .designed: .designed
    }
  }
}
#endif
