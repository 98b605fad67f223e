import FoldoutForms
import Foundation

/// The foot of a choice section: everything that concerns all its options.
///
/// A refusal is shown here, too, and not above: it must not move the option that the person is
/// about to press.
package struct ChoiceFootFace: Equatable, Sendable {
  /// The field's own identity, which no row of the outline has.
  package var id: RowID
  package var label: String
  package var isSeveral: Bool
  package var limits: LimitsFace
  /// The text that filters the options; empty for none. Only a host that lives as long as its
  /// screen has one here.
  package var filter: String
  /// The token of the value that the person sees; `nil` if it cannot be changed.
  package var original: String?
  package var clear: String?
  package var problem: ProblemFace?
  package var mark: FaultMark?
}

extension ChoiceFootFace {
  /// The foot of a choice section; `nil` for a section of fields.
  init?(_ section: Section<DynamicRecord>, in record: ShownRecord) {
    guard let field = section.choice, record.showsOptions(of: field),
      let choice = field.editor.choice
    else { return nil }
    let token = record.pending[field.id]?.original ?? record.tokens[field.id.name]
    id = .field(field.id)
    label = field.label
    isSeveral = field.kind.isSeveral
    limits = LimitsFace(
      field, choice, count: field.options(in: record.stored).count, in: record)
    filter = record.filters[field.id] ?? ""
    original = record.kind(of: field).isEditable ? token.text : nil
    clear = ChoiceFace.clearTitle(of: field, in: record)
    problem = ProblemFace(field, in: record, carries: false)
    mark = FaultMark(field, in: record)
  }
}

extension RowFace {
  /// The rows of a choice section, one for each option. Complexity: O(number of options).
  static func options(of field: Field<DynamicRecord>, in record: ShownRecord) -> [RowFace] {
    let isFirst = record.firstRefused == field.id
    let options = ChoiceFace.options(of: field, in: record)
    // In the first refused field, the focus is where the Tab key would put it: on the chosen
    // option, or else on the first one that is enabled.
    let focused =
      options.firstIndex { $0.isChosen && $0.isEnabled } ?? options.firstIndex(where: \.isEnabled)
    return options.enumerated().map { index, option in
      var face = RowFace(option, of: field)
      face.mark = FaultMark(field, in: record).map {
        FaultMark(isFault: $0.isFault, isFirst: isFirst && index == focused)
      }
      return face
    }
  }

  /// The row of an option.
  private init(_ option: ChoiceFace.Option, of field: Field<DynamicRecord>) {
    id = .option(field.id, OptionID(option.value))
    label = option.title
    control = .option(option, isSeveral: field.kind.isSeveral)
    original = nil
    problem = nil
    mark = nil
    check = nil
    editingEvents = []
    drawerHeight = 0
  }
}

// A list of many options is filtered by a text. In a choice section it hides rows; in a drawer the
// host hides lines.
extension ChoiceFace.Option {
  /// True if a filter leaves the option in: it is chosen, or one of its texts contains the filter.
  package func passes(_ filter: String) -> Bool {
    let filter = filter.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    let texts = [title, remark, detail].compactMap(\.self).joined(separator: " ")
    return filter.isEmpty || isChosen || texts.lowercased().contains(filter)
  }
}
