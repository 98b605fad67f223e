#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A row with a switch.
final class ToggleCell: RowCell {
  private let toggle = UISwitch()
  private let holder = OverhangView()

  override func makeLine() {
    toggle.addAction(
      UIAction { [weak self] _ in self?.enterSwitch() }, for: .valueChanged)
    holder.hold(toggle, hugging: 252)
    line.addArrangedSubview(holder)
  }

  private func enterSwitch() { enterByTap(.typed(toggle.isOn ? "1" : "")) }

  override func show(_ row: RowFace) {
    guard case .toggle(let isOn) = row.control else { return }
    if toggle.isOn != isOn { toggle.isOn = isOn }
    toggle.isEnabled = row.original != nil
    speak(row, by: toggle)
  }
}
#endif
