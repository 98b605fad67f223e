/// A program while a host shows it: its pages, its records, the memory of Undo, and its functions.
package struct App: Sendable {
  package let catalog: Catalog
  package let sources: Sources
  package let undo: UndoLog
  let callbacks: ProgramCallbacks

  package init(_ program: Program) {
    self.init(program.catalog, program.sources, program.callbacks)
  }

  package init(
    _ catalog: Catalog, _ sources: Sources, _ callbacks: ProgramCallbacks = ProgramCallbacks(),
    undo: UndoLog = UndoLog()
  ) {
    self.catalog = catalog
    self.sources = sources
    self.callbacks = callbacks
    self.undo = undo
  }
}
