#if canImport(UIKit)
public import FoldoutForms
public import UIKit

/// A small control that shows one value of many, with an arrow at each side.
///
/// It asks as `UIPickerView` does: how many components, how many values in each, and the title or
/// the view of each value. A component is a ribbon of its values side by side, which follows the
/// finger, and settles on the value that is most visible, or after a fling on the one that its
/// speed reaches. Arrows, keys and assistive technology turn it by one.
///
/// ```swift
/// let picker = MiniPickerView()
/// picker.dataSource = sizes
/// picker.delegate = sizes
/// let listener = picker.addListener { change in print(change.old, change.new) }
/// ```
///
/// Only values in view exist as views, and the work of a turn does not grow
/// with the number of values. The border takes the tint of where the control stands.
public final class MiniPickerView: UIView {
  /// The number of components and of their values.
  public weak var dataSource: (any MiniPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The titles or views of values, and whoever is told of turns by a person.
  public weak var delegate: (any MiniPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  /// The font of titles; `nil`, the default, takes that of bodies of text, which follows the text
  /// size.
  public var font: UIFont? {
    didSet { reloadValues() }
  }
  /// The colour of titles.
  public var textColor: UIColor = .label {
    didSet { reloadValues() }
  }

  /// Called when a component has come to rest.
  var onRest: (Int) -> Void = { _ in }

  private var ribbons: RibbonRow<Int>?
  private(set) var views: [RibbonView] = []
  /// The border is lower than what a finger may touch.
  private let border = UIView()
  private let listeners = ChangeListeners<Change>()

  /// Creates a mini picker without values.
  ///
  /// ```swift
  /// let picker = MiniPickerView(frame: .zero)
  /// ```
  override public init(frame: CGRect) {
    super.init(frame: frame)
    border.layer.cornerRadius = 8
    border.layer.borderWidth = 1
    border.isUserInteractionEnabled = false
    addSubview(border)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (picker: MiniPickerView, _) in
      picker.paintBorder()
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (picker: MiniPickerView, _) in picker.reloadValues()
    }
    paintBorder()
  }

  /// Not available. Make the picker in code.
  ///
  /// ```swift
  /// MiniPickerView(coder: coder)  // nil
  /// ```
  public required init?(coder: NSCoder) { nil }

  override public func tintColorDidChange() {
    super.tintColorDidChange()
    paintBorder()
  }

  /// The height of the highest row; the width of all components, if the delegate says each.
  override public var intrinsicContentSize: CGSize {
    let heights = views.indices.map { rowSize(forComponent: $0).height }
    let widths = views.indices.map { width(of: $0) }
    return CGSize(
      width: widths.contains(nil) || widths.isEmpty
        ? UIView.noIntrinsicMetric : widths.compactMap(\.self).reduce(0, +),
      height: heights.max() ?? leastTarget)
  }

  override public func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? size.width : own.width, height: own.height)
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if views.contains(where: { $0.ribbon.isRightToLeft != isMirrored }) { reloadAllComponents() }
    border.frame = bounds.insetBy(dx: 0, dy: RibbonView.borderInset)
    var x: CGFloat = 0
    for (component, view) in views.enumerated() {
      let width = rowSize(forComponent: component).width
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
      speak(component)
    }
  }

  override public var canBecomeFirstResponder: Bool { !views.isEmpty }

  /// Gives the keys to the first component.
  override public func becomeFirstResponder() -> Bool {
    views.first?.becomeFirstResponder() ?? false
  }

  private func paintBorder() {
    border.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}

// Components and rows.
extension MiniPickerView {
  /// The number of components.
  public var numberOfComponents: Int { views.count }

  /// Returns the number of values of a component; 0 for one that does not exist.
  public func numberOfRows(inComponent component: Int) -> Int {
    ribbons?[component]?.count ?? 0
  }

  /// Returns the current row of a component, also while it still moves there; `nil` for one that
  /// does not exist.
  public func selectedRow(inComponent component: Int) -> Int? { ribbons?[component]?.index }

  /// Makes another row the current one, and reports that with the cause *program*; the same row is
  /// not reported.
  ///
  /// A ribbon that is being dragged stays under the finger until it is let go of. Throws
  /// `RibbonError.outOfRange` for a row that does not exist, and `RibbonError.unknownComponent`.
  public func selectRow(
    _ row: Int, inComponent component: Int, animated: Bool
  ) throws(RibbonError) {
    let step = apply(.set(row, isAnimated: animated), in: component)
    if let refusal = step.refusal { throw refusal }
  }

  /// Asks for everything again. The current rows stay where they still exist; nothing is reported,
  /// as when the control is first shown.
  public func reloadAllComponents() {
    let old = ribbons?.indices ?? [:]
    for view in views { view.removeFromSuperview() }
    (views, ribbons) = ([], nil)
    guard let dataSource else { return }
    let parts = (0..<dataSource.numberOfComponents(in: self)).map {
      (component: $0, ribbon: ribbon(of: $0, from: dataSource, showing: old[$0]))
    }
    guard let made = try? RibbonRow(parts) else { return }
    ribbons = made
    views = parts.map { view(of: $0.component, $0.ribbon) }
    for view in views { addSubview(view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Asks for the values of one component again. If the current row no longer exists, the last one
  /// becomes current, which is reported.
  public func reloadComponent(_ component: Int) {
    guard let dataSource, views.indices.contains(component) else { return }
    let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
    apply(.setCount(max(1, count)), in: component)
    views[component].reload()
    speak(component)
  }

  /// Returns the view of a value; `nil` if it is not in view.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? {
    views.indices.contains(component) ? views[component].view(of: row) : nil
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

  private func view(of component: Int, _ ribbon: Ribbon) -> RibbonView {
    let view = RibbonView(ribbon)
    view.send = { [weak self] in self?.apply($0, in: component) ?? Ribbon.Step() }
    view.type = { [weak self] in self?.type($0, at: $1, in: component) ?? Ribbon.Step() }
    view.onRest = { [weak self] in self?.onRest(component) }
    view.makeValue = { [weak self] in self?.value($0, of: component, reusing: $1) ?? UIView() }
    return view
  }

  @discardableResult
  private func apply(_ event: Ribbon.Event, in component: Int) -> Ribbon.Step {
    guard let step = ribbons?.apply(event, in: component) else {
      return Ribbon.Step(refusal: .unknownComponent)
    }
    return followed(step, in: component)
  }

  private func type(
    _ letter: Character, at time: Double, in component: Int
  ) -> Ribbon.Step {
    // A copy, because the delegate may ask for the current row while it gives titles.
    var typed = ribbons
    let step = typed?.type(letter, at: time, in: component) { title($0, of: component) ?? "" }
    ribbons = typed
    return followed(step ?? Ribbon.Step(), in: component)
  }

  private func followed(_ step: Ribbon.Step, in component: Int) -> Ribbon.Step {
    guard let ribbon = ribbons?[component], views.indices.contains(component) else { return step }
    views[component].follow(step, ribbon)
    guard let report = step.report else { return step }
    speak(component)
    listeners.tell(
      Change(component: component, old: report.old, new: report.new, cause: report.cause))
    if report.cause == .person {
      delegate?.pickerView(self, didSelectRow: report.new, inComponent: component)
    }
    return step
  }
}
#endif
