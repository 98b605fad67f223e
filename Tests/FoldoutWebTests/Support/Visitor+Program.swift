import FoldoutForms
import FoldoutRecords
import Foundation

@testable import FoldoutApp
@testable import FoldoutWeb

/// Parts of the visited program, each of which a test may replace.
extension Visitor {
  var screens: [Screen] {
    get { site.app.catalog.screens }
    set {
      let catalog = site.app.catalog
      site.app = App(
        Catalog(title: catalog.title, size: catalog.size, screens: newValue, home: catalog.home),
        site.app.sources, site.app.callbacks, undo: site.app.undo)
    }
  }

  var store: any RecordStore {
    get { site.app.sources.store }
    set { replaceSources(store: newValue) }
  }

  /// The folder of picture files.
  var folder: URL? {
    get { site.app.sources.folder }
    set { replaceSources(folder: newValue) }
  }

  var searchTimeouts: SearchTimeouts {
    get { site.app.sources.searchTimeouts }
    set { replaceSources(searchTimeouts: newValue) }
  }

  /// The function that returns a record with its secrets.
  var revealed: @Sendable (RecordKey, String) async -> DynamicRecord? {
    get { site.app.sources.revealed }
    set { replaceSources(revealed: newValue) }
  }

  var tickets: TicketIssuer {
    get { site.app.undo.tickets }
    set {
      site.app = App(
        site.app.catalog, site.app.sources, site.app.callbacks, undo: UndoLog(tickets: newValue))
    }
  }

  var onPress: ProgramCallbacks.Press {
    get { site.app.callbacks.onPress }
    set { replaceCallbacks(onPress: newValue) }
  }

  var onRecord: @Sendable (RecordEvent) async -> Void {
    get { site.app.callbacks.onRecord }
    set { replaceCallbacks(onRecord: newValue) }
  }

  private mutating func replaceSources(
    store: (any RecordStore)? = nil, folder: URL? = nil, searchTimeouts: SearchTimeouts? = nil,
    revealed: (@Sendable (RecordKey, String) async -> DynamicRecord?)? = nil
  ) {
    let old = site.app.sources
    site.app = App(
      site.app.catalog,
      Sources(
        store ?? old.store, folder: folder ?? old.folder, forms: old.forms,
        cache: old.cache, searchTimeouts: searchTimeouts ?? old.searchTimeouts,
        revealed: revealed ?? old.revealed),
      site.app.callbacks, undo: site.app.undo)
  }

  private mutating func replaceCallbacks(
    onRecord: (@Sendable (RecordEvent) async -> Void)? = nil,
    onPress: ProgramCallbacks.Press? = nil
  ) {
    let old = site.app.callbacks
    site.app = App(
      site.app.catalog, site.app.sources,
      ProgramCallbacks(
        withSecrets: old.withSecrets, onRecord: onRecord ?? old.onRecord, onEvent: old.onEvent,
        onPress: onPress ?? old.onPress),
      undo: site.app.undo)
  }
}
