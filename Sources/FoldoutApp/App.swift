/// A program as every host shows it: its records, the memory of Undo, and its functions.
package struct App: Sendable {
  package var sources: Sources
  package var undo = UndoLog()
  package var program: ProgramCallbacks

  package init(_ sources: Sources, program: ProgramCallbacks = ProgramCallbacks()) {
    self.sources = sources
    self.program = program
  }
}
