package import FoldoutForms

extension ColumnSchema {
  /// The kind of field that edits the column.
  package var fieldKind: FieldKind { binding.kind }

  /// The kind of field that edits the column, and how its value is kept there.
  ///
  /// By what its data show where they are dates or times, else by the values that its declaration
  /// lists, else by the declared type: names that
  /// say yes or no first, then SQLite's rules of affinity (sqlite.org/datatype3.html, section
  /// 3.1). What sort of text it is, and whether bytes are a picture, its name tells.
  var binding: (kind: FieldKind, coding: ColumnCoding) {
    if isSecret { return (.secret, .text) }
    if let dateForm { return (dateForm.isDay ? .date : .dateTime, .date(dateForm)) }
    if let momentForm { return (momentForm.isDay ? .date : .dateTime, .moment(momentForm)) }
    if let timeForm { return (.time, .time(timeForm)) }
    let type = declaredType.uppercased()
    if isDeclaredSwitch {
      switch switchFinding {
      case nil, .form(.numbers): return (.flag, .flag)
      case .form(let form): return (.flag, .pair(off: form.off, on: form.on))
      case .texts: return (.text, .text)
      case .others: break
      }
    }
    if let choiceBinding { return choiceBinding }
    if type.contains("INT") { return (.wholeNumber, .integer) }
    // ANY, of a table that is STRICT, converts nothing, as a column without a type.
    if isText || type.isEmpty || type == "ANY" || type.contains("DATE") || type.contains("TIME") {
      return (textKind, .text)
    }
    if type.contains("BLOB") { return isPicture ? (.picture, .bytes) : (.readOnly, .text) }
    return (.decimal, Affinity(declaredType: declaredType) == .real ? .real : .numeric)
  }

  /// True where the declared type says yes or no, and no check says something else.
  public var isDeclaredSwitch: Bool {
    declaredType.uppercased().hasPrefix("BOOL") && (pair == nil || pair == .numbers)
  }

  /// The kind of text: for a column that was declared one of text its name may tell, and whether it
  /// is long.
  private var textKind: FieldKind {
    guard reference == nil else { return .text }
    guard isText else { return longTextEvidence == nil ? .text : .longText }
    let words = ColumnLabel.words(of: name).map { $0.lowercased() }
    let pairs = Set(words + zip(words, words.dropFirst()).map { $0 + $1 })
    if !pairs.isDisjoint(with: ["email", "mail"]), words.last != "name" { return .email }
    if let last = words.last, ["phone", "telephone", "mobile", "fax", "tel"].contains(last) {
      return .phone
    }
    if pairs.contains("phonenumber") || pairs.contains("faxnumber") { return .phone }
    if let last = words.last, ["url", "website", "homepage"].contains(last) { return .url }
    return longTextEvidence == nil ? .text : .longText
  }

  /// True where bytes of the column are likely a picture: the last word of its name says so.
  private var isPicture: Bool {
    let last = ColumnLabel.words(of: name).last?.lowercased() ?? ""
    return ["image", "photo", "picture", "avatar", "portrait", "thumbnail"].contains(last)
  }
}
