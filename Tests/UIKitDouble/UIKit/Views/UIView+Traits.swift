extension UIView {
  /// The traits the view is shown in.
  public var traitCollection: UITraitCollection { UITraitCollection(traits) }

  private var traits: UITraitCollection.Values {
    // Most views have those of their superview.
    var view = self
    while view.controller == nil, view.overrides.values == UITraitCollection.Values(),
      let outer = view.superview
    { view = outer }
    return view.overrides.values.filled(from: view.inheritedTraits)
  }

  /// Traits that this view sets for itself and everything within it.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue as? TraitOverrides ?? overrides
      traitsMayHaveChanged()
    }
  }

  /// The look that the view forces on itself and everything within it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set {
      overrides.values.style = newValue == .unspecified ? nil : newValue
      traitsMayHaveChanged()
    }
  }

  /// Tells of traits now that would be told of in the next pass.
  public func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  /// The traits of the superview; those that the view was told of last while it is in none, since
  /// iOS 17 updates traits only in a hierarchy.
  private var inheritedTraits: UITraitCollection.Values {
    let own = self is UIWindow ? nil : deliveredTraits?.values
    let outer = superview?.traits ?? own ?? .phone
    return controller.map { $0.overrides.values.filled(from: outer) } ?? outer
  }

  /// Tells the view and all within it of traits that differ from those they were last told of.
  func traitsMayHaveChanged() {
    let now = traitCollection
    let before = deliveredTraits
    deliveredTraits = now
    if let before, before != now {
      controller?.tellTraits(before: before, now: now)
      traitCollectionDidChange(before)
      tell(traitRegistrations, before: before, now: now)
      setNeedsLayout()
    }
    for view in subviews { view.traitsMayHaveChanged() }
  }

  func tell(
    _ registrations: [TraitRegistration], before: UITraitCollection, now: UITraitCollection
  ) {
    for registration in registrations
    where registration.paths.contains(where: { $0.read(before.values) != $0.read(now.values) }) {
      registration.handler(before)
    }
  }
}
