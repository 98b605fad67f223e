import FoldoutForms
import FoldoutScreens

/// Where the links of a record's rows lead: back to the record's own address.
struct RecordLinks {
  /// The address without its parameters, and the whole one.
  let path: String
  let address: String

  /// A picture of the record, by its bytes.
  func picture(_ name: String, _ digest: String) -> String {
    let (picture, version) = (PageParameter.picture.rawValue, PageParameter.version.rawValue)
    return "\(path)?\(picture)=\(PercentCoding.encode(name))&\(version)=\(digest)"
  }

  /// A file of a text that is too long for a page.
  func download(of row: RowID) -> String {
    "\(path)?\(PageParameter.download.rawValue)=\(PercentCoding.encode(row.field.name))"
  }

  /// The same screen with a long text shown whole.
  func all(of row: RowID) -> String {
    let separator = address.contains("?") ? "&" : "?"
    let name = PercentCoding.encode(row.field.name)
    return "\(address)\(separator)\(PageParameter.all.rawValue)=\(name)#\(row.rowElement)"
  }
}
