import FoldoutForms
import FoldoutScreens

/// The addresses of links in a record's rows, which are all based on the record's own address.
struct RecordLinks {
  /// The address without its parameters.
  let path: String
  /// The whole address.
  let address: String
  /// The environment in the address, which links to other records keep.
  var kept = KeptEnvironment()

  /// Returns the address of a picture. It contains the digest of the picture's bytes.
  func picture(_ name: String, _ digest: String) -> String {
    let (picture, version) = (PageParameter.picture.rawValue, PageParameter.version.rawValue)
    return "\(path)?\(picture)=\(PercentCoding.encode(name))&\(version)=\(digest)"
  }

  /// Returns the address that downloads a text too long for a page.
  func download(of row: RowID) -> String {
    "\(path)?\(PageParameter.download.rawValue)=\(PercentCoding.encode(row.field.name))"
  }

  /// Returns the address of the same screen with a long text shown whole.
  func all(of row: RowID) -> String {
    let separator = address.contains("?") ? "&" : "?"
    let name = PercentCoding.encode(row.field.name)
    return "\(address)\(separator)\(PageParameter.all.rawValue)=\(name)#\(row.rowElement)"
  }
}
