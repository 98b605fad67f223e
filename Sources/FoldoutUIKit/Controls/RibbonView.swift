#if canImport(UIKit)
import FoldoutForms
import UIKit

/// One component of a mini picker: a ribbon of values behind an arrow at each side.
///
///     ┌──┬──────────┬──┐
///     │ ‹│   March  │› │   the strip between the arrows shows one value
///     └──┴──────────┴──┘   the scroll view lies over all of it, arrows included
///
/// The scroll view shows nothing: it lends the finger its physics, and the strip is drawn where it
/// says. So a drag that begins on an arrow moves the ribbon, too.
final class RibbonView: UIView {
  /// Passes an event to the ribbon, and returns what follows.
  var send: (Ribbon.Event) -> Ribbon.Step = { _ in Ribbon.Step() }
  /// Passes a letter that is typed, with the time in milliseconds.
  var type: (Character, Double) -> Ribbon.Step = { _, _ in Ribbon.Step() }
  /// Makes the view of a value, if possible by filling one that is no longer shown.
  var makeValue: (Int, UIView?) -> UIView {
    get { strip.makeValue }
    set { strip.makeValue = newValue }
  }
  /// The ways that arrows lead beyond the ribbon's values; where it is `nil`, an arrow turns the
  /// ribbon by one.
  var ways: ArrowWays? { didSet { paintArrows() } }

  /// Called when the ribbon has come to rest.
  var onRest: () -> Void = {}

  private(set) var ribbon: Ribbon
  private let scroll = RibbonScroll()
  private let strip = StripView()
  private let previous = ArrowControl()
  private let following = ArrowControl()
  private var stretch: RibbonStretch
  /// The finger's way so far, and the content's offset to which it belongs.
  private var finger = (x: CGFloat.zero, point: 0.0)
  /// True while this view itself gives the content an offset.
  private var isPlacing = false
  /// True while the ribbon is told of the finger, which moves the content itself.
  private var isByFinger = false
  /// True from the beginning of a drag until the ribbon has come to rest, whatever the system calls
  /// the time between.
  private(set) var isFlung = false

  /// The width of an arrow beside the values, in points.
  static let arrowRoom: CGFloat = 18
  /// The distance of the border from the upper and lower edge, in points.
  static let borderInset: CGFloat = 5

