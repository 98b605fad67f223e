import FoldoutApp
import FoldoutRecords

/// The served program, and everything of it that only a browser needs.
struct Site: Sendable {
  /// The records, the memory of Undo and the program's functions.
  var app: App
  /// The title of the start page.
  let title: String
  /// The size of the file in bytes; `nil` if there is no file.
  let size: Int64?
  /// The screens at addresses of their own.
  var screens: [Screen] = []
  /// The record that the start page redirects to; `nil` if there is a page to show.
  let home: Address?
  let shell: PageShell
  let resolver: EnvironmentResolver
  /// Limits simultaneous requests for pictures, because each picture is read whole before it is
  /// sent.
  let pictureLimit = ConcurrencyLimit(4)
}

extension WebRequestError {
  /// Converts a store's error into a refusal of the request.
  init(_ error: StoreError) {
    if case .unknownTable(let table) = error {
      self = .unknownTable(table)
    } else {
      self = .store(error)
    }
  }
}
