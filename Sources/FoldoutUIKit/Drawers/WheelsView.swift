#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// Wheels that turn the parts of a date, one for each column, in the order of the locale.
///
/// The rows at which the wheels last came to rest are remembered, since a picker does not say that
/// a wheel spins: one that is elsewhere is still being turned, and showing a face must not stop it.
final class WheelsView: UIView {
  /// Called when a wheel has come to rest on another value.
  var onTurn: (DateComponent, Int) -> Void = { _, _ in }

  private let picker = UIPickerView()
  private var columns: [ColumnFace] = []
  private var isPale = false
  private var restingRows: [Int] = []
  private var fit = WheelsFit()
  private var isMade = false

  /// Shows columns; `isPale` is true for a date that is only proposed.
  ///
  /// Wheels that are still turned stay where they are, unless other columns are shown.
  func show(
    _ columns: [ColumnFace], isPale: Bool = false, direction: UISemanticContentAttribute
  ) {
    makeOnce()
    semanticContentAttribute = direction
    picker.semanticContentAttribute = direction
    let old = self.columns
    let turning = turningWheels
    let isSame =
      restingRows.count == columns.count && old.map(\.component) == columns.map(\.component)
    let isRepainted = isPale != self.isPale
    self.columns = columns
    self.isPale = isPale
    if old.map(\.options) != columns.map(\.options) {
      fit = WheelsFit(columns, width: bounds.width, traits: traitCollection)
    }
    if !isSame || isRepainted {
      picker.reloadAllComponents()
    } else {
      for index in columns.indices where old[index].options != columns[index].options {
        picker.reloadComponent(index)
      }
    }
    if !isSame { restingRows = columns.map(\.chosenRow) }
    for index in columns.indices where !isSame || !turning.contains(index) {
      restingRows[index] = columns[index].chosenRow
      turn(index, animated: isSame && window != nil)
    }
  }

  /// Forgets where the wheels are, before they show another date.
  func forget() { restingRows = [] }

  /// Returns the turn of a wheel that still spins, and regards its value as chosen; `nil` if all
  /// have come to rest. If several spin, sends the turns of the others first.
  func takeMovingValue(of field: FieldID, _ send: (Act) -> Void) -> Act? {
    var turns = turningWheels.sorted().compactMap { index -> Act? in
      let row = picker.selectedRow(inComponent: index)
      restingRows[index] = row
      guard let value = value(at: row, in: index), value != columns[index].chosen else {
        return nil
      }
      return .turn(field, columns[index].component, to: value)
    }
    let last = turns.popLast()
    for turn in turns { send(turn) }
    return last
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    addPinned(picker)
    picker.dataSource = self
    picker.delegate = self
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (wheels: WheelsView, _) in wheels.refit()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fit.width != bounds.width { refit() }
  }

  /// Chooses the size of the letters by the width and the text size.
  private func refit() {
    fit = WheelsFit(columns, width: bounds.width, traits: traitCollection)
    let turning = turningWheels
    picker.reloadAllComponents()
    for index in columns.indices where !turning.contains(index) { turn(index, animated: false) }
  }

  /// The wheels that a person still turns.
  private var turningWheels: Set<Int> {
    guard picker.numberOfComponents == restingRows.count else { return [] }
    return Set(
      restingRows.indices.filter { picker.selectedRow(inComponent: $0) != restingRows[$0] })
  }

  private func turn(_ index: Int, animated: Bool) {
    guard restingRows.indices.contains(index),
      picker.selectedRow(inComponent: index) != restingRows[index]
    else { return }
    picker.selectRow(restingRows[index], inComponent: index, animated: animated)
  }

  private func value(at row: Int, in index: Int) -> Int? {
    guard columns.indices.contains(index), columns[index].options.indices.contains(row) else {
      return nil
    }
    return columns[index].options[row].value
  }
}

extension WheelsView: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? columns[component].options.count : 0
  }
}

extension WheelsView {
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    guard columns.indices.contains(component), columns[component].options.indices.contains(row)
    else { return label }
    let option = columns[component].options[row]
    label.text = option.title
    label.font = fit.font
    label.textAlignment = .center
    label.textColor = !option.isOffered ? .tertiaryLabel : isPale ? .secondaryLabel : .label
    return label
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    fit.widths.indices.contains(component) ? fit.widths[component] : 0
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    fit.rowHeight
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let value = value(at: row, in: component) else { return }
    if restingRows.indices.contains(component) { restingRows[component] = row }
    if value != columns[component].chosen { onTurn(columns[component].component, value) }
  }
}

extension WheelsView: UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    columns.indices.contains(component) ? columns[component].caption : nil
  }
}

extension ColumnFace {
  /// The position of the chosen option; the first if it is none of them.
  fileprivate var chosenRow: Int { options.firstIndex { $0.value == chosen } ?? 0 }
}
#endif
