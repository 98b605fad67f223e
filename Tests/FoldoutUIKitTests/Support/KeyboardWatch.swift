@_spi(UIKitDouble) import UIKit

/// Counts how often the keyboard goes away.
final class KeyboardWatch {
  private(set) var hidings = 0
  private var observer: (any NSObjectProtocol)?

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.hidings += 1 }
    }
  }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }
}
