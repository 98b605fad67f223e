@testable @_spi(UIKitDouble) import UIKit

/// Screens that the tests of level 2 lay out and draw.
@MainActor
enum Sample {
  /// A label of a text style that follows the text size.
  static func label(
    _ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .label, lines: Int = 0
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  /// A row: a title that keeps its width, and a view at the end.
  static func row(_ title: String, _ end: UIView, spacing: CGFloat = 12) -> UIStackView {
    let label = label(title)
    label.setContentHuggingPriority(.init(251), for: .horizontal)
    label.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, end])
    stack.spacing = spacing
    stack.alignment = .center
    return stack
  }

  /// Pins a view by its four sides to the margins of another.
  static func pin(_ view: UIView, in container: UIView, bottom: UILayoutPriority = .required) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let guide = container.layoutMarginsGuide
    let last = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    last.priority = bottom
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), last,
    ])
  }

  /// A cell with a view pinned to its content's margins.
  static func cell(_ view: UIView, height: CGFloat? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "sample")
    pin(view, in: cell.contentView, bottom: .init(999))
    return cell
  }

  /// A window of a phone with a view that fills it.
  static func window(
    _ view: UIView, size: CGSize = CGSize(width: 390, height: 700),
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    var overrides: any UIMutableTraits = window.traitOverrides
    traits(&overrides)
    if let overrides = overrides as? any UITraitOverrides { window.traitOverrides = overrides }
    window.addSubview(view)
    view.frame = window.bounds
    return window
  }

  /// The controls of the double, one in each row of a column.
  static func controls() -> UIView {
    let screen = UIView()
    screen.backgroundColor = .systemGroupedBackground
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Notifications"
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Ada Lovelace"
    field.textAlignment = .right
    let secret = UITextField()
    secret.isSecureTextEntry = true
    secret.accessibilityLabel = "Password"
    secret.text = "secret"
    secret.borderStyle = .roundedRect
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    date.date = Date(timeIntervalSince1970: 1_700_000_000)
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    var gray = UIButton.Configuration.gray()
    gray.title = "Share"
    gray.image = UIImage(systemName: "square.and.arrow.up")
    gray.imagePadding = 6
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Delete"
    tinted.baseForegroundColor = .systemRed
    tinted.image = UIImage(systemName: "trash")
    tinted.imagePadding = 6
    let buttons = UIStackView(
      arrangedSubviews: [
        UIButton(configuration: filled), UIButton(configuration: gray),
        UIButton(configuration: tinted),
      ])
    buttons.distribution = .fillEqually
    buttons.spacing = 10
    let notes = UITextView()
    notes.isScrollEnabled = false
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.text = "A note of several lines, which grows with its text and never scrolls by itself."
    notes.layer.cornerRadius = 8
    notes.accessibilityLabel = "Note"
    let view = UISegmentedControl(items: ["Day", "Week", "Month"])
    view.selectedSegmentIndex = 1
    let search = UISearchBar()
    search.placeholder = "Search"
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let symbols = UIStackView(
      arrangedSubviews: [
        "calendar", "photo", "person.crop.circle", "doc.on.doc", "eye", "eye.slash",
      ]
      .map { UIImageView(image: UIImage(systemName: $0)) })
    symbols.distribution = .fillEqually
    symbols.alignment = .center
    let column = UIStackView(arrangedSubviews: [
      label("Controls", .largeTitle), row("Notifications", holder(toggle)), row("Name", field),
      row("Password", secret), row("Starts", holder(date)), buttons, notes, symbols, view, search,
      row("Loading", holder(wheel)),
      label(
        "A footnote of second rank explains the rows above in one or two lines.", .footnote,
        color: .secondaryLabel),
    ])
    column.axis = .vertical
    column.spacing = 14
    let filler = UIView()
    column.addArrangedSubview(filler)
    screen.directionalLayoutMargins = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    pin(column, in: screen)
    return screen
  }

  /// A view at the end of a row, with room before it.
  static func holder(_ view: UIView) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [UIView(), view])
    stack.alignment = .center
    return stack
  }
}
