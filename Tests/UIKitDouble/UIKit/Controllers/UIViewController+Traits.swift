extension UIViewController {
  /// The traits of the controller's view, or of its parent before there is a view.
  public var traitCollection: UITraitCollection {
    if let viewIfLoaded { return viewIfLoaded.traitCollection }
    return UITraitCollection(
      overrides.values.filled(from: parent?.traitCollection.values ?? .phone))
  }

  /// Traits that the controller sets for its view and everything within it.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue as? TraitOverrides ?? overrides
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// The look that the controller forces on its view.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set {
      overrides.values.style = newValue == .unspecified ? nil : newValue
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  func tellTraits(before: UITraitCollection, now: UITraitCollection) {
    traitCollectionDidChange(before)
    view.tell(traitRegistrations, before: before, now: now)
  }
}
