extension IndexPath {
  /// The path of a row of a section.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The path of an item of a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row within the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item within the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The path as UIKit's logs write it, without the address.
  var logged: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
