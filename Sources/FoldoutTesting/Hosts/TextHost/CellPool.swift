package import FoldoutScreens

/// The cells of a text host: those on the screen, and those free for reuse.
package struct CellPool: Sendable {
  /// The cells on the screen, by the item they show.
  package private(set) var shown: [ScreenItem: TextCell] = [:]
  private var waiting: [TextCell.Kind: [TextCell]] = [:]
  /// The part whose binding is skipped, as a planted fault.
  package var unbound: TextCell.Part?

  package init(unbound: TextCell.Part? = nil) { self.unbound = unbound }

  /// Shows a face in the item's cell, or in a free one.
  package mutating func show(_ face: ItemFace, for item: ScreenItem) {
    if shown[item]?.kind != face.kind { recycle(item) }
    var cell = shown[item] ?? waiting[face.kind]?.popLast() ?? TextCell(face.kind)
    cell.bind(face, skipping: unbound)
    shown[item] = cell
  }

  /// Frees the cell of an item that left the screen.
  package mutating func recycle(_ item: ScreenItem) {
    guard let cell = shown.removeValue(forKey: item) else { return }
    waiting[cell.kind, default: []].append(cell)
  }
}
