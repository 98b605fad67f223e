/// The classes that a table makes cells of, and the cells that wait to be used again.
///
/// Waiting cells are handed out last in, first out, which is why a reload permutes them.
@MainActor
struct CellPool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var waitingHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  /// The number of cells that were made.
  private(set) var made = 0

  mutating func register(_ cellClass: UITableViewCell.Type?, _ identifier: String) {
    classes[identifier] = cellClass
  }

  mutating func registerHeader(
    _ viewClass: UITableViewHeaderFooterView.Type?, _ identifier: String
  ) {
    headerClasses[identifier] = viewClass
  }

  /// Keeps a cell for its identifier; one without an identifier is let go.
  mutating func put(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  mutating func put(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier {
      waitingHeaders[identifier, default: []].append(view)
    }
  }

  /// A cell that has waited, prepared for another row, or a new one of the registered class.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = classes[identifier] else { return nil }
    made += 1
    return cellClass.init(style: .default, reuseIdentifier: identifier)
  }

  mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waitingHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier]?.init(reuseIdentifier: identifier)
  }
}
