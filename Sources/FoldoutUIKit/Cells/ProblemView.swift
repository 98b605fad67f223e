#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The line that says why an entry was refused, with buttons that resolve the problem, or that the
/// store altered the entry.
final class ProblemView: UIStackView {
  private let sentence = UILabel()
  private let mark = UIImageView()
  private let answers = [AnswerButton(), AnswerButton()]
  private var isMade = false

  /// Shows a problem; without one the view is hidden and takes no room.
  func show(_ face: ProblemFace?, in setting: CellSetting, _ send: @escaping (Act) -> Void) {
    makeOnce()
    for view in [self, mark, sentence] as [UIView] { view.isHidden = face == nil }
    let color = face?.isNotice == true ? UIColor.secondaryLabel : .systemRed
    sentence.text = face?.sentence
    sentence.accessibilityLabel = face?.spoken
    sentence.textColor = color
    sentence.textAlignment = setting.direction.leading
    mark.tintColor = color
    let offered = face?.answers ?? []
    for (index, button) in answers.enumerated() {
      button.show(offered.indices.contains(index) ? offered[index] : nil, send)
    }
    take(setting.direction)
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    axis = .vertical
    sentence.follow(.footnote)
    mark.image = UIImage(systemName: "exclamationmark.circle")
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    mark.isAccessibilityElement = false
    mark.keepWidth(hugging: 252, resistance: 760)
    let line = UIStackView(arrangedSubviews: [mark, sentence])
    line.spacing = 6
    // Filled, so that the sentence keeps its height and a row's line takes what is left over.
    line.alignment = .fill
    mark.contentMode = .top
    addArrangedSubview(line)
    for button in answers { addArrangedSubview(button) }
  }
}

/// A possible answer to a problem.
private struct Answer {
  var title: String
  var act: Act
}

/// A button that answers a problem.
private final class AnswerButton: UIButton {
  private var answer: () -> Void = {}
  private var isMade = false

  /// Shows an answer; without one the button is hidden.
  func show(_ answer: Answer?, _ send: @escaping (Act) -> Void) {
    makeOnce()
    isHidden = answer == nil
    configuration?.title = answer?.title
    self.answer = { if let answer { send(answer.act) } }
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    var look = UIButton.Configuration.plain()
    look.titleLineBreakMode = .byWordWrapping
    look.titleAlignment = .leading
    look.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
    configuration = look
    contentHorizontalAlignment = .leading
    keepAtLeast(height: leastTarget)
    addAction(UIAction { [weak self] _ in self?.answer() }, for: .primaryActionTriggered)
  }
}

extension ProblemFace {
  /// The answers in their order: the one that changes something first.
  fileprivate var answers: [Answer] {
    let field = id.field
    func decide(_ button: ButtonFace, theirs: String? = nil, confirmedLoss: String? = nil) -> Answer
    {
      Answer(
        title: button.title,
        act: .decide(field, button.sends, theirs: theirs, confirmedLoss: confirmedLoss))
    }
    func keep(_ title: String) -> Answer { Answer(title: title, act: .enter(field, .kept)) }
    switch remedy {
    case .none, .enterAgain: return []
    case .keepBlanks(let button): return [decide(button)]
    case .choice(let face):
      // Using one's own value is consent to overwrite the other, so no further question follows.
      let use = face.use.map { decide($0, theirs: face.theirs, confirmedLoss: face.theirs) }
      return [use, keep(face.keep)].compactMap(\.self)
    case .question(let face):
      let consent = face.consent.map {
        decide($0, theirs: face.theirs, confirmedLoss: face.lossToken)
      }
      return [consent, keep(face.keep)].compactMap(\.self)
    case .pick(let typed, let picked): return [decide(typed), decide(picked)]
    }
  }
}
#endif
