#if canImport(UIKit)
public import FoldoutForms
public import UIKit

extension MiniPickerView {
  /// A change of the current value of a component.
  ///
  /// ```swift
  /// let change = MiniPickerView.Change(component: 0, old: 2, new: 3, cause: .person)
  /// ```
  public struct Change: Hashable, Sendable {
    /// The component, from 0.
    public var component: Int
    /// The row that was current before.
    public var old: Int
    /// The row that is current now, another one than before.
    public var new: Int
    /// Who changed it: a person or the program.
    public var cause: FieldReport.Cause

    /// Creates a change.
    public init(component: Int, old: Int, new: Int, cause: FieldReport.Cause) {
      (self.component, self.old, self.new, self.cause) = (component, old, new, cause)
    }
  }
}

// Sizes and values.
extension MiniPickerView {
  /// Returns the size of a component's values, arrows included.
  public func rowSize(forComponent component: Int) -> CGSize {
    let least = shownFont.lineHeight.rounded(.up) + 2 * RibbonView.borderInset + 2
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? leastTarget
    let shares = views.indices.filter { width(of: $0) == nil }.count
    let fixed = views.indices.compactMap { width(of: $0) }.reduce(0, +)
    let share = max(0, bounds.width - fixed) / CGFloat(max(1, shares))
    return CGSize(width: width(of: component) ?? share, height: max(leastTarget, height, least))
  }

  /// The width that the delegate gives a component; `nil` for a share of what is left.
  func width(of component: Int) -> CGFloat? {
    guard let width = delegate?.pickerView(self, widthForComponent: component),
      width != UIView.noIntrinsicMetric
    else { return nil }
    return max(2 * leastTarget, width)
  }

  /// Returns a component's ribbon as it is shown first, or with the row that was current.
  func ribbon(
    of component: Int, from dataSource: any MiniPickerViewDataSource, showing old: Int?
  ) -> Ribbon {
    // A component without values shows one that is empty.
    let count = max(1, dataSource.pickerView(self, numberOfRowsInComponent: component))
    let wanted = old ?? dataSource.pickerView(self, firstRowInComponent: component)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    do throws(RibbonError) {
      return try Ribbon(
        count: count, showing: min(max(0, wanted), count - 1), isRightToLeft: isRightToLeft)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes the views of all values anew.
  func reloadValues() {
    for view in views { view.reload() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The font of titles at the text size.
  var shownFont: UIFont {
    font ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// The title of a value.
  func title(_ row: Int, of component: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
  }

  /// Returns the view of a value.
  func value(_ row: Int, of component: Int, reusing view: UIView?) -> UIView {
    if let own = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: view)
    {
      return own
    }
    let label = view as? UILabel ?? UILabel()
    label.font = shownFont
    label.textColor = textColor
    label.textAlignment = .center
    if let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = attributed
    } else {
      label.text = title(row, of: component)
    }
    return label
  }

  /// Gives a component's words to assistive technology.
  func speak(_ component: Int) {
    guard let row = selectedRow(inComponent: component) else { return }
    let value = delegate?.pickerView(
      self, accessibilityValueForRow: row, forComponent: component)
    func name(of arrow: Ribbon.Arrow) -> String? {
      delegate?.pickerView(self, accessibilityLabelFor: arrow, inComponent: component)
    }
    views[component].speak(
      RibbonWords(
        caption: delegate?.pickerView(self, accessibilityLabelForComponent: component),
        value: value ?? title(row, of: component), previous: name(of: .previous),
        next: name(of: .next)))
  }

  /// Lets go of all components, which come to rest at once, before the control is used for other
  /// values.
  func settle() {
    for view in views { view.settle() }
  }

  /// True while a finger holds a component, or it still moves after a fling.
  func isFlung(_ component: Int) -> Bool {
    views.indices.contains(component) && views[component].isFlung
  }

  /// Lets the arrows of a component do something else than turn it by one.
  func lead(_ component: Int, _ ways: ArrowWays) {
    if views.indices.contains(component) { views[component].ways = ways }
  }
}
#endif
