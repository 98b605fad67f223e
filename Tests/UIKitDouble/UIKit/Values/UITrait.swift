/// A trait by its type, so that a view can name the traits whose changes it wants to hear of.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark look.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The direction of writing.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The room from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The contrast that is asked for.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The light or dark look.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction of writing.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The room from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The contrast that is asked for.
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

/// Traits that a view or a controller sets for itself and all below it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Takes a trait back, so that it is inherited again.
  mutating func remove(_ trait: UITrait)
  /// True if a trait is set here.
  func contains(_ trait: UITrait) -> Bool
}

/// The overrides of one view.
struct TraitOverrides: UITraitOverrides {
  var values = UITraitCollection.Values()

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.size ?? .unspecified }
    set { values.size = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction ?? .unspecified }
    set { values.direction = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom ?? .unspecified }
    set { values.idiom = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal ?? .unspecified }
    set { values.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical ?? .unspecified }
    set { values.vertical = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast ?? .unspecified }
    set { values.contrast = newValue }
  }

  mutating func remove(_ trait: UITrait) {
    if let path = Self.path(of: trait) { path.clear(&values) }
  }

  func contains(_ trait: UITrait) -> Bool { Self.path(of: trait)?.read(values) != nil }

  /// Access to one value: reading it for comparison, and clearing it.
  struct Path {
    var read: (UITraitCollection.Values) -> AnyHashable?
    var clear: (inout UITraitCollection.Values) -> Void

    init<V: Hashable>(_ path: WritableKeyPath<UITraitCollection.Values, V?>) {
      read = { $0[keyPath: path].map { AnyHashable($0) } }
      clear = { $0[keyPath: path] = nil }
    }
  }

  /// The value that a trait's type stands for; `nil` for a trait of somebody's own.
  static func path(of trait: UITrait) -> Path? {
    if trait == UITraitUserInterfaceStyle.self { return Path(\.style) }
    if trait == UITraitPreferredContentSizeCategory.self { return Path(\.size) }
    if trait == UITraitLayoutDirection.self { return Path(\.direction) }
    if trait == UITraitUserInterfaceIdiom.self { return Path(\.idiom) }
    if trait == UITraitHorizontalSizeClass.self { return Path(\.horizontal) }
    if trait == UITraitVerticalSizeClass.self { return Path(\.vertical) }
    if trait == UITraitAccessibilityContrast.self { return Path(\.contrast) }
    return nil
  }
}

/// The receipt of a registration for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A thing whose traits change and that can tell of it.
@MainActor public protocol UITraitChangeObservable: AnyObject {}

/// One registered handler with the traits it wants to hear of.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let paths: [TraitOverrides.Path]
  let handler: @MainActor (UITraitCollection) -> Void

  init(paths: [TraitOverrides.Path], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.paths = paths
    self.handler = handler
  }
}

extension UITraitChangeObservable {
  /// Calls the handler after one of the traits has changed, with the traits as they were before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let paths = traits.compactMap { TraitOverrides.path(of: $0) }
    if paths.count < traits.count {
      RefusalError.raise(
        .unknown, "registerForTraitChanges with a trait that the double does not know")
    }
    let registration = TraitRegistration(paths: paths) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitHolder)?.traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// A view or controller that keeps handlers for changes of traits.
@MainActor protocol TraitHolder: AnyObject {
  var traitRegistrations: [TraitRegistration] { get set }
}
