/// The numbers of a picker.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The words of a picker and what is chosen.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The words of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The words of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// A person has turned a wheel and it has come to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No words, for a delegate without this method.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// No words, for a delegate without this method.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view that says that there is none, for a delegate without this method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { NoRowView.shared }
  /// An equal share, for a delegate without this method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// The usual height, for a delegate without this method.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
  /// Nothing, for a delegate without this method.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// The answer of a delegate that has no views for rows.
final class NoRowView: UIView {
  static let shared = NoRowView()
}

/// Wheels with rows.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }
  private var counts: [Int]?
  private var chosen: [Int] = []

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { loaded.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    check(component) ? loaded[component] : 0
  }

  open func reloadAllComponents() {
    counts = nil
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    guard check(component), let dataSource else { return }
    counts?[component] = dataSource.pickerView(self, numberOfRowsInComponent: component)
    chosen[component] = min(chosen[component], max(0, loaded[component] - 1))
    setNeedsLayout()
  }

  /// Turns a wheel; the app's own change is not told to the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard check(component) else { return }
    guard loaded[component] > 0 else { return }
    chosen[component] = min(max(row, 0), loaded[component] - 1)
    setNeedsLayout()
  }

  /// The row of a wheel at rest; −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard check(component) else { return -1 }
    return loaded[component] == 0 ? -1 : chosen[component]
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// Turns a wheel as a finger does: it comes to rest on a row, then the delegate is told.
  @_spi(UIKitDouble)
  public func turn(component: Int, to row: Int) {
    guard isUserInteractionEnabled, check(component), row >= 0, row < loaded[component]
    else { return }
    chosen[component] = row
    setNeedsLayout()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // Touches turn the wheels; those of the double are turned by `turn(component:to:)`.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The words of a row, as the delegate gives them.
  func words(row: Int, component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  private var loaded: [Int] {
    if let counts { return counts }
    let number = dataSource?.numberOfComponents(in: self) ?? 0
    let fresh = (0..<number).map {
      dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0
    }
    chosen = fresh.indices.map {
      min($0 < chosen.count ? chosen[$0] : 0, max(0, fresh[$0] - 1))
    }
    counts = fresh
    return fresh
  }

  private func check(_ component: Int) -> Bool {
    if loaded.indices.contains(component) { return true }
    RefusalError.raise(
      .internalInconsistency,
      "picker component \(component) is out of bounds: there are \(loaded.count)")
    return false
  }
}
