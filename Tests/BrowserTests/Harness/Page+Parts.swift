import BrowserDriver

extension Page {
  /// Waits until the parts of the script have begun that elements of the page name: a key that is
  /// pressed before is the browser's.
  func waitForParts() throws {
    try wait(
      until: """
        [...document.querySelectorAll('[data-needs]')].flatMap(e => e.dataset.needs.split(' '))
          .every(address => document.documentElement.classList.contains(
            'has-' + address.split(/\\W+/)[2]))
        """)
  }

  /// The names of the files of ours that the page has loaded, without their hashes.
  func loadedFiles() throws -> Set<String> {
    let files: [String] = try read(
      """
      performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)
        .filter(path => path.startsWith('/_/')).map(path => path.slice(3).replace(/\\.[0-9a-f]{16}/, ''))
      """)
    return Set(files)
  }
}
