/// The number of drawers of a table that may be open at the same time.
///
/// One is what people ask of every library of expandable rows (see `Benchmarks/README.md`), so it
/// is what a table does unless told otherwise. The policy also says which drawers give way when a
/// person turns to something else: see each case.
public enum DrawerPolicy: Hashable, Sendable, CaseIterable {
  /// One drawer in the whole table.
  ///
  /// Opening one, tapping a row without a drawer and beginning to edit a text fold the other one.
  case one

  /// One drawer in each section.
  ///
  /// Opening one, tapping a row without a drawer and beginning to edit a text fold the other one
  /// of the same section; what is open in other sections stays as it is.
  case onePerSection

  /// Any number of drawers, each of which folds only when it is told to.
  case many
}
