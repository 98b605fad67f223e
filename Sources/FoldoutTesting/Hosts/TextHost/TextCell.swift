package import FoldoutScreens

/// A cell of a text host: the words that it shows until it is bound to another face.
///
/// As in a table view, cells are reused by their kind, so whatever is not bound anew is the last
/// row's.
package struct TextCell: Equatable, Sendable {
  /// The kind of a cell's content, and so of its pool.
  package enum Kind: Hashable, Sendable {
    case owner, openCalendar, compact, miniPicker, input, secret, toggle, picture, option, shown
    case button
    case wheels, calendar, choice, reference, largePicture
  }

  /// A part of a cell that is bound by itself.
  package enum Part: Hashable, Sendable, CaseIterable {
    case label, content, problem
  }

  package let kind: Kind
  /// The face whose buttons and controls the cell has.
  package private(set) var face: ItemFace?
  /// The row's or drawer's label.
  package private(set) var label = ""
  /// The lines below or beside the label.
  package private(set) var content: [String] = []
  /// The line that says what was not taken; empty for none.
  package private(set) var problem: [String] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// Shows a face in place of whatever was shown.
  ///
  /// `skipping` plants a fault: that part stays the last row's.
  package mutating func bind(_ face: ItemFace, skipping: Part? = nil) {
    self.face = face
    if skipping != .label { label = face.label }
    if skipping != .content { content = face.content }
    if skipping != .problem { problem = face.problem.map { [TextCell.line(of: $0)] } ?? [] }
  }

  /// The lines of the cell: a row at the left, a drawer one step in.
  package var lines: [String] {
    switch face {
    case .row:
      let first = content.first?.replacing(TextCell.labelMark, with: label) ?? label
      return [first] + content.dropFirst() + problem.map { "  \($0)" }
    case .drawer: return (content + problem).map { "    \($0)" }
    case nil: return []
    }
  }

  /// Stands in a row's first line where the label goes.
  static let labelMark = "\u{FFFC}"

  static func line(of face: ProblemFace) -> String {
    let buttons =
      switch face.answer {
      case .none: [String?]()
      case .choice(let conflict): [conflict.use?.title, conflict.keep]
      case .question(let question): [question.consent?.title, question.keep]
      case .pick(let typed, let picked): [typed.title, picked.title]
      }
    return (["! \(face.sentence)"] + buttons.compactMap { $0.map { "[\($0)]" } })
      .joined(separator: " ")
  }
}

extension ItemFace {
  /// The pool that a cell for the face comes from.
  package var kind: TextCell.Kind {
    switch self {
    case .row(let row):
      switch row.control {
      case .owner: .owner
      case .calendar: .openCalendar
      case .compact: .compact
      case .miniPicker: .miniPicker
      case .input: .input
      case .secret: .secret
      case .toggle: .toggle
      case .picture: .picture
      case .option: .option
      case .shown: .shown
      case .button: .button
      }
    case .drawer(let drawer):
      switch drawer.editor {
      case .wheels: .wheels
      case .calendar: .calendar
      case .choice: .choice
      case .reference: .reference
      case .picture: .largePicture
      }
    }
  }

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
