/// The number of drawers of a table that may be open at the same time.
///
/// The default is one, which is what users of other libraries of expandable rows ask for (see
/// `Benchmarks/README.md`). The policy also decides which drawers fold when a person interacts with
/// another row.
public enum DrawerPolicy: Hashable, Sendable, CaseIterable {
  /// One drawer in the whole table.
  ///
  /// It folds if another drawer opens, a row without a drawer is tapped, or editing of a text
  /// begins.
  case one

  /// One drawer in each section.
  ///
  /// It folds if, in the same section, another drawer opens, a row without a drawer is tapped, or
  /// editing of a text begins. Drawers of other sections stay open.
  case onePerSection

  /// Any number of drawers; opening one folds no other.
  case many
}
