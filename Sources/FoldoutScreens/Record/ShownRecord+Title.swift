package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

extension ShownRecord {
  /// The record's title in the head of its screen. If the form's title for it is blank, it is the
  /// target's `nameless` one.
  package var title: String {
    if target.isNew { return words.adding.title }
    if let naming = target.naming {
      return naming.title(of: storedRecord, names, in: environment).excerpt
    }
    let title = form.head?.title(stored) ?? form.title
    if title == target.key.shown { return target.key.shown(in: environment) }
    return title.isBlank ? target.fallbackTitle : title
  }

  /// The name of the record in a sentence about it: its title or, if that consists of other
  /// records' titles, its table's name with the title.
  package var name: String {
    guard !target.isNew, let naming = target.naming else { return title }
    return naming.name(of: title, in: target.table)
  }

  /// The line below the title.
  var detail: String? {
    if target.isNew { return nil }
    guard let naming = target.naming else { return form.head?.detail(stored) }
    return naming.detail(of: storedRecord, names, in: environment)
  }

  private var storedRecord: StoredRecord { StoredRecord(key: target.key, record: stored) }

  /// The first letters of the title's first and last words.
  var initials: String {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}

extension RecordKey {
  /// The key as a screen shows it: a whole number in the digits of the language. Any other key is
  /// data, and is shown as it is stored.
  package func shown(in environment: FormEnvironment) -> String {
    guard case .integer(let number)? = values.first, values.count == 1 else { return shown }
    return environment.text(of: number)
  }
}
