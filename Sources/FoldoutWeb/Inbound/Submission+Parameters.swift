import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension Submission {
  /// Reads the parameters of a form or an address.
  ///
  /// Throws `unknownParameter` for an unknown aspect or style, `unknownChoice` for a month that is
  /// not a number, and `tooManyParameters` if the parameters, including nested ones, are too many.
  init(_ parameters: Parameters, _ scope: Scope) throws(WebRequestError) {
    self.init(scope)
    var count = parameters.pairs.count
    var fields: [FieldID] = []
    var found: [FieldID: FieldParameters] = [:]
    func change(_ id: FieldID, _ change: (inout FieldParameters) -> Void) {
      if found[id] == nil { fields.append(id) }
      change(&found[id, default: FieldParameters()])
    }
    for pair in parameters.pairs {
      switch PageParameter(rawValue: pair.name) {
      case .open, .tap:
        tapped = pair.value.isEmpty ? nil : .field(FieldID(formName: pair.value))
      case .edit: edited = .field(FieldID(formName: pair.value))
      case .find: searched = pair.value
      case .from, .lang, .zone, .altered, .trimmed, .undo, .redo, .was, .now, .saved, .done,
        .adding, .ticket,
        .undoAdd, .removing, .view, .style:
        break
      case .undoAll:
        let parts = try Parameters(pair.value.utf8).pairs
        count += parts.count
        guard count <= Parameters.maxCount else {
          throw .tooManyParameters(limit: Parameters.maxCount)
        }
        for part in parts {
          change(FieldID(part.name)) { $0.undoAllValue = part.value }
        }
      case .all, .picture, .version, .download, .zones, .add, .added, .undoable, .restore, .removed,
        .notice, .previousChange, .remove, .direction, .tag, .calendar, .week, nil:
        if pair.name.isEmpty { continue }
        if !pair.name.hasPrefix("~") {
          change(FieldID(pair.name)) { $0.add(pair.value, as: .value) }
        } else if let (aspect, field) = Aspect.parse(pair.name) {
          if aspect == .press {
            pressed = field
          } else if aspect == .find {
            searches[field] = pair.value
          } else if aspect == .style {
            guard let style = DrawerStyle(rawValue: pair.value) else {
              throw .unknownParameter(pair.name)
            }
            styles[field] = style
          } else if try turn(field, aspect, pair.value) {
            continue
          } else if aspect == .draft {
            // Not an input, but an earlier entry.
            continue
          } else {
            change(field) { $0.add(pair.value, as: aspect) }
          }
        } else {
          throw .unknownParameter(pair.name)
        }
      }
    }
    for file in parameters.files {
      let field = Aspect.parse(file.name)?.field ?? FieldID(file.name)
      change(field) { $0.file = file.bytes }
    }
    for id in fields {
      guard let parameters = found[id] else {
        preconditionFailure("The field “\(id.name)” is listed, but has no parameters.")
      }
      let input = try parameters.input(of: id)
      self.change(id) { $0 = input }
    }
  }
}

extension Submission {
  /// Reads the month or day to which a calendar was turned. Returns false for any other aspect.
  private mutating func turn(
    _ field: FieldID, _ aspect: Aspect, _ text: String
  ) throws(WebRequestError) -> Bool {
    switch aspect {
    case .view:
      guard let day = StoredDate(text)?.value.date else {
        throw .unknownParameter(aspect.name(of: field))
      }
      turns[field] = .day(day)
    case .viewMonth, .viewYear:
      var (month, year): (Int?, Int?) = (nil, nil)
      switch turns[field] {
      case .numbers(let knownMonth, let knownYear): (month, year) = (knownMonth, knownYear)
      // A pressed arrow takes precedence over the lists beside it.
      case .day: return true
      case nil: break
      }
      guard let number = Int(text) else { throw .unknownChoice(text, of: aspect.name(of: field)) }
      if aspect == .viewMonth { month = number } else { year = number }
      turns[field] = .numbers(month: month, year: year)
    default: return false
    }
    return true
  }

  /// The texts that were entered: those that differ from what the page showed, by field.
  var enteredTexts: [Parameters.Pair] {
    fields.compactMap { id in
      guard let input = self[id], let text = input.text, !text.isEmpty,
        !text.isIdentical(to: input.shown)
      else { return nil }
      let isAsSeen = input.original.map { original in
        original.matches(.text(text)) || original.value?.equalsText(text) == true
      }
      return isAsSeen == true ? nil : Parameters.Pair(name: id.name, value: text)
    }
  }
}

extension Parameters {
  /// The values on the page of a new record, as tokens by field.
  var drafts: [FieldID: Token] {
    var drafts: [FieldID: Token] = [:]
    for pair in pairs {
      guard let (aspect, field) = Aspect.parse(pair.name) else { continue }
      if aspect == .original || (aspect == .draft && drafts[field] == nil) {
        drafts[field] = Token(wire: pair.value)
      }
    }
    return drafts
  }
}

extension Parameters.Pair {
  /// The field that the parameter belongs to, if it belongs to one.
  var field: FieldID { Aspect.parse(name)?.field ?? FieldID(name) }
}

extension RecordQuery {
  /// Reads the state of a screen from its address.
  ///
  /// `path` is the path of the screen, and `form` has the entries of a new record that were sent.
  init(_ parameters: Parameters, at path: String, sent form: Parameters = .none) {
    self.init(scope: path)
    open = parameters.all(.open).map { FieldID($0) }
    // A value that an Undo would replace is shown, even a long one.
    whole = [PageParameter.all, .undo, .redo].flatMap { parameters.all($0) }
    addID = parameters[.added]
    undo = Undo(parameters)
    for pair in parameters.pairs {
      guard let (aspect, field) = Aspect.parse(pair.name), aspect == .find else { continue }
      searches[field] = ReferenceSearch(pair.value)
    }
    for view in parameters.all(.view).compactMap(RecordAddress.view) {
      viewedDays[view.field] = view.day
    }
    for chosen in parameters.all(.style).compactMap(RecordAddress.style) {
      styles[chosen.field] = chosen.style
    }
    drafts = form.drafts
  }
}
