import Foldout
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A cell that has shown one row shows another as a new cell does: in all of its drawing and in all
/// that is spoken.
@Suite struct BindingLaws {
  private static let seed = SeededGenerator.seedOfThisRun()
  private static let looks = [Look(), Look(size: .accessibilityExtraLarge, theme: .dark)]
  private static let screens = Gallery.screens.filter {
    Depth.isWhole || ["kinds", "kinds-bare", "rules", "refused", "conflict"].contains($0.name)
  }
  private static let bindings = looks.map { look in
    (look, Result { try CellBindings(of: screens, in: look) })
  }

  @Test("A cell that is used again shows what a new cell shows")
  func aCellThatIsUsedAgainShowsWhatANewCellShows() throws {
    try check { bench, old, new, cell in
      old.show(in: cell)
      _ = bench.drawing(of: cell)
      bench.disturb(cell)
      cell.prepareForReuse()
      new.show(in: cell)
    }
  }

  @Test("A cell whose row changes shows what a new cell shows")
  func aCellWhoseRowChangesShowsWhatANewCellShows() throws {
    try check(where: { $0.item == $1.item }) { bench, old, new, cell in
      old.show(in: cell)
      _ = bench.drawing(of: cell)
      new.show(in: cell)
    }
  }

  @Test("A header or footer that is used again shows what a new one shows")
  func aHeaderOrFooterThatIsUsedAgainShowsWhatANewOneShows() throws {
    for (look, bindings) in BindingLaws.bindings {
      let settings = try bindings.get().sections
      let bench = CellBench(look)
      for kind in SectionViewKind.allCases {
        var random = SeededGenerator(seed: BindingLaws.seed)
        for new in settings.shuffled(using: &random).prefix(Depth.of(12, all: 400)) {
          let fresh = kind.viewClass.init(reuseIdentifier: nil)
          fresh.show(new)
          let wanted = bench.drawing(of: fresh)
          for old in settings.shuffled(using: &random).prefix(Depth.of(6, all: 60)) {
            let view = kind.viewClass.init(reuseIdentifier: nil)
            old.show(in: view, bench)
            view.prepareForReuse()
            view.show(new)
            #expect(bench.drawing(of: view) == wanted, "\(kind) after \(old.face)")
            view.removeFromSuperview()
          }
          fresh.removeFromSuperview()
        }
      }
    }
  }

  /// Compares cells after `rebind` with new ones, for pairs of one kind.
  private func check(
    where isPair: (CellBinding, CellBinding) -> Bool = { _, _ in true },
    _ rebind: (CellBench, _ old: CellBinding, _ new: CellBinding, FaceCell) -> Void
  ) throws {
    var random = SeededGenerator(seed: BindingLaws.seed)
    print("BindingLaws: FOLDOUT_SEED=\(BindingLaws.seed)")
    for (look, gathered) in BindingLaws.bindings {
      let bindings = try gathered.get()
      let bench = CellBench(look)
      for kind in CellKind.allCases {
        let all = bindings.all[kind] ?? []
        for new in all.shuffled(using: &random).prefix(Depth.of(8, all: 1000)) {
          let fresh = kind.cellClass.init(style: .default, reuseIdentifier: nil)
          bench.put(fresh)
          new.show(in: fresh)
          let wanted = bench.drawing(of: fresh)
          let others = all.filter { isPair($0, new) }.shuffled(using: &random)
          for old in others.prefix(Depth.of(4, all: 1000)) {
            let cell = kind.cellClass.init(style: .default, reuseIdentifier: nil)
            bench.put(cell)
            rebind(bench, old, new, cell)
            let found = bench.drawing(of: cell)
            if found != wanted {
              Issue.record(
                """
                \(kind): \(new.item) of \(new.place) after \(old.item) of \(old.place), \(look), \
                FOLDOUT_SEED=\(BindingLaws.seed): \(difference(found, wanted))
                """)
            }
            cell.removeFromSuperview()
          }
          fresh.removeFromSuperview()
        }
      }
    }
  }

  /// The first place at which two drawings differ.
  private func difference(_ found: String, _ wanted: String) -> String {
    let common = zip(found, wanted).prefix { $0 == $1 }.count
    func part(_ text: String) -> String { String(text.dropFirst(max(0, common - 60)).prefix(140)) }
    return "“\(part(found))” and not “\(part(wanted))”"
  }
}

extension SectionSetting {
  fileprivate func show(in view: SectionView, _ bench: CellBench) {
    view.show(self)
    _ = bench.drawing(of: view)
  }
}
