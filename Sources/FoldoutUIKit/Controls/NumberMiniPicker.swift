#if canImport(UIKit)
public import FoldoutForms
import FoldoutWords
public import UIKit

/// A mini picker of consecutive numbers, each with a title: what ``MonthMiniPicker`` and
/// ``YearMiniPicker`` have in common.
///
/// Titles that do not fit the control are written short.
public class NumberMiniPicker: UIView, MiniPickerViewDataSource, MiniPickerViewDelegate {
  /// The numbers that can be chosen.
  public let numbers: ClosedRange<Int>

  /// The ribbon of the numbers, for a font, colours or a tint of its own.
  public let picker = MiniPickerView()

  private let title: (Int) -> String
  private let short: (Int) -> String
  private let words: Spoken
  private let first: Int
  private var isShort = false
  private let listeners = ChangeListeners<Change>()

  /// A change of the number.
  ///
  /// ```swift
  /// let change = NumberMiniPicker.Change(old: 2, new: 3, cause: .person)
  /// ```
  public struct Change: Hashable, Sendable {
    /// The number that was chosen before.
    public var old: Int
    /// The number that is chosen now, another one than before.
    public var new: Int
    /// Who changed it: a person or the program.
    public var cause: FieldReport.Cause

    /// Creates a change.
    public init(old: Int, new: Int, cause: FieldReport.Cause) {
      (self.old, self.new, self.cause) = (old, new, cause)
    }
  }

  /// The names of the numbers and of the arrows, for assistive technology.
  struct Spoken {
    var caption: String
    var previous: String
    var next: String
  }

  /// Shows one of the numbers, clamped to them.
  init(
    _ numbers: ClosedRange<Int>, showing number: Int, _ words: Spoken,
    in environment: FormEnvironment,
    title: @escaping (Int) -> String, short: @escaping (Int) -> String
  ) {
    (self.numbers, self.words, self.title, self.short) = (numbers, words, title, short)
    first = min(max(number, numbers.lowerBound), numbers.upperBound) - numbers.lowerBound
    super.init(frame: .zero)
    semanticContentAttribute =
      environment.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    picker.semanticContentAttribute = semanticContentAttribute
    (picker.dataSource, picker.delegate) = (self, self)
    picker.addListener { [weak self] in self?.tell($0) }
    addSubview(picker)
  }

  /// Not available: a picker needs its numbers.
  ///
  /// ```swift
  /// NumberMiniPicker(coder: coder)  // nil
  /// ```
  public required init?(coder: NSCoder) { nil }

  /// The number that is chosen.
  public var number: Int {
    numbers.lowerBound + (picker.selectedRow(inComponent: 0) ?? first)
  }

  /// Chooses a number, and reports that with the cause *program*; the same number is not reported.
  ///
  /// Throws `RibbonError.outOfRange` for a number that cannot be chosen; its indices count from the
  /// first number.
  public func show(_ number: Int, animated: Bool) throws(RibbonError) {
    try picker.selectRow(number - numbers.lowerBound, inComponent: 0, animated: animated)
  }

  /// Adds a function that is called after each change, whoever made it.
  ///
  /// - Returns: The identity by which it is removed.
  @discardableResult
  public func addListener(_ listener: @escaping (Change) -> Void) -> RibbonListenerToken {
    listeners.add(listener)
  }

  /// Removes a listener.
  public func removeListener(_ listener: RibbonListenerToken) { listeners.remove(listener) }

  private func tell(_ change: MiniPickerView.Change) {
    listeners.tell(
      Change(
        old: numbers.lowerBound + change.old, new: numbers.lowerBound + change.new,
        cause: change.cause))
  }

  // MARK: - Sizes

  /// The titles of some numbers, which stand for all: the ends of a long range are the longest.
  private var samples: [Int] {
    numbers.count > 50 ? [numbers.lowerBound, numbers.upperBound] : Array(numbers)
  }

  private func width(_ title: (Int) -> String) -> CGFloat {
    samples.map { picker.shownFont.width(of: title($0)) }.max() ?? 0
  }

  override public var intrinsicContentSize: CGSize {
    CGSize(
      width: max(2 * leastTarget, width(title) + 2 * RibbonView.arrowRoom + 8),
      height: max(leastTarget, picker.intrinsicContentSize.height))
  }

  override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override public func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    let mustBeShort = width(title) + 2 * RibbonView.arrowRoom > bounds.width
    guard mustBeShort != isShort else { return }
    isShort = mustBeShort
    picker.reloadComponent(0)
  }

  // MARK: - Values

  /// One component.
  public func numberOfComponents(in pickerView: MiniPickerView) -> Int { 1 }

  /// As many as there are numbers.
  public func pickerView(
    _ pickerView: MiniPickerView, numberOfRowsInComponent component: Int
  ) -> Int { numbers.count }

  /// The number that the picker was made with.
  public func pickerView(
    _ pickerView: MiniPickerView, firstRowInComponent component: Int
  ) -> Int { first }

  /// The number's title, short where long ones do not fit.
  public func pickerView(
    _ pickerView: MiniPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { (isShort ? short : title)(numbers.lowerBound + row) }

  /// The name of the numbers.
  public func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { words.caption }

  /// The number's whole title.
  public func pickerView(
    _ pickerView: MiniPickerView, accessibilityValueForRow row: Int, forComponent component: Int
  ) -> String? { title(numbers.lowerBound + row) }

  /// The name of an arrow.
  public func pickerView(
    _ pickerView: MiniPickerView, accessibilityLabelFor arrow: Ribbon.Arrow,
    inComponent component: Int
  ) -> String? { arrow == .next ? words.next : words.previous }
}
#endif
