package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens
package import Foundation

extension Sources {
  /// Returns a stored record with everything that its screen needs beside it.
  ///
  /// These are the secrets that rules may read, the pictures in the files that it names, and the
  /// titles of the records that it, or one of `others`, refers to.
  package func reading(
    _ stored: StoredRecord, of source: RecordSource, beside others: [DynamicRecord]? = nil
  ) async -> RecordReading {
    let form = source.form
    let paths = Picture.paths(in: stored.record, of: form)
    let files = paths.compactMap { path in picture(at: path).map { (path, $0) } }
    var labels = ReferenceLabels()
    if let others { labels = await self.labels(of: [stored.record] + others, source) }
    return RecordReading(
      stored, revealed: await revealed(stored.key, source.table.name),
      files: Dictionary(files, uniquingKeysWith: { first, _ in first }),
      labels: labels)
  }

  /// Stores a change of a record, and returns the store's answer.
  package func answer(
    to change: Change, in source: RecordSource, beside others: [DynamicRecord]
  ) async -> StoreAnswer {
    do {
      switch try await store.change(change) {
      case .stored(let record, let altered, let alsoWritten):
        return .stored(
          await reading(record, of: source, beside: others), altered: altered,
          alsoWritten: alsoWritten)
      case .conflict(let record, let columns):
        return .conflict(
          await reading(record, of: source, beside: others), columns: columns)
      case .gone: return .gone
      }
    } catch {
      return .failed(error)
    }
  }

  /// The extensions of picture files.
  private static let pictureExtensions: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]

  /// Reads a picture file of the folder of pictures; `nil` for a file outside it, even if a link
  /// inside leads there.
  ///
  /// No other file is opened, not even to examine it. The database lies in the same folder, and
  /// closing a second descriptor of it drops the locks that the store holds (POSIX, `fcntl`). Its
  /// name may be that of a picture, so the store is asked last, right before the file is read.
  private func picture(at path: String) -> Picture? {
    guard let folder, !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0") else { return nil }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    let file = root.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
    guard Sources.pictureExtensions.contains(file.pathExtension.lowercased()),
      file.path.hasPrefix(root.path.hasSuffix("/") ? root.path : root.path + "/"),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, values.fileSize ?? .max <= Picture.maxBytes,
      !store.isOwnFile(file.path)
    else { return nil }
    return (try? Data(contentsOf: file)).flatMap { Picture([UInt8]($0)) }
  }
}

extension Sources {
  /// Returns the store's tables.
  package func schema() async throws(StoreError) -> Schema { try await store.schema() }

  /// Returns the piece of a value after a mark, or its first; `nil` if there is no such value, or
  /// if it is secret.
  package func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece? {
    try await store.piece(of: column, of: key, in: table, after: mark)
  }

  /// A digest of the served file, which its pages carry; empty for a program's own records.
  ///
  /// The same address may serve another file before or after it.
  package var fileDigest: String {
    let origin = store.origin
    guard !origin.isEmpty else { return "" }
    var digest = Digest()
    digest.combine(origin)
    return digest.text
  }
}

extension Sources {
  /// Returns the fields that are secrets, as a record's form and the store declare them; `nil` if
  /// the declarations are unknown, because the store is failing and the table was never read.
  ///
  /// A file that is in use is not waited for a second time: then the table counts as it was last
  /// read.
  package func secretFields(
    of destination: RecordDestination?, isBusy: Bool, in locale: Locale
  ) async -> Set<FieldID>? {
    guard let destination else { return [] }
    let name = destination.table
    let current = isBusy ? nil : try? await store.schema().table(name)
    guard let table = current ?? cache.tables.value(of: name) else { return nil }
    let form =
      destination.form?(locale, TableSchema(name: name, key: .rowid, columns: [])) ?? forms[name]
    let ofForm = form?.fields.filter(\.kind.isSecret).map(\.id) ?? []
    return Set(ofForm + table.columns.filter(\.isSecret).map { FieldID($0.name) })
  }
}
