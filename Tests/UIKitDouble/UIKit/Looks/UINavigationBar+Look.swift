extension UINavigationBar {
  /// A part of the bar with its place.
  struct Part {
    var frame: CGRect
    var item: UIBarButtonItem?
    var text: TextBlock?
    var symbol: SymbolDrawing?
    var isTitle = false
  }

  private var stack: UINavigationController? { superview?.controller as? UINavigationController }

  /// The words of the button that leads back: the title of the screen below.
  private var backWords: String? {
    guard let stack, stack.viewControllers.count > 1, shownItem?.hidesBackButton != true,
      shownItem?.leftBarButtonItems == nil
    else { return nil }
    let below = stack.viewControllers[stack.viewControllers.count - 2].navigationItem
    return below.backButtonTitle ?? below.title ?? "Back"
  }

  /// The parts of the bar from left to right, the title last.
  var parts: [Part] {
    guard let item = shownItem else { return [] }
    let top = bounds.height - ownHeight
    let row = CGRect(x: 0, y: top, width: bounds.width, height: 44)
    var parts: [Part] = []
    var left: CGFloat = 8
    if let words = backWords {
      let part = backPart(words, x: left, row)
      parts.append(part)
      left = part.frame.maxX
    }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden {
      guard let part = self.part(button, at: left, row) else { continue }
      parts.append(part)
      left = part.frame.maxX
    }
    var right = bounds.width - 8
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      guard var part = self.part(button, at: 0, row) else { continue }
      part.frame.origin.x = right - part.frame.width
      parts.append(part)
      right = part.frame.minX
    }
    if let title = item.title { parts.append(titlePart(title, left, right, row)) }
    guard isMirrored else { return parts }
    return parts.map { part in
      var turned = part
      turned.frame = part.frame.mirrored(in: bounds)
      return turned
    }
  }

  private func backPart(_ words: String, x: CGFloat, _ row: CGRect) -> Part {
    let text = TextBlock(runs: [.init(text: words, font: .systemFont(ofSize: 17))])
    let width = min(text.size(width: .infinity).width, bounds.width * 0.35)
    return Part(
      frame: CGRect(x: x, y: row.minY, width: width + 26, height: row.height), text: text,
      symbol: .named("chevron.backward"))
  }

  private func titlePart(
    _ title: String, _ left: CGFloat, _ right: CGFloat, _ row: CGRect
  ) -> Part {
    if showsLargeTitle {
      let font = UIFont(size: 34, weight: .bold)
      return Part(
        frame: CGRect(x: 20, y: row.maxY + 3, width: bounds.width - 40, height: 41),
        text: TextBlock(runs: [.init(text: title, font: font)]), isTitle: true)
    }
    let text = TextBlock(
      runs: [.init(text: title, font: .systemFont(ofSize: 17, weight: .semibold))])
    let width = text.size(width: .infinity).width
    let room = right - left - 16
    let centred = (bounds.width - width) / 2
    let x = min(max(centred, left + 8), max(left + 8, right - 8 - width))
    return Part(
      frame: CGRect(x: x, y: row.minY, width: min(width, room), height: row.height), text: text,
      isTitle: true)
  }

  private func part(_ button: UIBarButtonItem, at x: CGFloat, _ row: CGRect) -> Part? {
    if let symbol = button.symbolName, let drawing = SymbolDrawing.named(symbol) {
      return Part(
        frame: CGRect(x: x, y: row.minY, width: 44, height: row.height), item: button,
        symbol: drawing)
    }
    guard let words = button.words else { return nil }
    let isDone = button.style == .done || button.systemItem == .done
    let font = UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    let text = TextBlock(runs: [.init(text: words, font: font)])
    let width = max(44, text.size(width: .infinity).width + 16)
    return Part(
      frame: CGRect(x: x, y: row.minY, width: width, height: row.height), item: button,
      text: text)
  }
}

extension UIBarButtonItem {
  /// The symbol of the button, its own or the system's.
  var symbolName: String? {
    if let name = image?.symbol { return name }
    switch systemItem {
    case .add: return "plus"
    case .action: return "square.and.arrow.up"
    case .trash: return "trash"
    case .search: return "magnifyingglass"
    case .close, .stop: return "xmark"
    case .undo: return "arrow.uturn.backward"
    case .redo: return "arrow.uturn.forward"
    default: return nil
    }
  }

  /// The words of the button, its own or the system's English ones.
  var words: String? {
    if let title { return title }
    switch systemItem {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .add: return "Add"
    case .action: return "Share"
    case .trash: return "Delete"
    case .search: return "Search"
    case .close: return "Close"
    case .undo: return "Undo"
    case .redo: return "Redo"
    default: return nil
    }
  }
}
