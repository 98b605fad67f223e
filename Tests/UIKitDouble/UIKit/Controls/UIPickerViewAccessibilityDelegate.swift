/// A picker's delegate that names its wheels for assistive technology.
@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// The name of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  /// The hint of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// No name, for a delegate without this method.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  /// No hint, for a delegate without this method.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}

extension UIPickerView {
  /// The name of a wheel, as the delegate gives it.
  @_spi(UIKitDouble)
  public func spokenName(ofComponent component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: component)
  }
}
