#if canImport(UIKit)
public import FoldoutForms
public import UIKit

/// Says how many components a mini picker has, and how many values each.
public protocol MiniPickerViewDataSource: AnyObject {
  /// Returns the number of components, which stand side by side.
  func numberOfComponents(in pickerView: MiniPickerView) -> Int

  /// Returns the number of values of a component. One without values shows nothing.
  func pickerView(_ pickerView: MiniPickerView, numberOfRowsInComponent component: Int) -> Int

  /// Returns the value that is shown first; by default the first one.
  func pickerView(_ pickerView: MiniPickerView, firstRowInComponent component: Int) -> Int
}

extension MiniPickerViewDataSource {
  /// Returns the first value.
  public func pickerView(
    _ pickerView: MiniPickerView, firstRowInComponent component: Int
  ) -> Int { 0 }
}

/// Gives the titles or views of a mini picker's values, and is told of turns.
///
/// Every method has a default. A value is shown by its view, or else its attributed title, or else
/// its title.
public protocol MiniPickerViewDelegate: AnyObject {
  /// Returns the width of a component in points, arrows included, at least 88;
  /// `UIView.noIntrinsicMetric`, the default, takes an equal share of what is left.
  func pickerView(_ pickerView: MiniPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of a component's values in points, at least 44, which is the default.
  func pickerView(_ pickerView: MiniPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the title of a value.
  func pickerView(
    _ pickerView: MiniPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the title of a value with attributes.
  func pickerView(
    _ pickerView: MiniPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a value, if possible by filling one that is no longer shown.
  func pickerView(
    _ pickerView: MiniPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?

  /// Returns the caption of a component for assistive technology.
  func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelForComponent component: Int
  ) -> String?

  /// Returns a value as assistive technology says it; by default its title.
  func pickerView(
    _ pickerView: MiniPickerView, accessibilityValueForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the name of an arrow for assistive technology; by default none, so that only the value
  /// is an element, which can be turned.
  func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelFor arrow: Ribbon.Arrow,
    inComponent component: Int
  ) -> String?

  /// A person has turned a component to another value. The ribbon may still be on its way there.
  func pickerView(
    _ pickerView: MiniPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension MiniPickerViewDelegate {
  /// Returns an equal share.
  public func pickerView(
    _ pickerView: MiniPickerView, widthForComponent component: Int
  ) -> CGFloat { UIView.noIntrinsicMetric }

  /// Returns 44 points.
  public func pickerView(
    _ pickerView: MiniPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 44 }

  /// Returns no title.
  public func pickerView(
    _ pickerView: MiniPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns no title.
  public func pickerView(
    _ pickerView: MiniPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns no view.
  public func pickerView(
    _ pickerView: MiniPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }

  /// Returns no caption.
  public func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }

  /// Returns no words, so that the title is said.
  public func pickerView(
    _ pickerView: MiniPickerView, accessibilityValueForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns no name.
  public func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelFor arrow: Ribbon.Arrow,
    inComponent component: Int
  ) -> String? { nil }

  /// Does nothing.
  public func pickerView(
    _ pickerView: MiniPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
#endif
