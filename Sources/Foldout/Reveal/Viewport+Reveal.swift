extension Viewport {
  /// Returns the nearest offset at which an owner and its drawer are completely visible.
  ///
  /// If both do not fit between bars and keyboard, the owner is at the top, so that as much of the
  /// drawer as possible is visible. If both are already visible, the offset does not change.
  ///
  /// - Parameters:
  ///   - owner: The owner after the update.
  ///   - drawer: The drawer after the update; `nil` to reveal the row alone.
  /// - Returns: The new offset, clamped to the range that the view can scroll to.
  public func revealing(owner: Extent, drawer: Extent? = nil) -> Double {
    let visible = visible
    let bottom = max(owner.bottom, drawer?.bottom ?? owner.bottom)
    if owner.top < visible.top || bottom - owner.top > visible.height {
      return clamped(owner.top - topInset)
    }
    return clamped(offset + max(0, bottom - visible.bottom))
  }

  /// Returns the offset at which a row stays at the same height on the screen after the height
  /// above it changed.
  ///
  /// So the tapped row does not move under the finger when a drawer above it folds, unless the
  /// contents become too short.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the row before the update.
  ///   - newTop: The upper edge of the same row after it.
  /// - Returns: The new offset; the viewport must have the contents' height after the update.
  public func anchored(top: Double, movingTo newTop: Double) -> Double {
    clamped(offset + newTop - top)
  }

  /// Returns the offset after a tap: the row stays at the same height on the screen, then it is
  /// revealed with its drawer.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the owner before the update.
  ///   - owner: The owner after the update.
  ///   - drawer: The drawer after the update.
  /// - Returns: The new offset; the viewport must have the contents' height after the update.
  public func unfolding(top: Double, owner: Extent, drawer: Extent) -> Double {
    var anchoredView = self
    anchoredView.offset = anchored(top: top, movingTo: owner.top)
    return anchoredView.revealing(owner: owner, drawer: drawer)
  }
}
