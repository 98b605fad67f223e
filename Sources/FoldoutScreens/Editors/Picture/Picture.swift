package import FoldoutForms

/// A picture that a page shows: its bytes, their format, and the digest that its address contains.
package struct Picture: Sendable, Equatable {
  /// The size limit in bytes of a picture, uploaded or read from a file.
  package static let maxBytes = 5 * 1_048_576

  /// The key of an option's picture in ``ShownRecord/pictures``. No field has such a name.
  static func name(of option: OptionID, of field: FieldID) -> String {
    "\(field.name)~\(option.name)"
  }

  package let bytes: [UInt8]
  package let format: PictureFormat
  /// The digest of the bytes. It is part of the picture's address, so a browser may cache the
  /// picture.
  package let digest: String

  /// The picture of some bytes; `nil` if they are in no supported format. A digest that is known
  /// already is not computed again.
  package init?(_ bytes: [UInt8], digest known: String? = nil) {
    guard let format = PictureFormat(bytes) else { return nil }
    self.bytes = bytes
    self.format = format
    if let known {
      digest = known
    } else {
      var digest = Digest()
      digest.combine(bytes)
      self.digest = digest.text
    }
  }
}

extension Picture {
  /// The paths of picture files that are values of a record's picture fields or of its head.
  package static func paths(in record: DynamicRecord, of form: Form<DynamicRecord>) -> [String] {
    var values = form.fields.filter(\.kind.isPicture).map { $0.read(record) }
    if case .value(let value)? = form.head?.picture { values.append(.value(value(record))) }
    return values.compactMap { reading in
      if case .value(.text(let path)) = reading, !path.isEmpty { path } else { nil }
    }
  }

  /// The pictures of the record, and those of its fields' options.
  ///
  /// Bytes in a read-only field may be a picture, too, as in a file that was opened read-only; a
  /// text in such a field is not taken for a path. Bytes are not digested again if their token
  /// contains a digest, or if a picture with the same bytes was shown before.
  static func all(
    of record: ShownRecord, files: [String: Picture]
  ) -> [String: Picture] {
    let form = record.form
    var found: [String: Picture] = [:]
    var known = Array(record.pictures.values)
    func add(_ bytes: [UInt8], as name: String, digest: String? = nil) {
      let equalPicture = known.first { StoredValue.blob($0.bytes).isIdentical(to: .blob(bytes)) }
      guard let picture = equalPicture ?? Picture(bytes, digest: digest) else { return }
      found[name] = picture
      known.append(picture)
    }
    for field in record.layout.fieldsWithPicture(in: record.stored) {
      let name = field.id.name
      switch record.reading(field) {
      case .value(.bytes(let bytes)) where field.kind.isPicture || field.kind.isReadOnly:
        add(bytes, as: name, digest: record.tokens[name].digest)
      // Bytes in a field of another kind: their format shows if they are a picture.
      case .mismatched(.blob(let bytes)) where record.kind(of: field).isReadOnly:
        add(bytes, as: name, digest: record.tokens[name].digest)
      case .value(.text(let path)) where field.kind.isPicture: found[name] = files[path]
      case .value, .mismatched: continue
      }
    }
    for field in record.layout.choices {
      for option in field.options(in: record.stored) {
        guard let bytes = option.picture, let wire = field.encoded(option.value, in: record.stored)
        else { continue }
        add(bytes, as: Picture.name(of: OptionID(wire), of: field.id))
      }
    }
    if case .value(let value)? = form.head?.picture {
      switch value(record.stored) {
      case .bytes(let bytes): add(bytes, as: "")
      case .text(let path): found[""] = files[path]
      case .none, .whole, .decimal, .flag, .several, .date, .time, .dateTime, .zoned, .never,
        .month:
        break
      }
    }
    return found
  }

  /// True if a picture field holds the path of a file instead of the picture.
  static func isOfFile(_ field: Field<DynamicRecord>, in record: ShownRecord) -> Bool {
    if case .value(.text(let path)) = record.reading(field) { !path.isEmpty } else { false }
  }
}
