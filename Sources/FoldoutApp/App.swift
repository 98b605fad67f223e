/// A program while a host shows it: its pages, its records, the memory of Undo, and its functions.
package struct App: Sendable {
  package var catalog: Catalog
  package var sources: Sources
  package var undo = UndoLog()
  package var callbacks: ProgramCallbacks

  package init(_ program: Program) {
    self.init(program.catalog, program.sources, program.callbacks)
  }

  package init(
    _ catalog: Catalog, _ sources: Sources, _ callbacks: ProgramCallbacks = ProgramCallbacks()
  ) {
    self.catalog = catalog
    self.sources = sources
    self.callbacks = callbacks
  }
}
