package import FoldoutForms

extension StoredValue {
  /// True where a text is what the value is when it is written out.
  ///
  /// It takes as long for a text that is wrong at its first letter as for one that is wrong at its
  /// last.
  package func isSpelled(by text: String) -> Bool {
    let bytes: [UInt8]
    switch self {
    case .null, .sealed: return false
    case .integer(let number): bytes = Array("\(number)".utf8)
    case .real(let number): bytes = Array("\(number)".utf8)
    case .text(let content), .blob(let content): bytes = content
    }
    let typed = Array(text.utf8)
    guard bytes.count == typed.count else { return false }
    return zip(bytes, typed).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
