import FoldoutWords

/// The sentences that the script shows, as attributes of a page's form.
///
/// Each is an attribute of its own, because the quotes of a JSON object would take 30 bytes of a
/// first view.
enum ScriptTexts {
  /// The attributes of a record's form. Nothing of a new record is saved before Save, so its texts
  /// for saving and saved are empty.
  static func record(_ messages: Words.Messages, isNew: Bool) -> Markup {
    let (saving, saved) = isNew ? ("", "") : (messages.saving, messages.saved)
    return """
       data-saving="\(saving)" data-saved="\(saved)" data-unsaved="\(messages.unsaved)"\
      \(list(messages))
      """
  }

  /// The attributes of a list's form.
  static func list(_ messages: Words.Messages) -> Markup {
    "\(search(messages)) data-waiting=\"\(messages.waiting)\""
  }

  /// The attribute of the search of a list without a form.
  static func search(_ messages: Words.Messages) -> Markup {
    " data-unreached=\"\(messages.unreached)\""
  }
}
