/// The state of a view or cell, by which configurations choose their looks.
public protocol UIConfigurationState {
  /// The traits it is shown in.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits it is shown in.
  public var traitCollection: UITraitCollection
  /// Takes no touches.
  public var isDisabled = false
  /// Under a finger.
  public var isHighlighted = false
  /// Chosen.
  public var isSelected = false
  /// In a table that is being edited.
  public var isEditing = false
  /// Folded out.
  public var isExpanded = false
  /// Uncovered by a swipe.
  public var isSwiped = false

  /// Creates the state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits it is shown in.
  public var traitCollection: UITraitCollection
  /// Takes no touches.
  public var isDisabled = false
  /// Under a finger.
  public var isHighlighted = false
  /// Chosen.
  public var isSelected = false

  /// Creates the state of a view at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A value from which a content view is made.
public protocol UIContentConfiguration {
  /// Makes a view of the value.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The value for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a value.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The value.
  var configuration: any UIContentConfiguration { get set }
  /// True if the view can show another value.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True if the other value is of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The looks of a background.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; `nil` is the tint.
  public var backgroundColor: UIColor?
  /// The rounding of the corners.
  public var cornerRadius: CGFloat = 0
  /// The space at the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around.
  public var strokeWidth: CGFloat = 0

  /// Nothing behind.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }
  /// The background of a list's cell.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// The looks for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }
}
