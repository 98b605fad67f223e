import BrowserDriver
import ScriptedPages

extension Page {
  /// Waits until all parts of the script that the page's elements need have begun.
  ///
  /// Until then the browser handles the keys itself.
  func waitForParts() throws {
    try wait(
      until: """
        [...document.querySelectorAll('[data-needs]')].flatMap(e => e.dataset.needs.split(' '))
          .every(address => document.documentElement.classList.contains(
            'has-' + address.split(/\\W+/)[2]))
        """)
  }

  /// Returns the names of the program's files that the page has loaded, without their hashes.
  func loadedFiles() throws -> Set<String> {
    let files: [String] = try read(
      """
      performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)
        .filter(path => path.startsWith('/_/')).map(path => path.slice(3).replace(/\\.[0-9a-f]{12}/, ''))
      """)
    return Set(files)
  }
}

extension Scripted {
  /// Opens the page, and waits until the parts that it names have begun.
  func open(on page: Page) throws {
    try page.open(address)
    try page.waitForParts()
  }
}
