package import Foldout

/// The engine's types over a screen's own identities: sections by name, rows by ``RowID``.
package typealias ScreenTable = Table<String, RowID>
package typealias ScreenOutline = Outline<String, RowID>
package typealias ScreenEvent = Event<String, RowID>
package typealias ScreenUpdate = BatchUpdate<String, RowID>
package typealias ScreenStep = Step<String, RowID>
package typealias ScreenItem = Item<RowID>
