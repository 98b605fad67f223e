extension Viewport {
  /// Finds the offset nearest to the present one at which an owner and its drawer can be seen
  /// whole.
  ///
  /// Where both cannot fit between bars and keyboard, the owner goes to the top, so that as much of
  /// the drawer is seen as there is room for. Where both are seen already, nothing moves.
  ///
  /// - Parameters:
  ///   - owner: The row that was tapped, where it is after the update.
  ///   - drawer: What has unfolded under it; nothing to reveal the row alone.
  /// - Returns: The new offset, one to which the view can be scrolled.
  public func revealing(owner: Extent, drawer: Extent? = nil) -> Double {
    let seen = visible
    let bottom = max(owner.bottom, drawer?.bottom ?? owner.bottom)
    if owner.top < seen.top || bottom - owner.top > seen.height {
      return clamped(owner.top - topInset)
    }
    return clamped(offset + max(0, bottom - seen.bottom))
  }

  /// Finds the offset at which a row stays where it was on the screen, when the contents above it
  /// have changed their height.
  ///
  /// So the tapped row does not move under the finger when a drawer above it folds, unless the
  /// contents end before.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the row before the update.
  ///   - newTop: The upper edge of the same row after it.
  /// - Returns: The new offset, in a view that has the height of the contents after the update.
  public func anchored(top: Double, movingTo newTop: Double) -> Double {
    clamped(offset + newTop - top)
  }

  /// Finds the offset after a tap: first the row stays under the finger, then it is revealed with
  /// its drawer.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the owner before the update.
  ///   - owner: The owner where it is after the update.
  ///   - drawer: What has unfolded under it.
  /// - Returns: The new offset, in a view that has the height of the contents after the update.
  public func unfolding(top: Double, owner: Extent, drawer: Extent) -> Double {
    var anchoredView = self
    anchoredView.offset = anchored(top: top, movingTo: owner.top)
    return anchoredView.revealing(owner: owner, drawer: drawer)
  }
}
