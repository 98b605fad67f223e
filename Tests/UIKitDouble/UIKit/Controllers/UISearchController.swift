/// A field for a search.
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) var searchTextField = UISearchTextField()
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var showsCancelButton = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Creates a bar from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The text field of a search.
open class UISearchTextField: UITextField {}

/// An object that is told of a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Nothing, for a delegate without this method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing, for a delegate without this method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing, for a delegate without this method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// An object that brings the results of a search up to date.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the state of the search is another.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search in the bar above a screen.
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open private(set) var searchBar = UISearchBar(frame: .zero)
  open private(set) var searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }

  /// Creates a search whose results are shown by a controller, or by the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Searches as a person does: the bar becomes active, then each change of the text is told.
  @_spi(UIKitDouble)
  public func search(for text: String) {
    isActive = true
    searchBar.text = text
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Gives the search up as a person does.
  @_spi(UIKitDouble)
  public func cancel() {
    searchBar.text = ""
    searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    isActive = false
  }
}
