package import FoldoutScreens

/// The cells of a text host: those on the screen, and those that wait to be reused.
package struct CellPool: Sendable {
  /// The cells on the screen, by what they show.
  package private(set) var shown: [ScreenItem: TextCell] = [:]
  private var waiting: [TextCell.Kind: [TextCell]] = [:]
  /// A part that is not bound: a planted fault.
  package var unbound: TextCell.Part?

  package init() {}

  /// Shows a face in the cell that the item has, or in one that is free.
  package mutating func show(_ face: ItemFace, for item: ScreenItem) {
    if shown[item]?.kind != face.kind { recycle(item) }
    var cell = shown[item] ?? waiting[face.kind]?.popLast() ?? TextCell(face.kind)
    cell.bind(face, skipping: unbound)
    shown[item] = cell
  }

  /// Frees the cell of an item that is not on the screen any more.
  package mutating func recycle(_ item: ScreenItem) {
    guard let cell = shown.removeValue(forKey: item) else { return }
    waiting[cell.kind, default: []].append(cell)
  }
}
