import FoldoutApp

extension Screen {
  /// Returns the screen with its paths as they stand in addresses.
  func withEncodedPaths() -> Screen {
    var screen = self
    screen.path = PathPart.path(path)
    screen.records = records.map { PathPart.path($0) }
    return screen
  }

  /// The screen's address; `nil` for a screen to come.
  var address: Address? {
    switch content {
    case .table, .program, .stored: .list(at: path)
    case .record: .single(at: path)
    case .planned: nil
    }
  }

  /// The paths of the screen and of its records; `nil` for a screen to come.
  var screenPath: ScreenPath? {
    switch content {
    case .table, .program, .stored: .list(at: path, records: records)
    case .record: .single(at: path)
    case .planned: nil
    }
  }
}

extension Address {
  /// Parses a path; `nil` if it belongs neither to the host nor to one of the screens.
  init?(path: String, screens: [Screen] = []) {
    self.init(path: path, screenPaths: screens.compactMap(\.screenPath))
  }
}
