package import FoldoutForms

extension Form {
  /// The form for a record that is still to be added: without what only a stored one has, its
  /// buttons and the values that are only read.
  package var forAdding: Form {
    var copy = self
    copy.sections = sections.compactMap { section in
      var section = section
      section.fields.removeAll { field in
        field.editor.isButton || (field.kind.isReadOnly && !field.isComputed)
      }
      return section.fields.isEmpty ? nil : section
    }
    return copy
  }
}
