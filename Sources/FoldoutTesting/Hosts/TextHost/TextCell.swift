package import FoldoutScreens

/// A cell of a text host, which shows lines of text until it is bound to another face.
///
/// As in a table view, cells of one kind are reused, so a part that is not bound still shows the
/// previous row's text.
package struct TextCell: Equatable, Sendable {
  /// A part of a cell that is bound separately.
  package enum Part: Hashable, Sendable, CaseIterable {
    case label, content, problem
  }

  package let kind: Kind
  /// The face whose controls the cell has.
  package private(set) var face: ItemFace?
  /// The row's or drawer's label.
  package private(set) var label = ""
  /// The lines below or beside the label.
  package private(set) var content: [String] = []
  /// The line that says why an entry was refused; empty if none was.
  package private(set) var problem: [String] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// Shows another face.
  ///
  /// `skipping` plants a fault: that part keeps the previous row's text.
  package mutating func bind(_ face: ItemFace, skipping: Part? = nil) {
    self.face = face
    if skipping != .label { label = face.label }
    if skipping != .content { content = face.drawing.lines }
    if skipping != .problem { problem = face.problem.map { [TextCell.line(of: $0)] } ?? [] }
  }

  /// The lines of the cell; a drawer's are indented.
  package var lines: [String] {
    switch face {
    case .row:
      let first = content.first?.replacing(TextCell.labelMark, with: label) ?? label
      return [first] + content.dropFirst() + problem.map { "  \($0)" }
    case .drawer: return (content + problem).map { "    \($0)" }
    case nil: return []
    }
  }

  /// A placeholder for the label in a row's first line.
  static let labelMark = "\u{FFFC}"

  static func line(of face: ProblemFace) -> String {
    let buttons =
      switch face.remedy {
      case .none, .enterAgain: [String?]()
      case .keepBlanks(let button): [button.title]
      case .choice(let conflict): [conflict.use?.title, conflict.keep]
      case .question(let question): [question.consent?.title, question.keep]
      case .pick(let typed, let picked): [typed.title, picked.title]
      }
    return (["! \(face.sentence)"] + buttons.compactMap { $0.map { "[\($0)]" } })
      .joined(separator: " ")
  }
}

extension ItemFace {
  /// The kind of cell that the face needs.
  package var kind: TextCell.Kind { drawing.kind }

  fileprivate var label: String {
    switch self {
    case .row(let row): row.label
    case .drawer(let drawer): drawer.label
    }
  }

  fileprivate var problem: ProblemFace? {
    switch self {
    case .row(let row): row.problem
    case .drawer(let drawer): drawer.problem
    }
  }
}

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
