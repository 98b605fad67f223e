import FoldoutWords
import Foldout
package import FoldoutForms
import FoldoutRecords

extension ShownRecord {
  /// Reads the field's stored value.
  package func reading(_ field: Field<DynamicRecord>) -> Reading { field.read(stored) }

  /// The value as people read it, for a reference the record's title with its key; `nil` for no
  /// value.
  package func displayText(_ field: Field<DynamicRecord>) -> String? {
    let text = field.displayText(in: stored, environment)
    guard let text, let title = referencedLabel(field)?.title.excerpt, title != text else {
      return text
    }
    return words.references.named(["title": title, "key": text])
  }

  /// The text that is shown for a missing value. For a new record it says that a value is required,
  /// or what the store will fill in.
  package func absence(of field: Field<DynamicRecord>) -> String {
    switch target.addition?.defaults[field.id.name] {
    case .expression: return words.adding.byDefault
    case .moment(let moment):
      let value = moment.value(in: environment, isDay: field.kind.dateMode?.hasTime == false)
      guard let text = with(value, in: field.id.name).displayText(field) else {
        return words.adding.byDefault
      }
      return words.adding.valueByDefault(["value": text])
    case .value where field.isRequired, nil where target.isNew && field.isRequired:
      return words.adding.required
    case .value, nil: return words.values.none
    }
  }

  /// The text in the field's control; `nil` for no value.
  package func formValue(_ field: Field<DynamicRecord>) -> String? {
    field.formValue(of: reading(field), in: environment)
  }

  /// The kind of value that can be entered into the field.
  package func kind(of field: Field<DynamicRecord>) -> FieldKind {
    isOnlyShown(field) ? .readOnly : field.effectiveKind(in: stored)
  }

  /// The editor of the field for its stored value.
  package func editor(of field: Field<DynamicRecord>) -> Editor<DynamicRecord> {
    isOnlyShown(field) ? .shown : styled(field.effectiveEditor(in: stored), of: field)
  }

  /// True if a value is too long to be edited, or was only read in part.
  package func isOnlyShown(_ field: Field<DynamicRecord>) -> Bool {
    field.isOnlyShown(in: stored, cut: cut)
  }

  /// True if the field's options are rows of its section.
  package func showsOptions(of field: Field<DynamicRecord>) -> Bool {
    layout.showsOptions(of: field, in: stored, cut: cut)
  }

  /// True if the field's drawer is open.
  package func isOpen(_ field: Field<DynamicRecord>) -> Bool {
    table.isOpen(.field(field.id))
  }

  /// The value as a sentence about a conflict quotes it; `nil` for no value. Bytes are given as
  /// their count, those of a picture with its format, which usually tells two pictures apart.
  func conflictText(_ field: Field<DynamicRecord>) -> String? {
    guard case .blob(let bytes) = stored[field.id.name] else { return displayText(field) }
    let count = words.values.bytes(["count": environment.text(of: Int64(bytes.count))])
    guard field.kind.isPicture, let format = PictureFormat(bytes) else { return count }
    return "\(format.name), \(count)"
  }
}

extension PictureFormat {
  /// The name of the format, which is the same in every language.
  fileprivate var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    }
  }
}

extension ColumnDefault.Moment {
  /// Returns the value that a store would fill in now, by a clock in UTC. A column of days gets the
  /// day alone.
  fileprivate func value(in environment: FormEnvironment, isDay: Bool) -> StoredValue {
    let now = environment.inUTC.nowDateTime
    let day = "\(now.date)"
    let time = StoredTime(now.time, form: .seconds).text
    return switch self {
    case .date: .text(day)
    case .time: .text(time)
    case .dateAndTime: .text(isDay ? day : "\(day) \(time)")
    }
  }
}