  init(_ ribbon: Ribbon) {
    self.ribbon = ribbon
    stretch = RibbonStretch(around: ribbon.offset, of: ribbon)
    super.init(frame: .zero)
    for view in [strip, scroll] { addSubview(view) }
    for arrow in [previous, following] { scroll.addSubview(arrow) }
    scroll.delegate = self
    previous.onPress = { [weak self] in self?.press(.previous) }
    following.onPress = { [weak self] in self?.press(.next) }
    strip.onStep = { [weak self] in self?.press($0) }
    semanticContentAttribute = ribbon.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    accessibilityElements = [previous, strip, following]
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: RibbonView, _) in
      view.reload()
    }
  }

  /// Not available: a mini picker makes its ribbons.
  required init?(coder: NSCoder) { nil }

  /// Says to assistive technology what the component is: its caption, its value and the names of
  /// its arrows. An arrow without a name is not an element.
  func speak(_ words: RibbonWords) {
    strip.speak(words)
    for (arrow, name) in [(previous, words.previous), (following, words.next)] {
      arrow.isAccessibilityElement = name != nil
      arrow.accessibilityLabel = name
    }
  }

  /// Shows the ribbon as it is after an event of the program's, and moves as the event says.
  func follow(_ step: Ribbon.Step, _ ribbon: Ribbon) {
    let isAsLong = self.ribbon.count == ribbon.count
    self.ribbon = ribbon
    paintArrows()
    // The content ends elsewhere.
    if !isAsLong, step.movement == nil, !isFlung { return rest() }
    guard !isByFinger, let movement = step.movement else { return }
    let x = stretch.x(of: movement.offset)
    let isNear = stretch.offsets.contains(movement.offset)
    if movement.isAnimated, isNear, !UIAccessibility.isReduceMotionEnabled, window != nil {
      scroll.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    } else if !ribbon.isDragged {
      rest()
    }
  }

  /// Makes all values anew.
  func reload() {
    strip.forget()
    draw()
  }

  /// Lets go of the ribbon, which comes to rest on its value at once.
  func settle() {
    if ribbon.isDragged { tell(.cancel(finger: 0)) }
    // This ends a fling that is still under way, which the property does not.
    scroll.setContentOffset(scroll.contentOffset, animated: false)
    rest()
  }

  /// The view of a value; `nil` if it is not in view.
  func view(of index: Int) -> UIView? { strip.view(of: index) }

  private func press(_ arrow: Ribbon.Arrow) {
    guard let ways else { return perform(.press(arrow)) }
    (arrow == .next ? ways.next : ways.previous)?()
  }

  private func perform(_ event: Ribbon.Event) { _ = send(event) }

  private func tell(_ event: Ribbon.Event) {
    isByFinger = true
    perform(event)
    isByFinger = false
  }

  // MARK: - Places

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    strip.frame = bounds.insetBy(dx: RibbonView.arrowRoom, dy: RibbonView.borderInset + 1)
    let width = Double(max(0, strip.bounds.width))
    perform(.resize(width: width, viewport: width))
    place(at: ribbon.offset)
    draw()
  }

  /// Gives the content the part of the ribbon around an offset.
  private func place(at offset: Double) {
    stretch = RibbonStretch(around: offset, of: ribbon)
    isPlacing = true
    scroll.contentSize = CGSize(width: bounds.width + stretch.travel, height: bounds.height)
    scroll.contentOffset = CGPoint(x: stretch.x(of: offset), y: 0)
    isPlacing = false
    finger.x = scroll.contentOffset.x
  }

  /// Comes to rest on the current value.
  private func rest() {
    isFlung = false
    place(at: ribbon.offset)
    draw()
    onRest()
  }

  /// The ribbon's offset as it is drawn now.
  private var shownOffset: Double { stretch.offset(at: scroll.contentOffset.x) }

  private func draw() {
    let offset = shownOffset
    strip.draw(ribbon.visible(at: offset), of: ribbon, at: offset)
    let left = CGRect(
      x: scroll.contentOffset.x, y: 0, width: leastTarget, height: bounds.height)
    let right = left.offsetBy(dx: bounds.width - leastTarget, dy: 0)
    previous.frame = ribbon.isRightToLeft ? right : left
    following.frame = ribbon.isRightToLeft ? left : right
    paintArrows()
  }

  private func paintArrows() {
    let isMirrored = ribbon.isRightToLeft
    previous.show("chevron.\(isMirrored ? "right" : "left")", isAtLeft: !isMirrored)
    following.show("chevron.\(isMirrored ? "left" : "right")", isAtLeft: isMirrored)
    previous.isEnabled = ways.map { $0.previous != nil } ?? ribbon.hasPrevious
    following.isEnabled = ways.map { $0.next != nil } ?? ribbon.hasNext
  }

  // MARK: - Other ways than a finger

  override var canBecomeFirstResponder: Bool { true }

  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first.flatMap(RibbonKey.init) {
    case .turn(let key): perform(.key(key))
    case .letter(let letter, let time): _ = type(letter, time)
    case nil: super.pressesBegan(presses, with: event)
    }
  }
}

extension RibbonView: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let shown = shownOffset
    isFlung = true
    finger.point = 0
    tell(.grab(finger: 0, at: 0, shownAt: shown))
    // A ribbon that is caught again and again goes on beyond the part that the content holds.
    place(at: shown)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing else { return }
    if ribbon.isDragged { tell(.drag(finger: 0, to: fingerPoint())) }
    draw()
  }

  /// The finger's way, which the content follows; UIKit moves the content against the axis.
  private func fingerPoint() -> Double {
    finger.point -= Double(scroll.contentOffset.x - finger.x)
    finger.x = scroll.contentOffset.x
    return finger.point
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell(.release(finger: 0, at: fingerPoint(), velocity: -Double(velocity.x)))
    targetContentOffset.pointee.x = stretch.x(of: ribbon.offset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if ribbon.isDragged { perform(.cancel(finger: 0)) }
    if !decelerate, shownOffset == ribbon.offset { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { restUnlessHeld() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { restUnlessHeld() }

  /// A finger may have caught the ribbon meanwhile.
  private func restUnlessHeld() {
    if !ribbon.isDragged { rest() }
  }
}
#endif
